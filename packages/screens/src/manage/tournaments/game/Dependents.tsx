import type { Tournament } from '@oche/api/contract/tournament';
import { ApiError } from '@oche/api/errors';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { gameTitle, stageName } from '../../../parts/game/gameName.ts';
import { versusText } from '../../../parts/game/slotText.ts';
import { words } from '../../../shell/words.ts';
import { messages } from '../../parts/gameMessages.ts';

/** Keys of the started games that a `has-dependents` error lists; empty for any other error. */
export const dependentsOf = (error: unknown): readonly string[] => {
  if (!(error instanceof ApiError) || error.code !== 'has-dependents') return [];
  const { games } = error.body;
  return Array.isArray(games) ? games.filter((key) => typeof key === 'string') : [];
};

/** Lists the later games that have started and depend on the result to be changed. */
export function Dependents({ tournament: { id }, keys }: { tournament: Pick<Tournament, 'id'>; keys: readonly string[] }) {
  const intl = useIntl();
  const { winners, losers } = useReads({
    winners: read('getBracket', { tournament: id, role: 'winners' }),
    losers: read('getBracket', { tournament: id, role: 'losers' }),
  });
  const games = [...winners.games, ...losers.games].filter(({ key }) => keys.includes(key));
  return (
    <div role="alert" className="border-l-4 border-warning-fill bg-warning-wash px-3 py-2.5">
      <p>{intl.formatMessage(messages.dependents, { count: keys.length })}</p>
      <ul className="mt-2 list-disc pl-5">
        {games.map((game) => (
          <li key={game.id}>
            {intl.formatMessage(words.labelled, {
              label: [gameTitle(intl, game), stageName(intl, game)].filter(Boolean).join(', '),
              text: versusText(intl, game),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
