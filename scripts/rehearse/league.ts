import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@oche/api/client';
import type { Match } from '@oche/api/contract/fixture';
import type { MatchSheet } from '@oche/api/contract/match';
import { defaultSeasonRules } from '@oche/api/contract/season';
import { ApiError } from '@oche/api/errors';
import { addDays } from '@oche/darts/days';
import { nextStep } from '@oche/darts/match/callOrder';
import { matchEventVersion, type MatchEventKind, type MatchPayloads } from '@oche/darts/match/event';
import { foldMatch } from '@oche/darts/match/fold';
import { eligible, pickLineup } from '@oche/darts/match/pickLineup';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import type { MatchState } from '@oche/darts/match/state';
import { bothSides, type Side } from '@oche/darts/match/structure';
import { foldGame } from '@oche/darts/x01/game';
import { pairTablet, type Club } from './organiser.ts';
import { startRun, type RunOptions } from './run.ts';
import { checkLog, checkSummary } from './verify.ts';

export type LeagueReport = ReturnType<ReturnType<typeof startRun>['figures']> & { matches: number; games: number; faults: string[] };

type Squad = { teamId: string; token: string; players: string[] };

const perDivision = 20;
const perTeam = 4;

/** The sheet of a match as its captains see it. */
const stateOf = ({ structure, events, folded, walkover }: MatchSheet): MatchState =>
  foldMatch(structure, events, folded, walkover ?? undefined);

/** Creates a running season with two matches for each board, of which the first half is played. Returns the teams and these matches. */
async function openSeason(client: Client, { token, organisationId, locationId }: Club, matches: number, newId: () => string) {
  const auth = { token };
  const monday = '2026-09-07';
  const seasonId = newId();
  const season = { id: seasonId, organisationId, name: 'Rehearsal', startsOn: monday, endsOn: addDays(monday, 7 * 40) };
  await client.call('createSeason', season, auth);
  await client.call('updateSeason', { id: seasonId, rules: { ...defaultSeasonRules, waitDays: 0 } }, auth);
  await client.call('setSeasonStatus', { id: seasonId, state: 'open' }, auth);
  const squads: Squad[] = [];
  for (let number = 1; number <= matches * 2; number++) {
    const teamId = newId();
    const team = { seasonId, id: teamId, name: `Team ${number}`, short: `T${number}`, locationId, homeWeekday: 5, homeTime: '20:00' };
    await client.call('createTeam', team, auth);
    const players: string[] = [];
    for (let player = 1; player <= perTeam; player++) {
      const member = { seasonId, id: newId(), teamId, person: { name: `Player ${number}.${player}` }, activeFrom: monday };
      players.push((await client.call('createMember', member, auth)).playerId);
    }
    squads.push({ teamId, players, token: (await client.call('renewTeamAccess', { id: teamId }, auth)).token });
  }
  for (let first = 0; first < squads.length; first += perDivision) {
    const teams = squads.slice(first, first + perDivision).map(({ teamId }) => ({ teamId }));
    await client.call(
      'createGroup',
      { seasonId, id: newId(), name: `Division ${first / perDivision + 1}`, structure: middenkust, teams },
      auth,
    );
  }
  const weeks = Array.from({ length: 2 * (perDivision - 1) }, (_, week) => addDays(monday, 7 * week));
  const matchdays = weeks.map((from, week) => ({ groupId: null, number: week + 1, from, to: addDays(from, 6), kind: 'league' as const }));
  await client.call('setMatchdays', { seasonId, matchdays }, auth);
  const { version, drawNumber } = await client.call('planFixtures', { seasonId, drawNumber: 7 }, auth);
  await client.call('applyFixtures', { seasonId, drawNumber, version, reason: 'Rehearsal' }, auth);
  await client.call('setSeasonStatus', { id: seasonId, state: 'running' }, auth);
  const { items } = await client.call('listMatches', { seasonId, matchday: 1, perPage: 200 }, auth);
  return { seasonId, squads: new Map(squads.map((squad) => [squad.teamId, squad])), matches: items.slice(0, matches) };
}

