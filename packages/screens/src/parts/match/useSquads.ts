import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import type { Match } from '@oche/api/contract/fixture';
import type { BySide } from '@oche/darts/match/structure';
import { useIntl } from '@oche/i18n/provider';
import { playerNames, type Numbered } from '../people/playerNames.ts';

/** The players of both teams, whose names tell them apart. */
export type Squads = BySide<Numbered[]>;

/** The players on the rosters of both teams of a match. */
export function useSquads(seasonId: string, { home, away }: Pick<Match, 'home' | 'away'>): Squads {
  const { ofHome, ofAway } = useReads({
    ofHome: read('listSeasonMembers', { seasonId, teamId: home.id }),
    ofAway: read('listSeasonMembers', { seasonId, teamId: away.id }),
  });
  const intl = useIntl();
  const nameOf = playerNames(
    intl,
    [...ofHome, ...ofAway].map(({ playerId: id, name, number }) => ({ id, name, number })),
  );
  const players = (members: typeof ofHome) =>
    members.flatMap(({ playerId: id, name, number, activeFrom }) =>
      activeFrom === null ? [] : [{ id, name: nameOf({ id, name, number }), number }],
    );
  return [players(ofHome), players(ofAway)];
}
