import { familyName } from '@oche/darts/names/shortName';
import { useMemo, useState } from 'react';
import type { GameSummary } from '@oche/api/contract/game';
import type { UsedGame } from '@oche/api/useGame';
import type { GameState, Leg } from '@oche/darts/x01/state';
import { useIntl } from '@oche/i18n/provider';
import { Scoreboard } from '@oche/ui/Scoreboard';
import { Section } from '@oche/ui/Section';
import { StatCompare } from '@oche/ui/StatCompare';
import { comparisons } from '../../parts/game/gameComparisons.ts';
import { LegByLeg } from '../../parts/game/LegByLeg.tsx';
import { scorecardWords } from '../../parts/game/scorecardWords.ts';
import { scoreWords } from '../../parts/game/scoreWords.ts';
import { useScoreboard } from '../../parts/game/useScoreboard.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { useNow } from './useNow.ts';
import { VisitsOfLeg } from './VisitsOfLeg.tsx';

/** The start of a leg in milliseconds: the time at which the server stored its first visit; null before that. */
const legStart = (leg: Leg | undefined, log: UsedGame['log']): number | null => {
  const first = log.find(({ id }) => id === leg?.visits[0]?.event);
  return first ? Date.parse(first.serverTime) : null;
};

/** The scoreboard, then the legs, the visits of one leg, and the statistics. */
export function LiveGame({ play, game, summary }: { play: UsedGame; game: GameState; summary: GameSummary }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const board = useScoreboard(game, summary);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = game.legs.findLast((leg) => leg.visits.length > 0) ?? game.legs.at(-1);
  const shownLeg = game.legs.find(({ number }) => number === chosen) ?? current;
  const hints = board.hints.map((each) =>
    each?.hint.kind === 'route'
      ? {
          ...each,
          label: each.hint.options
            ? formatMessage(messages.canFinishWith)
            : formatMessage(messages.nextTimeDarts, { count: each.hint.darts.length }),
        }
      : each,
  );
  const rows = useMemo(() => comparisons(intl, game), [intl, game]);
  const [a = '', b = ''] = board.names;
  return (
    <>
      <Scoreboard
        {...board}
        hints={hints}
        look="page"
        under={game.sides.map(({ id }) => summary.sides.find((side) => side.id === id)?.club ?? undefined)}
        middle={<Middle game={game} log={play.log} />}
      />
      {shownLeg && shownLeg.visits.length > 0 && (
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-8 lg:grid-cols-[minmax(0,1.86fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <Section size="heading" title={formatMessage(scorecardWords.legByLeg)}>
            <LegByLeg
              game={game}
              names={board.names}
              shownLeg={shownLeg}
              onShow={(leg) => setChosen(leg === current?.number ? null : leg)}
            />
          </Section>
          <Section size="heading" title={formatMessage(messages.visitsOfLeg, { leg: shownLeg.number })}>
            <VisitsOfLeg game={game} leg={shownLeg} names={board.names} />
          </Section>
          <Section size="heading" title={formatMessage(scoreWords.statistics)}>
            <StatCompare caption={formatMessage(scoreWords.statistics)} names={[familyName(a), familyName(b)]} rows={rows} />
          </Section>
        </div>
      )}
    </>
  );
}

/** Between the sides: the number of the leg, and its duration in minutes. */
function Middle({ game, log }: { game: GameState; log: UsedGame['log'] }) {
  const { formatMessage } = useIntl();
  const now = useNow();
  const leg = game.legs.at(-1);
  const startedAt = legStart(leg, log);
  if (!leg) return null;
  if (now === null || startedAt === null) return <p>{formatMessage(words.legNumber, { number: leg.number })}</p>;
  const minutes = Math.max(0, Math.floor((now - startedAt) / 60_000));
  return <p>{formatMessage(messages.legTime, { leg: leg.number, minutes })}</p>;
}
