import { finalPlaces } from '@oche/darts/standings/finalPlaces';
import type { Results } from '@oche/api/contract/tournament';
import { entryOf } from './present.ts';
import { follow, stagesOf, type World } from './world.ts';

/** Final places as far as they are certain: the winners' knockout, behind it the losers', behind both who played on in neither. */
export const placesOf = (world: World): Results['places'] =>
  finalPlaces(stagesOf(world), follow(world)).map(({ entry, from, to, stage }) => ({
    ...{ from, to },
    role: world.stages.find(({ id }) => id === stage)!.role,
    entry: entryOf(world.entries.find(({ id }) => id === entry)!),
  }));
