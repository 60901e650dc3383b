import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '@oche/api/contract/endpoints';
import { middenkust } from '@oche/darts/match/presets';
import { register, type TestServer } from '../../testServer.ts';
import { openLeague, startLeagues, weeks, type Client, startSeason } from '../testLeague.ts';

describe('files of a federation', () => {
  let world: TestServer;
  let boss: Client;
  beforeAll(async () => ({ world, boss } = await startLeagues()));
  afterAll(() => world.close());

  const open = async () => {
    const league = await openLeague(boss);
    const { seasonId, id } = league;
    type Kind = Input<'applyImport'>['kind'];
    const preview = (kind: Kind, text: string, client = boss) => client.call('previewImport', { seasonId, kind, text });
    const apply = (kind: Kind, text: string, more: Partial<Input<'applyImport'>> = {}) =>
      boss.call('applyImport', { seasonId, kind, text, ...more });
    const states = async (kind: Kind, text: string) =>
      (await preview(kind, text)).rows.map(({ state, problems }) => [state, ...problems.map(({ field, code }) => `${field} ${code}`)]);
    const locations = async () => (await boss.call('listLocations', { organisationId: id })).items;
    const teams = () => boss.call('listTeams', { seasonId });
    const groups = () => boss.call('listSeasonGroups', { seasonId });
    const members = () => boss.call('listSeasonMembers', { seasonId });
    return { ...league, preview, apply, states, locations, teams, groups, members };
  };

  const places = ['Lokaal;Adres;Borden;Avonden', 'De Linde;Dorp 1;3;do|vr', 'Het Krijt;;;'].join('\n');
  const teamFile = [
    'Ploeg;Kort;Reeks;Niveau;Lokaal;Speeldag;Uur;Kapitein;E-mail kapitein',
    'De Linde A;DLA;Eerste;1;De Linde;vrijdag;20u;Ann Pijl;ann@linde.example',
    'De Linde B;;Eerste;1;De Linde;vrijdag;19.30;;',
    'Het Krijt;HK;Eerste;1;het krijt;Fri;20:00;;',
    'De Pijl;DP;Eerste;1;;;;;',
  ].join('\n');

  test('an empty federation gets its locations, teams, divisions and members, and plans its fixtures', async () => {
    const { seasonId, apply, states, locations, teams, groups, members } = await open();
    expect(await apply('locations', places)).toEqual({ added: 2 });
    expect(await locations()).toMatchObject([
      {
        ...{ name: 'De Linde', address: 'Dorp 1', timeZone: 'Europe/Brussels' },
        boards: [{ number: 1 }, { number: 2 }, { number: 3 }],
        evenings: [
          { weekday: 4, boards: 3 },
          { weekday: 5, boards: 3 },
        ],
      },
      { name: 'Het Krijt', boards: [{ number: 1 }, { number: 2 }], evenings: [] },
    ]);
    await expect(apply('teams', teamFile)).rejects.toMatchObject({ body: { fields: { structure: 'missing' } } });
    expect(await apply('teams', teamFile, { structure: middenkust })).toEqual({ added: 4 });
    expect(await teams()).toMatchObject([
      {
        ...{
          name: 'De Linde A',
          team: { short: 'DLA', slug: 'de-linde-a' },
          location: { name: 'De Linde' },
          homeWeekday: 5,
          homeTime: '20:00',
        },
        captains: [{ name: 'Ann Pijl', email: 'ann@linde.example', hasAccount: false }],
      },
      { name: 'De Linde B', team: { short: 'De Linde B' }, homeTime: '19:30', captains: [] },
      { name: 'De Pijl', location: null, homeWeekday: null },
      { name: 'Het Krijt', location: { name: 'Het Krijt' } },
    ]);
    expect(await groups()).toMatchObject([{ name: 'Eerste', level: 1, teams: [{}, {}, {}, {}] }]);
    const file = [
      'Nr;Naam;Ploeg;Geboren;Vicekapitein',
      ';Bo Hout;De Linde A;1.2.1990;x',
      '40;Cas Wit;DLA;;',
      ';Dré Groen;de linde b;;',
    ].join('\n');
    expect(await apply('members', file)).toEqual({ added: 3 });
    expect(await members()).toMatchObject([
      { name: 'Bo Hout', number: 1, bornOn: '1990-02-01', state: 'active', roster: [{ team: { name: 'De Linde A' } }] },
      { name: 'Cas Wit', number: 40, roster: [{ team: { name: 'De Linde A' } }] },
      { name: 'Dré Groen', number: 2, roster: [{ team: { name: 'De Linde B' } }] },
    ]);
    expect((await teams())[0]!.captains).toMatchObject([{ name: 'Ann Pijl' }, { name: 'Bo Hout' }]);
    for (const [kind, text] of [['locations', places] as const, ['teams', teamFile] as const, ['members', file] as const]) {
      expect(new Set((await states(kind, text)).flat())).toEqual(new Set(['known']));
      expect(await apply(kind, text)).toEqual({ added: 0 });
    }
    const home = { homeWeekday: 5, homeTime: '20:00', locationId: (await locations())[1]!.id };
    await boss.call('updateSeasonTeam', { id: (await teams())[2]!.id, ...home });
    await boss.call('setMatchdays', { seasonId, matchdays: weeks(10) });
    const { version, drawNumber } = await boss.call('planFixtures', { seasonId, drawNumber: 7 });
    await boss.call('applyFixtures', { seasonId, drawNumber, version });
    expect((await boss.call('listMatches', { seasonId, perPage: 50 })).total).toBe(12);
  });

  test('each row says what is wrong with it, and nothing is written', async () => {
    const { apply, preview, states, teams, locations } = await open();
    await apply('locations', places);
    const file = [
      'name;short;location;weekday;time;captain_email;level;group',
      ';A1;;;;;;',
      'Bulls;X;Elsewhere;someday;27:00;nobody;0;',
      `${'x'.repeat(121)};XX;;;;;;`,
      'Aces;AC;;;;;;',
      'aces;AC;;;;;;',
      'Kings;KI;De Linde;Fri;20:00;king@aces.example;;',
    ].join('\n');
    expect(await states('teams', file)).toEqual([
      ['error', 'name missing'],
      ['error', 'short invalid', 'location unknown', 'weekday invalid', 'time invalid', 'captain_email invalid', 'level invalid'],
      ['error', 'name too-long'],
      ['new'],
      ['error', 'name repeated'],
      ['error', 'captain_name missing'],
    ]);
    const problems = (await preview('teams', file)).rows.map((row) => row.problems.map(({ text }) => text));
    expect(problems.slice(0, 3)).toEqual([[''], ['X', 'Elsewhere', 'someday', '27:00', 'nobody', '0'], [`${'x'.repeat(59)}…`]]);
    await expect(apply('teams', file)).rejects.toMatchObject({ body: { fields: { text: 'has-problems' } } });
    expect(await teams()).toEqual([]);
    expect(await states('locations', 'name;boards;evenings;time_zone\nA;0;funday;Moon/Base\nB;99;;')).toEqual([
      ['error', 'time_zone invalid', 'boards invalid', 'evenings invalid'],
      ['error', 'boards too-long'],
    ]);
    expect(await locations()).toHaveLength(2);
  });

  test('rows that are there differ or not, and similar names are shown', async () => {
    const { addTeam, preview } = await open();
    await addTeam({ name: 'De Linde A', short: 'DLA', homeTime: '20:00' });
    const { rows } = await preview('teams', 'name,short,time\nde linde a,DLA,19:30\nDe Linda A,,\nBulls,,');
    expect(rows).toMatchObject([
      { state: 'known', differs: ['time'], similar: null },
      { state: 'new', similar: 'De Linde A' },
      { state: 'new', similar: null },
    ]);
  });

  test('each row of the preview says what its cells are read as, without those that have a problem', async () => {
    const { apply, preview } = await open();
    await apply('locations', places);
    const valuesOf = async (...file: Parameters<typeof preview>) =>
      (await preview(...file)).rows.map(({ values }) => Object.fromEntries(values.map(({ field, text }) => [field, text])));
    expect(await valuesOf('locations', 'name;boards;evenings\nNew;3;do en vr')).toEqual([{ boards: '3', evenings: '4,5' }]);
    expect(await valuesOf('teams', 'name;location;weekday;time;club\nOne;De Linde;vrijdag;20u;\nTwo;Elsewhere;someday;;Club')).toEqual([
      { location: 'De Linde', weekday: '5', time: '20:00' },
      { club: 'Club' },
    ]);
    expect(await valuesOf('members', 'name;number;born_on\nAn Wit;12;1.2.1990')).toEqual([{ number: '12', born_on: '1990-02-01' }]);
  });

  test('trap 13: a player of last season is the same one, and a namesake in another team is not', async () => {
    const { id, apply, preview, addTeam, members } = await open();
    const [one, other] = [await addTeam({ name: 'One' }), await addTeam({ name: 'Other' })];
    const earlier = await boss.call('createPlayer', { organisationId: id, name: 'An Wit' });
    await apply('members', 'name,team\nAn Wit,One');
    expect(await members()).toMatchObject([{ playerId: earlier.id, number: 1, roster: [{ team: { id: one.id } }] }]);
    expect((await preview('members', 'name,team\nan wit,Other')).rows).toMatchObject([{ state: 'new', similar: 'An Wit' }]);
    await apply('members', 'name,team\nAn Wit,Other');
    expect((await members()).map(({ playerId, number, roster }) => [playerId === earlier.id, number, roster[0]!.team.id])).toEqual(
      expect.arrayContaining([
        [true, 1, one.id],
        [false, 2, other.id],
      ]),
    );
  });

  test('numbers, rosters and rules of the season are respected', async () => {
    const { apply, states, addTeam } = await open();
    await addTeam({ name: 'One' });
    await addTeam({ name: 'Other' });
    await apply('members', 'number,name,team\n7,An Wit,One');
    expect(
      await states(
        'members',
        [
          'number,name,team,active_from',
          '7,Bo Hout,One,',
          '7,An Wit,Other,',
          '8,Cas Rood,Nowhere,',
          '9,Dan Blauw,One,2026-02-30',
          'x,Eva Geel,One,',
        ].join('\n'),
      ),
    ).toEqual([
      ['error', 'number taken'],
      ['error', 'number repeated', 'team other-team'],
      ['error', 'team unknown'],
      ['error', 'active_from invalid'],
      ['error', 'number invalid'],
    ]);
    const many = Array.from({ length: 12 }, (_, at) => `Player ${at},One`);
    expect((await states('members', ['name,team', ...many].join('\n'))).filter(([state]) => state === 'error')).toEqual([
      ['error', 'team full'],
    ]);
  });

  test('hostile files are read in bounded time, and only their size decides it', async () => {
    const { apply, preview, addTeam } = await open();
    await addTeam({ name: 'One' });
    const crowd = ['name,team', ...Array.from({ length: 5_000 }, (_, at) => `M${at},One`)].join('\n');
    const { rows } = await preview('members', crowd);
    expect(rows.filter(({ state }) => state === 'new')).toHaveLength(12);
    expect(rows.at(-1)!.problems).toMatchObject([{ field: 'team', code: 'full' }]);
    await expect(apply('members', crowd)).rejects.toMatchObject({ body: { fields: { text: 'has-problems' } } });
    const long = `name;time;evenings\nA;19:${' '.repeat(60_000)}x;${'mo|'.repeat(80_000)}`;
    expect((await preview('teams', long)).rows).toMatchObject([
      { state: 'error', problems: [{ field: 'time', code: 'too-long', text: '19:…' }] },
    ]);
    const heading = '\uFDFA'.repeat(2_000);
    expect((await preview('teams', `name;${Array(39).fill(heading).join(';')}\nA`)).columns[1]!.heading).toHaveLength(100);
  });

  test('only organisers of a season that is not over import', async () => {
    const { seasonId, preview } = await open();
    const { client: stranger } = await register(world, 'Stranger');
    await expect(preview('teams', 'name\nA', stranger)).rejects.toMatchObject({ status: 404 });
    await expect(preview('teams', 'name\nA', world.as())).rejects.toMatchObject({ status: 401 });
    await startSeason(world, seasonId);
    await boss.call('setSeasonStatus', { id: seasonId, state: 'finished' });
    await expect(preview('teams', 'name\nA')).rejects.toMatchObject({ code: 'wrong-state' });
  });

  test('a federation of 4,000 members is one import of few statements', async () => {
    const { apply, members } = await open();
    await apply('teams', ['name', ...Array.from({ length: 300 }, (_, at) => `Team ${at}`)].join('\n'));
    const rows = Array.from({ length: 3_600 }, (_, at) => `${at + 1},Player ${at},Team ${at % 300}`);
    expect(await apply('members', ['number,name,team', ...rows].join('\n'))).toEqual({ added: 3_600 });
    expect(await members()).toHaveLength(3_600);
  });

  test('weekdays of a Dutch user, years of two digits, and players who are in a file twice', async () => {
    const { apply, states, teams, locations, members } = await open();
    await boss.call('updateLocale', { langcode: 'nl' });
    await apply('locations', 'Lokaal;Avonden\nDe Linde;wo en vr\nHet Krijt;ma');
    expect(await locations()).toMatchObject([{ evenings: [{ weekday: 3 }, { weekday: 5 }] }, { evenings: [{ weekday: 1 }] }]);
    await apply('teams', 'Ploeg;Speeldag\nDe Linde A;di');
    expect(await teams()).toMatchObject([{ name: 'De Linde A', homeWeekday: 2 }]);
    const file = ['Speler;Nr;Geboren', 'An Pijl;1;1/1/85', 'An Pijl;2;1/1/1985', 'An Pijl;3;2/1/85', 'Bo Pijl;4;1/1/2085'].join('\n');
    expect(await states('members', file)).toEqual([['new'], ['error', 'name repeated'], ['new'], ['error', 'born_on invalid']]);
    await apply('members', 'Speler;Geboren\nAn Pijl;1/1/85');
    expect(await members()).toMatchObject([{ name: 'An Pijl', bornOn: '1985-01-01' }]);
  });
});
