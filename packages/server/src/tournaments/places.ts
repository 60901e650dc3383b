import { placings } from '@oche/darts/draw/placings';
import type { Results } from '@oche/api/contract/tournament';
import { entryOf } from './present.ts';
import { follow, stagesOf, type World } from './world.ts';

type Places = Results['places'];

const gamesOf = (world: World, role: 'winners' | 'losers') => {
  const stage = world.stages.find((candidate) => candidate.role === role);
  return world.games.filter(({ stageId }) => stageId === stage?.id);
};

/** Final places of a knockout, behind `offset` others. */
const knockoutPlaces = (world: World, role: 'winners' | 'losers', offset: number): Places => {
  const stage = world.stages.find((candidate) => candidate.role === role);
  const drawn = stagesOf(world).find(({ id }) => id === stage?.id);
  if (!drawn) return [];
  return placings(drawn, follow(world).progress).map(({ entry, from, to }) => ({
    from: from + offset,
    to: to + offset,
    role,
    entry: entryOf(world.entries.find(({ id }) => id === entry)!),
  }));
};

/** Places of those whose evening ended in the groups, behind everybody who plays on: by their position, shared over the groups. */
const groupPlaces = (world: World, playingOn: ReadonlySet<string | null>): Places => {
  const { tables, blocked } = follow(world);
  const all = [...tables.values()];
  if (!all.every(({ complete }) => complete) || (world.tournament.plan.winners && blocked.length > 0)) return [];
  const out = all.flatMap(({ rows }) => rows.filter(({ entry }) => !playingOn.has(entry)));
  const offset = all.flatMap(({ rows }) => rows).length - out.length;
  return out
    .sort((a, b) => a.position - b.position)
    .map(({ entry, position }) => ({
      from: offset + out.filter((other) => other.position < position).length + 1,
      to: offset + out.filter((other) => other.position <= position).length,
      role: 'groups',
      entry: entryOf(world.entries.find(({ id }) => id === entry)!),
    }));
};

/** Final places as far as they are certain: the winners' knockout, behind it the losers', behind both who played on in neither. */
export const placesOf = (world: World): Places => {
  const inWinners = new Set(gamesOf(world, 'winners').flatMap(({ entries }) => entries.filter(Boolean)));
  const inLosers = new Set(gamesOf(world, 'losers').flatMap(({ entries }) => entries.filter(Boolean)));
  return [
    ...knockoutPlaces(world, 'winners', 0),
    ...knockoutPlaces(world, 'losers', inWinners.size),
    ...groupPlaces(world, new Set([...inWinners, ...inLosers])),
  ];
};
