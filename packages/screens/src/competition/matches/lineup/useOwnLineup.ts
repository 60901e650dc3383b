import type { OwnLineup } from '@oche/api/contract/match';
import { useRead } from '@oche/api/query';
import type { Side } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import type { UsedMatch } from '../../../parts/match/useMatch.ts';
import { playerNames } from '../../../parts/people/playerNames.ts';
import type { LineupTask } from '../../../parts/match/lineupTask.ts';

/** What the captain of a side needs for a lineup. The names of the players tell them apart. */
export function useOwnLineup({ sheet }: UsedMatch, { id: part }: LineupTask, side: Side): OwnLineup {
  const intl = useIntl();
  const own = useRead('getOwnLineup', { id: sheet.match.id, part, side: side === 0 ? '0' : '1' });
  const nameOf = playerNames(
    intl,
    own.players.map(({ player: id, name, number }) => ({ id, name, number })),
  );
  return { ...own, players: own.players.map((each) => ({ ...each, name: nameOf({ ...each, id: each.player }) })) };
}
