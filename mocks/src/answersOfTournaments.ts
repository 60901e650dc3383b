import type { Entry, Group, PastedName, Player, Tournament } from '@oche/api/contract/tournament';
import type { tournamentEndpoints } from '@oche/api/contract/tournamentEndpoints';
import { byId, given, notFound, pageOf } from './answerParts.ts';
import { slugOf } from './builders.ts';
import { now } from './clock.ts';
import { createIds } from './ids.ts';
import type { Answer } from './mock.ts';
import type { World } from './world.ts';

const phases = { open: ['ready', 'waiting', 'called', 'playing'], playing: ['called', 'playing'], finished: ['finished'] };
const statuses = { running: ['running'], coming: ['registration', 'check-in'], finished: ['finished'] };
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The best of the week, as far as somebody has played. */
const bestOf = ({ results }: World) => {
  const best = (kind: 'checkout' | 'average' | 'leg' | '180s', of: (row: World['results']['statistics'][number]) => number | null) => {
    const sign = kind === 'leg' ? -1 : 1;
    const rows = results.statistics.flatMap((row) => ({ name: row.entry.name, value: of(row) })).filter(({ value }) => value !== null);
    const [first] = rows.sort((a, b) => sign * ((b.value ?? 0) - (a.value ?? 0)));
    return first?.value ? [{ kind, name: first.name, value: first.value }] : [];
  };
  return [
    ...best('checkout', (row) => row.highCheckout),
    ...best('average', (row) => row.average),
    ...best('leg', (row) => row.bestLeg),
    ...best('180s', (row) => row.oneEighties),
  ];
};

