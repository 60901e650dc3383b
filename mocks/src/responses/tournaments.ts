import type { Entry, Group, Player, Tournament } from '@oche/api/contract/tournament';
import type { tournamentEndpoints } from '@oche/api/contract/tournamentEndpoints';
import { byId, notFound, pageOf, withoutUndefined } from './parts.ts';
import { slugOf } from '../builders.ts';
import { now } from '../clock.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';

const phases = { open: ['ready', 'waiting', 'called', 'playing'], playing: ['called', 'playing'], finished: ['finished'] };
const statuses = { running: ['running'], coming: ['registration', 'check-in'], finished: ['finished'] };

export const responsesOfTournaments = (world: World): ResponsesTo<keyof typeof tournamentEndpoints> => {
  const { tournament, entries, groups, players, games, tournaments } = world;
  const newId = createIds(803);
  const freshId = () => newId(now.getTime());
  const byName = [...entries].sort((a, b) => a.name.localeCompare(b.name));
  const drawnGroups = groups.map((group) => entries.filter((entry) => entry.group === group.number));
  /** The response, if the slug or id is that of the world's tournament; otherwise throws `notFound`. */
  const ifKnown = <T>(slugOrId: string, response: T): T => {
    if (slugOrId !== tournament.slug && slugOrId !== tournament.id) throw notFound('tournament');
    return response;
  };
  const entryOf = ({ name = '', nickname = '', club = null }: { name?: string; nickname?: string; club?: string | null }): Entry => ({
    ...{ id: freshId(), players: [{ id: freshId(), name }], name, nickname, club, seed: null },
    ...{ checkedIn: false, paid: false, withdrawn: false, waiting: false, group: null },
  });
  const withChange = (change: Partial<Tournament>): Tournament => ({ ...tournament, ...change });
  const { playList, results } = world;

  return {
    getHome: {
      live: games.find((game) => game.phase === 'playing') ?? null,
      liveCount: games.filter((game) => game.phase === 'playing').length,
      tournaments,
      best: players.slice(0, 1).flatMap(({ name }) => [
        { kind: 'checkout' as const, name, value: 141 },
        { kind: 'average' as const, name, value: 78.21 },
        { kind: 'leg' as const, name, value: 14 },
        { kind: '180s' as const, name, value: 3 },
      ]),
    },
    listTournaments: ({ search = '', status, ...paging }) =>
      pageOf(
        tournaments
          .filter((each) => each.status !== 'draft' && each.name.toLowerCase().includes(search.toLowerCase()))
          .filter((each) => !status || statuses[status].includes(each.status)),
        paging,
      ),
    listManagedTournaments: (input) => pageOf(tournaments, input),
    createTournament: ({
      id = freshId(),
      eventId: _event,
      organisationId: _organisation,
      rankingIds: _rankings,
      copyOf: _copied,
      ...settings
    }) =>
      withChange({
        ...withoutUndefined(settings),
        ...{ id, slug: slugOf(settings.name), status: 'draft', entries: 0, stages: [], drawNumber: null, drawnAt: null, expectedEnd: null },
        ...{ winner: null, games: { total: 0, finished: 0, playing: 0 } },
      }),
    getTournament: (input) => ifKnown(input.tournament, tournament),
    updateTournament: ({ id, rankingIds: _rankings, ...settings }) => ifKnown(id, withChange(withoutUndefined(settings))),
    setTournamentStatus: ({ id, status }) => ifKnown(id, withChange({ status })),
    listEntries: (input) => ifKnown(input.tournament, byName),
    previewEntries: ({ text }) =>
      text.split('\n').map((line, i) => ({ line: i + 1, name: line.trim(), state: 'new', playerId: null, like: null })),
    addEntries: ({ entries: added }) => [...entries, ...added.map((entry) => entryOf(withoutUndefined(entry)))],
    updateEntry: ({ id, ...change }) => ({ ...byId(entries, id, 'entry'), ...withoutUndefined(change) }),
    checkInAll: ({ checkedIn }) => byName.map((entry) => ({ ...entry, checkedIn })),
    withdrawEntry: ({ id }) => ({ ...byId(entries, id, 'entry'), withdrawn: true }),
    reenterEntry: ({ id }) => ({ entry: { ...byId(entries, id, 'entry'), withdrawn: false }, kept: [] }),
    removeEntry: null,
    drawTournament: ({ drawNumber = tournament.drawNumber ?? 180 }) => ({ drawNumber, groups: drawnGroups, games: tournament.games.total }),
    drawPairs: byName,
    splitPairs: byName,
    undoDraw: { ...tournament, status: 'check-in', drawnAt: null, drawNumber: null },
    previewLateEntry: {
      groups: drawnGroups.map((group, index) => ({ group: index + 1, players: group.length, games: group.length })),
      opponent: null,
      knockoutsChange: true,
    },
    addLateEntry: ({ entry, group }) => ({ ...entryOf(withoutUndefined(entry)), checkedIn: true, group: group ?? 1 }),
    swapEntries: { drawNumber: tournament.drawNumber ?? 180, groups: drawnGroups, games: tournament.games.total },
    getPlayList: ({ id }) => ifKnown(id, playList),
    listTournamentGames: ({ tournament: slugOrId, phase, entry, ...paging }) =>
      ifKnown(
        slugOrId,
        pageOf(
          games
            .filter((game) => game.phase !== 'bye' && (!phase || phases[phase].includes(game.phase)))
            .filter((game) => !entry || game.sides.some((side) => side.id === entry)),
          paging,
        ),
      ),
    listGroups: (input) => ifKnown(input.tournament, groups),
    decideGroup: ({ group, how, reason }) => {
      const found = groups.find(({ number }) => String(number) === group);
      if (!found) throw notFound('group');
      return { ...found, unresolved: [], decision: { how, reason } } satisfies Group;
    },
    getBracket: ({ tournament: slugOrId, role }) => {
      if (role !== 'winners' && role !== 'losers') throw notFound('knockout');
      return ifKnown(slugOrId, world[role]);
    },
    getResults: (input) => ifKnown(input.tournament, results),
    listPlayers: ({ search = '', ...paging }) =>
      pageOf(
        players.filter(({ name, number }) => name.toLowerCase().includes(search.toLowerCase()) || String(number) === search),
        paging,
      ),
    createPlayer: ({ id = freshId(), name, nickname = '', club }): Player => ({
      ...{ id, name, number: null, nickname, email: null, entries: 0, archived: false, account: null, invitation: null },
      club: club ?? null,
    }),
    updatePlayer: ({ id, ...change }) => ({ ...byId(players, id, 'player'), ...withoutUndefined(change) }),
  };
};