/** Two captains, who do everything that a match waits for until both have confirmed it. Each step has one id, so that it can be repeated. */
const playMatch = async (
  client: Client,
  { id }: Match,
  sides: readonly [Squad, Squad],
  boardId: string,
  newId: () => string,
  stopped: AbortSignal,
) => {
  const ids = new Map<string, string>();
  const idOf = (step: string): string => ids.get(step) ?? ids.set(step, newId()).get(step)!;
  const record = <K extends MatchEventKind>(side: Side, after: number, step: string, kind: K, payload: MatchPayloads[K]) => {
    const event = { id: idOf(step), v: matchEventVersion, kind, payload, deviceTime: new Date().toISOString() };
    return client.call('recordMatchEvents', { id, after, events: [event as never] }, { token: sides[side].token });
  };
  const step = async (state: MatchState): Promise<boolean> => {
    if (state.boards === null) await record(0, state.length, 'boards', 'boards', { ids: [boardId] });
    const next = nextStep(state);
    if (next.kind === 'lineup')
      for (const side of next.missing) {
        const players = [
          ...pickLineup(state, side, next.part, sides[side].players.map(eligible), { day: '2026-09-11', mostAsSubstitute: 3 }),
        ];
        const lineup = { id, part: next.part, eventId: idOf(`${next.part} ${side}`), side, players };
        await client.call('putLineup', lineup, { token: sides[side].token });
      }
    else if (next.kind === 'confirm') {
      for (const side of bothSides) {
        const confirmed = state.confirmations[side];
        if (confirmed && confirmed.changed.length === 0) continue;
        await record(side, state.length, `confirm ${side} ${state.length}`, 'confirm', { side, how: 'link', saw: seen(state) });
        return true;
      }
    }
    return next.kind !== 'nothing' && next.kind !== 'game';
  };
  for (let refusals = 0; ;) {
    const state = stateOf(await client.call('getMatch', { id }));
    if (state.status === 'confirmed') return;
    try {
      if (!(await step(state))) await sleep(250, undefined, { signal: stopped });
    } catch (error) {
      // A repeated request was faster, or the other captain.
      if (!(error instanceof ApiError) || error.status >= 500 || (refusals += 1) > 50) throw error;
    }
  }
};

/** `administrator`: returns the token of a super admin, because only they create competitions */
type LeagueOptions = RunOptions & {
  matches: number;
  administrator: (client: Client) => Promise<string>;
  /** called before the matches begin */
  onOpen?: (season: { seasonId: string; matches: readonly Match[] }) => void;
};

/** Plays a matchday through the public API: `matches` at once, each on a board with a tablet, and verifies every log, game and score. */
export async function rehearseLeague({ matches, administrator, onOpen, ...options }: LeagueOptions): Promise<LeagueReport> {
  const run = startRun(options);
  const { client, reliable, newId, written, progress } = run;
  const token = await administrator(reliable);
  const auth = { token };
  const competition = { id: newId(), name: 'League Rehearsal', timeZone: 'Europe/Brussels', domains: [] };
  const { id: organisationId } = await reliable.call('createCompetition', competition, auth);
  const hall = { organisationId, id: newId(), name: 'Rehearsal hall', address: '', boards: matches };
  const { id: locationId, boards } = await reliable.call('createLocation', hall, auth);
  const club: Club = { token, organisationId, locationId, boards };
  const { seasonId, squads, matches: played } = await openSeason(reliable, club, matches, newId);
  const tablets: string[] = [];
  for (const { id } of club.boards) tablets.push(await pairTablet(reliable, token, id));

  onOpen?.({ seasonId, matches: played });
  progress.games = played.length * 10;
  let confirmed = 0;
  const isOver = () => confirmed >= played.length;
  const captains = played.map(async (match, index) => {
    const sides = [squads.get(match.home.id)!, squads.get(match.away.id)!] as const;
    await playMatch(client, match, sides, club.boards[index]!.id, newId, run.stopped);
    confirmed += 1;
  });
  const seconds = await run.finish([
    ...captains,
    ...tablets.map((boardToken, index) => run.playAt(boardToken, index, isOver)),
    run.crashRepeatedly(isOver),
  ]);

  const faults = run.missedCrashes();
  const published = new Set<string>();
  for (const { id, slug } of played) {
    const sheet = await reliable.call('getMatch', { id });
    const state = stateOf(sheet);
    if (sheet.match.state !== 'confirmed') faults.push(`${slug}: is ${sheet.match.state}`);
    const events = sheet.events.map((event) => event.id);
    if (new Set(events).size !== events.length) faults.push(`${slug}: its log has an event twice`);
    if (sheet.events.filter(({ kind }) => kind === 'revealed').length !== 3) faults.push(`${slug}: not every lineup was revealed once`);
    let points = [0, 0];
    for (const game of sheet.games) {
      published.add(game.id);
      const fault = (text: string) => faults.push(`${slug} ${game.key}: ${text}`);
      const log = await reliable.call('getGame', { id: game.id });
      checkLog(log, written.get(game.id) ?? [], fault);
      checkSummary(game, foldGame(log.events), fault);
      points = points.map((sum, side) => sum + (game.winner === side ? 1 : 0));
    }
    if (points.join() !== state.points.join()) faults.push(`${slug}: won games ${points.join('–')}, points ${state.points.join('–')}`);
  }
  for (const id of written.keys()) if (!published.has(id)) faults.push(`game ${id} was played but is not published`);
  return { matches: played.length, games: published.size, ...run.figures(seconds), faults };
}
