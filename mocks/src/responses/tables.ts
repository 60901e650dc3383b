import type { SeasonGroup } from '@oche/api/contract/group';
import type { Penalty } from '@oche/api/contract/penalty';
import type { CourseOfPlaces, PlaceChange } from '@oche/api/contract/standings';
import { now } from '../clock.ts';
import { createIds } from '../ids.ts';

/** The places of the teams of a group after each of two matchdays: the second and the third have changed places. */
export const courseOf = ({ id, teams }: SeasonGroup): CourseOfPlaces => ({
  ...{ groupId: id, matchdays: [1, 2] },
  teams: teams.map((team, at) => ({
    ...{ team: { id: team.id, slug: team.slug, name: team.name, short: team.short } },
    places: [at === 1 ? 3 : at === 2 ? 2 : at + 1, at + 1],
  })),
});

/** The first two teams of a division change places. */
export const placeChangesOf = ({ teams }: SeasonGroup): PlaceChange[] =>
  teams.slice(0, 2).map(({ id, slug, name, short }, at) => ({
    team: { id, slug, name, short },
    ...{ before: { position: at + 1, points: 24 - 2 * at }, after: { position: 2 - at, points: 22 + 2 * at } },
  }));

/** A penalty of the first team of a group. */
export const penaltyOf = ({ id: groupId, teams }: SeasonGroup): Penalty => {
  const { id, slug, name, short } = teams[0]!;
  return {
    ...{ id: createIds(186)(now.getTime()), groupId, team: { id, slug, name, short }, match: null, points: 2, gamePoints: 0, fine: 25_00 },
    ...{ isPaid: false, reason: 'Geen wedstrijdblad, 14 november', from: '2026-11-14', lifted: null },
  };
};