export const answersOfTournaments = (world: World): { [K in keyof typeof tournamentEndpoints]: Answer<K> } => {
  const { tournament, entries, groups, players, games, tournaments } = world;
  const newId = createIds(803);
  const freshId = () => newId(now.getTime());
  const byName = [...entries].sort((a, b) => a.name.localeCompare(b.name));
  const drawnGroups = groups.map((group) => entries.filter((entry) => entry.group === group.number));
  const known = <T>(asked: string, answer: T): T => {
    if (asked !== tournament.slug && asked !== tournament.id) throw notFound('tournament');
    return answer;
  };
  const entryOf = (player: { id?: string; playerId?: string; name?: string; nickname?: string; club?: string; seed?: number }): Entry => {
    const person = players.find(({ id }) => id === player.playerId);
    return {
      id: player.id ?? freshId(),
      playerId: player.playerId ?? freshId(),
      name: player.name ?? person?.name ?? '',
      nickname: player.nickname ?? person?.nickname ?? '',
      club: player.club ?? person?.club ?? null,
      seed: player.seed ?? null,
      ...{ checkedIn: false, paid: false, withdrawn: false, waiting: false, group: null },
    };
  };
  const pasted = (line: string, i: number, lines: readonly string[]): PastedName => {
    const row = { line: i + 1, name: line.trim(), playerId: null, like: null };
    const player = players.find(({ name }) => same(name, line));
    const like = players.find(({ name }) => name.split(' ').at(-1) === row.name.split(' ').at(-1));
    if (row.name.length < 2) return { ...row, state: 'invalid' };
    if (entries.some(({ name }) => same(name, line)) || lines.slice(0, i).some((other) => same(other, line)))
      return { ...row, state: 'duplicate' };
    if (player) return { ...row, state: 'known', playerId: player.id };
    return like ? { ...row, state: 'similar', like: like.name } : { ...row, state: 'new' };
  };
  const changed = (change: Partial<Tournament>): Tournament => ({ ...tournament, ...change });
  const { playList, results } = world;

  return {
    getHome: {
      live: games.find((game) => game.phase === 'playing') ?? null,
      liveCount: games.filter((game) => game.phase === 'playing').length,
      tournaments,
      best: bestOf(world),
    },
    listTournaments: ({ search = '', status, ...paging }) =>
      pageOf(
        tournaments
          .filter((each) => each.status !== 'draft' && each.name.toLowerCase().includes(search.toLowerCase()))
          .filter((each) => !status || statuses[status].includes(each.status)),
        paging,
      ),
    listManagedTournaments: (input) => pageOf(tournaments, input),
    createTournament: ({ id = freshId(), eventId: _event, organisationId: _organisation, ...settings }) =>
      changed({
        ...given(settings),
        ...{ id, slug: slugOf(settings.name), status: 'draft', entries: 0, stages: [], drawNumber: null, drawnAt: null, expectedEnd: null },
        ...{ winner: null, games: { total: 0, finished: 0, playing: 0 } },
      }),
    getTournament: (input) => known(input.tournament, tournament),
    updateTournament: ({ id, ...settings }) => known(id, changed(given(settings))),
    setTournamentStatus: ({ id, status }) => known(id, changed({ status })),
    listEntries: (input) => known(input.tournament, byName),
    previewEntries: ({ text }) =>
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(pasted),
    addEntries: ({ entries: added }) => {
      const room = (tournament.maxEntries ?? Infinity) - entries.filter(({ waiting, withdrawn }) => !waiting && !withdrawn).length;
      return [...entries, ...added.map((entry, i) => ({ ...entryOf(given(entry)), waiting: i >= room }))];
    },
    updateEntry: ({ id, ...change }) => ({ ...byId(entries, id, 'entry'), ...given(change) }),
    checkInAll: ({ checkedIn }) => byName.map((entry) => ({ ...entry, checkedIn })),
    withdrawEntry: ({ id }) => ({ ...byId(entries, id, 'entry'), withdrawn: true }),
    reenterEntry: ({ id }) => ({ entry: { ...byId(entries, id, 'entry'), withdrawn: false }, kept: [] }),
    removeEntry: null,
    drawTournament: ({ drawNumber = tournament.drawNumber ?? 180 }) => ({ drawNumber, groups: drawnGroups, games: tournament.games.total }),
    undoDraw: { ...tournament, status: 'check-in', drawnAt: null, drawNumber: null },
    previewLateEntry: {
      groups: drawnGroups.map((group, index) => ({ group: index + 1, players: group.length, games: group.length })),
      opponent: null,
      knockoutsChange: true,
    },
    addLateEntry: ({ entry, group }) => ({ ...entryOf(given(entry)), checkedIn: true, group: group ?? 1 }),
    swapEntries: ({ a, b }) => ({
      drawNumber: tournament.drawNumber ?? 180,
      groups: drawnGroups.map((group) =>
        group.map((entry) => (entry.id === a ? byId(entries, b, 'entry') : entry.id === b ? byId(entries, a, 'entry') : entry)),
      ),
      games: tournament.games.total,
    }),
    getPlayList: ({ id }) => known(id, playList),
    listTournamentGames: ({ tournament: asked, phase, entry, ...paging }) =>
      known(
        asked,
        pageOf(
          games
            .filter((game) => game.phase !== 'bye' && (!phase || phases[phase].includes(game.phase)))
            .filter((game) => !entry || game.sides.some((side) => side.id === entry)),
          paging,
        ),
      ),
    listGroups: (input) => known(input.tournament, groups),
    decideGroup: ({ group, how, reason }) => {
      const found = groups.find(({ number }) => String(number) === group);
      if (!found) throw notFound('group');
      return { ...found, unresolved: [], decision: { how, reason } } satisfies Group;
    },
    getBracket: ({ tournament: asked, role }) => {
      if (role !== 'winners' && role !== 'losers') throw notFound('knockout');
      return known(asked, world[role]);
    },
    getResults: (input) => known(input.tournament, results),
    listPlayers: ({ search = '', ...paging }) =>
      pageOf(
        players.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
        paging,
      ),
    createPlayer: ({ id = freshId(), name, nickname = '', club }): Player => ({
      ...{ id, name, nickname, email: null, entries: 0, archived: false, account: null, invitation: null },
      club: club ?? null,
    }),
    updatePlayer: ({ id, ...change }) => ({ ...byId(players, id, 'player'), ...given(change) }),
  };
};
