import type { ComparedPlayer, MergedPlayer, MergePreview, mergedPlayerEndpoints } from '@oche/api/contract/mergedPlayer';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';
import { membersOf } from './league.ts';

const [mergedAt, splitUntil] = ['2026-11-27T19:30:00.000Z', '2026-12-27T19:30:00.000Z'];

/** A member as a merge compares players. */
export const comparedOf = (world: World, { playerId: id, name, number, bornOn, roster }: SeasonMember): ComparedPlayer => {
  const { id: seasonId = id, name: season = '2026–2027' } = world.competition.season ?? {};
  return {
    ...{ id, name, number, bornOn: bornOn ?? null, club: null, account: null, games: 11 },
    seasons: [{ id: seasonId, name: season, teams: roster.map(({ team }) => team.name) }],
  };
};

/** The first member, compared with a player of the same name whom an import has created. */
export const mergePreviewOf = (world: World): MergePreview => {
  const [first, second] = membersOf(world);
  const kept = { ...comparedOf(world, first!), bornOn: '1988-04-17', account: first!.name, games: 64 };
  return { kept, other: { ...comparedOf(world, second!), name: first!.name, number: 288, games: 3 }, splitUntil, refusal: null };
};

/** The players of `mergePreviewOf` after the merge. */
export const mergedPlayerOf = (world: World): MergedPlayer => {
  const { kept, other } = mergePreviewOf(world);
  const into = { id: kept.id, name: kept.name, number: kept.number };
  return { id: other.id, name: other.name, number: other.number, into, mergedAt, mergedBy: world.user.name, splitUntil };
};

/** Endpoints of players who were entered twice. */
export const responsesOfMergedPlayers = (world: World): ResponsesTo<keyof typeof mergedPlayerEndpoints> => ({
  listMergedPlayers: [],
  previewMerge: mergePreviewOf(world),
  mergePlayers: mergedPlayerOf(world),
  splitPlayer: null,
});
