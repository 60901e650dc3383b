import { Lock } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { gameFormat } from '../../../parts/match/matchTexts.ts';
import { messages as shared } from '../../../parts/match/messages.ts';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';
import { laterGames, type LineupTask } from '../../../parts/match/lineupTask.ts';
import { messages } from '../../../parts/match/lineupMessages.ts';

/** The games whose lineups are handed in later. Renders nothing without any. */
export function Later({ match: { state }, task }: { match: UsedMatch; task: LineupTask }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const games = laterGames(state, task);
  if (games.length === 0) return null;
  return (
    <Section
      title={<span className="text-ink-2">{formatMessage(messages.later)}</span>}
      actions={<span className="text-body-small text-ink-3">{formatMessage(messages.laterNote)}</span>}
      rule
      className="mt-7"
    >
      <ul>
        {games.map((game) => (
          <li
            key={game.key}
            className="grid min-h-11 grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-2 border-b border-line py-2 text-body-small text-ink-2"
          >
            <span className="tabular-nums">{game.number}</span>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{formatMessage(shared.block, { size: String(game.size) })}</span>
              <span className="text-ink-3">{gameFormat(intl, game)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 pt-2 text-body-small text-ink-3">
        <Lock aria-hidden className="mt-0.5 size-4" />
        {formatMessage(messages.laterMeans)}
      </p>
    </Section>
  );
}
