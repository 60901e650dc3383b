import { finalPlaces } from '@oche/darts/standings/finalPlaces';
import type { Results } from '@oche/api/contract/tournament';
import { entryOf } from './present.ts';
import { stagesOf, stateOf, type World } from './world.ts';

/** The final places that are already certain: those of the winners' knockout, then of the losers' knockout, then of the groups. */
export const placesOf = (world: World): Results['places'] =>
  finalPlaces(stagesOf(world), stateOf(world)).map(({ entry, from, to, stage }) => ({
    ...{ from, to },
    role: world.stages.find(({ id }) => id === stage)!.role,
    entry: entryOf(world.entries.find(({ id }) => id === entry)!),
  }));
