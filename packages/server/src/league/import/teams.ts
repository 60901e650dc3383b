import { defaultGroupRules, mostTeams } from '@oche/api/contract/group';
import type { ImportField } from '@oche/api/contract/import';
import type { MatchStructure } from '@oche/darts/match/structure';
import { foldName } from '@oche/darts/names/foldName';
import { requireRoom, requireRoomInSeason } from '../../organisations/quotas.ts';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { inChunks } from '../../platform/db/inChunks.ts';
import { invalid } from '../../platform/refusal.ts';
import { firstFree, slugify } from '../../platform/slugs.ts';
import { requireStructure } from '../groups.ts';
import type { SeasonRow } from '../seasonRows.ts';
import { shortOf } from '../shortOf.ts';
import { RowReader, differing, timeOf, weekdayOf, wholeOf } from './cells.ts';
import { languageOf } from './languageOf.ts';
import { mapRows } from './mapRows.ts';
import type { Planner } from './plan.ts';
import { SimilarNames } from './similarNames.ts';

/** What a name stands for; `null` if several have it. */
const byName = <Item extends { name: string }>(items: readonly Item[]): Map<string, Item | null> => {
  const found = new Map<string, Item | null>();
  for (const item of items) found.set(foldName(item.name), found.has(foldName(item.name)) ? null : item);
  return found;
};

type Added = {
  teamId: string | null;
  name: string;
  short: string;
  club: string | null;
  group: string | null;
  location: string | null;
  weekday: number | null;
  time: string | null;
  captain: { name: string; email: string | null; phone: string | null } | null;
};

/** Everything of a season and its organisation that rows of teams may name. */
const loadKnown = async ({ id, organisationId }: SeasonRow) => {
  const teams = await db()
    .selectFrom('teams')
    .select(['id', 'name', 'foldedName', 'slug', 'short', 'club'])
    .where('organisationId', '=', organisationId)
    .execute();
  const entered = await db()
    .selectFrom('seasonTeams')
    .select(['id', 'teamId', 'name', 'locationId', 'homeWeekday', 'homeTime'])
    .where('seasonId', '=', id)
    .execute();
  const locations = await db()
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('organisationId', '=', organisationId)
    .where('archivedAt', 'is', null)
    .where('private', '=', false)
    .execute();
  const groups = await db().selectFrom('seasonGroups').select(['id', 'name', 'slug', 'kind', 'level']).where('seasonId', '=', id).execute();
  const places = await db()
    .selectFrom('groupTeams')
    .innerJoin('seasonGroups', 'seasonGroups.id', 'groupTeams.groupId')
    .select(['groupTeams.groupId', 'groupTeams.seasonTeamId', 'groupTeams.position'])
    .where('seasonId', '=', id)
    .where('kind', '=', 'league')
    .execute();
  return { teams, entered, locations, groups, places };
};

/** Teams, told apart by their names, with their divisions. A team of an earlier season plays again. */
export const planTeams: Planner = async (rows, { season }, context) => {
  const known = await loadKnown(season);
  const permanent = new Map(known.teams.map((team) => [team.foldedName, team]));
  const enteredByTeam = new Map(known.entered.map((team) => [team.teamId, team]));
  const locations = byName(known.locations);
  const groups = byName(known.groups.filter(({ kind }) => kind === 'league'));
  const groupOf = new Map(known.places.map(({ seasonTeamId, groupId }) => [seasonTeamId, groupId]));
  const sizes = new Map<string, number>();
  for (const { groupId } of known.places) sizes.set(groupId, (sizes.get(groupId) ?? 0) + 1);
  const similar = await SimilarNames.of(known.teams.map(({ name }) => name));
  const newGroups = new Map<string, { name: string; level: number }>();
  const seen = new Set<string>();
  const added: Added[] = [];

  /** The folded name of the division of a row, which is counted as one of its teams. */
  const readGroup = (reader: RowReader, groupName: string | null): string | null => {
    const rowLevel = reader.read('level', wholeOf);
    if (groupName === null || groupName === '') return null;
    const folded = foldName(groupName);
    const group = groups.get(folded);
    if (group === null) return reader.fail('group', 'ambiguous');
    if (!group && !newGroups.has(folded)) newGroups.set(folded, { name: groupName, level: rowLevel ?? newGroups.size + 1 });
    const key = group?.id ?? folded;
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
    return sizes.get(key)! > mostTeams.league ? reader.fail('group', 'full') : folded;
  };
  const readLocation = (reader: RowReader): string | null => {
    const text = reader.text('location');
    if (text === '') return null;
    const location = locations.get(foldName(text));
    return location ? location.id : reader.fail('location', location === null ? 'ambiguous' : 'unknown');
  };
  const readCaptain = (reader: RowReader): Added['captain'] => {
    const captain = {
      name: reader.read('captain_name'),
      email: reader.read('captain_email'),
      phone: reader.read('captain_phone'),
    };
    if (captain.name !== null) return { ...captain, name: captain.name };
    return (captain.email ?? captain.phone) === null ? null : reader.fail('captain_name', 'missing');
  };

  const language = await languageOf(context);
  const results = await mapRows(rows, (row) => {
    const reader = new RowReader(row);
    const name = reader.readName();
    const folded = foldName(name);
    if (folded !== '' && seen.has(folded)) reader.fail('name', 'repeated');
    seen.add(folded);
    const team = permanent.get(folded);
    const present = team && enteredByTeam.get(team.id);
    const values = {
      short: reader.read('short'),
      club: reader.read('club'),
      location: readLocation(reader),
      weekday: reader.read('weekday', (text) => weekdayOf(text, language)),
      time: reader.read('time', timeOf),
    };
    const captain = readCaptain(reader);
    const groupName = reader.read('group');
    if (present) {
      const ownGroup = known.groups.find(({ id }) => id === groupOf.get(present.id));
      const differs: ImportField[] = differing(
        { ...values, group: groupName === null ? null : foldName(groupName) },
        {
          ...{ short: team.short, club: team.club, location: present.locationId, weekday: present.homeWeekday, time: present.homeTime },
          group: ownGroup ? foldName(ownGroup.name) : null,
        },
      );
      return reader.result({ known: true, differs });
    }
    const group = readGroup(reader, groupName);
    const { location, weekday: day, time } = values;
    added.push({
      ...{ teamId: team?.id ?? null, name, captain, group, location, weekday: day, time },
      ...{ short: values.short ?? shortOf(name), club: values.club || null },
    });
    return reader.result({ similar: team ? null : similar.find(name) });
  });

  const write = async (structure: MatchStructure | undefined) => {
    const created = await writeGroups([...newGroups.values()], known.groups, structure, season, context);
    const idOfGroup = new Map(
      [...known.groups.filter(({ kind }) => kind === 'league'), ...created].map(({ id, name }) => [foldName(name), id]),
    );
    const lastPosition = new Map<string, number>();
    for (const { groupId, position } of known.places) lastPosition.set(groupId, Math.max(position, lastPosition.get(groupId) ?? -1));
    await writeTeams(added, known.teams, season, context, (id, group) => {
      if (group === null) return [];
      const groupId = idOfGroup.get(group)!;
      const position = (lastPosition.get(groupId) ?? -1) + 1;
      lastPosition.set(groupId, position);
      return [{ groupId, seasonTeamId: id, position }];
    });
  };
  return { rows: results, newGroups: [...newGroups.values()].map(({ name }) => name), write };
};

