import { foldName } from '@oche/darts/names/foldName';
import { requireRoom } from '../../organisations/quotas.ts';
import { db } from '../../platform/db/current.ts';
import { inChunks } from '../../platform/db/inChunks.ts';
import { isTimeZone } from '../../platform/timeZone.ts';
import { RowReader, differing, weekdaysOf, wholeOf } from './cells.ts';
import { languageOf } from './languageOf.ts';
import { mapRows } from './mapRows.ts';
import type { Planner } from './plan.ts';
import { SimilarNames } from './similarNames.ts';

/** Boards of a location whose file says nothing about them. */
const usualBoards = 2;

const loadLocations = (organisationId: string) =>
  db()
    .selectFrom('locations')
    .select(['id', 'name', 'address', 'timeZone'])
    .select((eb) =>
      eb
        .selectFrom('boards')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('locationId', '=', 'locations.id')
        .where('removedAt', 'is', null)
        .as('boards'),
    )
    .where('organisationId', '=', organisationId)
    .where('private', '=', false)
    .where('archivedAt', 'is', null)
    .execute();

/** Locations of the organisation, told apart by their names. */
export const planLocations: Planner = async (rows, { season }, context) => {
  const { organisationId } = season;
  const { timeZone } = await db().selectFrom('organisations').select('timeZone').where('id', '=', organisationId).executeTakeFirstOrThrow();
  const present = new Map((await loadLocations(organisationId)).map((location) => [foldName(location.name), location]));
  const similar = await SimilarNames.of([...present.values()].map((location) => location.name));
  const language = await languageOf(context);
  const seen = new Set<string>();
  const added: { name: string; address: string; timeZone: string; boards: number; evenings: string }[] = [];
  const results = await mapRows(rows, (row) => {
    const reader = new RowReader(row);
    const name = reader.readName();
    const values = {
      address: reader.read('address'),
      time_zone: reader.read('time_zone', (text) => (isTimeZone(text) ? text : null)),
      boards: reader.read('boards', wholeOf),
    };
    const days = reader.read('evenings', (text) => weekdaysOf(text, language));
    const folded = foldName(name);
    if (folded !== '' && seen.has(folded)) reader.fail('name', 'repeated');
    seen.add(folded);
    const known = present.get(folded);
    if (known)
      return reader.result({
        known: true,
        differs: differing(values, { address: known.address, time_zone: known.timeZone, boards: Number(known.boards) }),
      });
    const boards = values.boards ?? usualBoards;
    added.push({
      ...{ name, boards, address: values.address ?? '', timeZone: values.time_zone ?? timeZone },
      evenings: JSON.stringify((days ?? []).map((weekday) => ({ weekday, boards, from: null, to: null }))),
    });
    return reader.result({ similar: similar.find(name) });
  });
  const write = async () => {
    await requireRoom('locations', organisationId, added.length);
    const locations = added.map((location) => ({ ...location, id: context.newId() }));
    await inChunks(locations, (chunk) =>
      db()
        .insertInto('locations')
        .values(chunk.map(({ boards: _, ...location }) => ({ ...location, organisationId, createdAt: context.now })))
        .execute(),
    );
    const boards = locations.flatMap(({ id, boards: count }) =>
      Array.from({ length: count }, (_, at) => ({ id: context.newId(), locationId: id, number: at + 1, name: String(at + 1) })),
    );
    await inChunks(boards, (chunk) => db().insertInto('boards').values(chunk).execute());
  };
  return { rows: results, newGroups: [], write };
};