/** Creates divisions that play with a structure. @throws Refusal 400 without a structure, or with one that cannot be played */
const writeGroups = async (
  groups: readonly { name: string; level: number }[],
  present: readonly { slug: string; level: number }[],
  structure: MatchStructure | undefined,
  season: SeasonRow,
  context: Context,
): Promise<{ id: string; name: string }[]> => {
  if (groups.length === 0) return [];
  if (structure === undefined) throw invalid({ structure: 'missing' });
  requireStructure(structure, defaultGroupRules, 'league');
  await requireRoomInSeason('seasonGroups', season.id, groups.length);
  const slugs = new Set(['create', ...present.map(({ slug }) => slug)]);
  const rows = groups.map(({ name, level: ofGroup }, at) => {
    const slug = firstFree(slugify(name), slugs);
    slugs.add(slug);
    const before = [...present, ...groups.slice(0, at)].filter((each) => each.level === ofGroup).length;
    return {
      ...{ id: context.newId(), seasonId: season.id, slug, name, kind: 'league' as const, level: ofGroup, position: before },
      ...{ structure: JSON.stringify(structure), rules: JSON.stringify(defaultGroupRules), createdAt: context.now },
    };
  });
  await db().insertInto('seasonGroups').values(rows).execute();
  return rows;
};

type Place = { groupId: string; seasonTeamId: string; position: number };

/** Creates teams where there are none of the name, enters all in the season, and puts them into their divisions. */
const writeTeams = async (
  added: readonly Added[],
  present: readonly { slug: string }[],
  { id: seasonId, organisationId }: SeasonRow,
  context: Context,
  placesOf: (seasonTeamId: string, group: string | null) => Place[],
): Promise<void> => {
  const slugs = new Set(['create', ...present.map(({ slug }) => slug)]);
  const teams = added.map((team) => ({ ...team, id: context.newId(), permanentId: team.teamId ?? context.newId() }));
  const created = teams.filter(({ teamId }) => teamId === null);
  await requireRoom('teams', organisationId, created.length);
  await requireRoomInSeason('seasonTeams', seasonId, teams.length);
  const rows = created.map(({ permanentId, name, short, club: ofTeam }) => {
    const slug = firstFree(slugify(name), slugs);
    slugs.add(slug);
    return { id: permanentId, organisationId, slug, name, foldedName: foldName(name), short, club: ofTeam, createdAt: context.now };
  });
  await inChunks(rows, (chunk) => db().insertInto('teams').values(chunk).execute());
  const entered = teams.map(({ id, permanentId, name, location, weekday: homeWeekday, time: homeTime }) => ({
    ...{ id, seasonId, teamId: permanentId, name, state: 'accepted' as const, locationId: location, homeWeekday, homeTime },
    ...{ colours: '[]', wishes: '', createdAt: context.now },
  }));
  await inChunks(entered, (chunk) => db().insertInto('seasonTeams').values(chunk).execute());
  const captains = teams.flatMap(({ id, captain }) => (captain ? [{ ...captain, seasonTeamId: id, position: 0 }] : []));
  await inChunks(captains, (chunk) => db().insertInto('seasonTeamCaptains').values(chunk).execute());
  const places = teams.flatMap(({ id, group }) => placesOf(id, group));
  await inChunks(places, (chunk) => db().insertInto('groupTeams').values(chunk).execute());
};
