import type { MatchEventInput } from '@oche/api/contract/match';
import type { Match } from '@oche/api/contract/fixture';
import type { GameSummary } from '@oche/api/contract/game';
import { newEvent } from '@oche/api/gameLedger';
import { playGame } from '@oche/darts/bots/playGame';
import { matchEventVersion, type MatchEventKind, type MatchPayloads } from '@oche/darts/match/event';
import { foldMatch } from '@oche/darts/match/fold';
import { matchGames } from '@oche/darts/match/games';
import { nextStep } from '@oche/darts/match/callOrder';
import { eligible, pickLineup } from '@oche/darts/match/pickLineup';
import { seen } from '@oche/darts/match/sheet';
import { foldedGame, type FoldedGames, type MatchState } from '@oche/darts/match/state';
import { bothSides, type MatchStructure, type Side } from '@oche/darts/match/structure';
import { foldGame } from '@oche/darts/x01/game';
import { legsToWin } from '@oche/darts/x01/target';
import type { DemoSeason, League, Squad } from './season.ts';

const minute = 60_000;
type Sides = readonly [Squad, Squad];

const squadsOf = ({ squads }: DemoSeason, { home, away }: Match): Sides => [squads.get(home.id)!, squads.get(away.id)!];

const event = <K extends MatchEventKind>({ newId, clock }: League, kind: K, payload: MatchPayloads[K] & { reason?: string }) =>
  ({ id: newId(), v: matchEventVersion, kind, payload, deviceTime: new Date(clock.now).toISOString() }) as MatchEventInput;

const average = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How probable it is that home wins a game: the side whose darts are closer together has the advantage. */
const chance = ([home, away]: Sides): number => {
  const [one, other] = [average(home.sigmas), average(away.sigmas)];
  return Math.min(0.9, Math.max(0.1, 0.53 + (other - one) * 0.09));
};

/** The score of a match that was not followed: game points and legs. A structure with a deciding game needs a winner. */
const scoreOf = (structure: MatchStructure, sides: Sides, random: () => number): MatchPayloads['score'] => {
  const points: [number, number] = [0, 0];
  const legs: [number, number] = [0, 0];
  for (const { block, format, points: value } of matchGames(structure)) {
    // A game that decides a level match.
    if (block.onlyIf) continue;
    const winner: Side = random() < chance(sides) ? 0 : 1;
    const most = legsToWin({ ...format, starter: 'first' });
    points[winner] += value;
    legs[winner] += most;
    legs[winner === 0 ? 1 : 0] += Math.floor(random() * most);
  }
  const needsWinner = structure.blocks.some(({ onlyIf }) => onlyIf);
  return needsWinner && points[0] === points[1] ? scoreOf(structure, sides, random) : { points, legs };
};

/** The secretary enters the score of a match from paper, for both captains. */
export async function enterScore(league: League, season: DemoSeason, match: Match, structure: MatchStructure): Promise<void> {
  const { client, token, random } = league;
  const score = event(league, 'score', scoreOf(structure, squadsOf(season, match), random));
  const sheet = foldMatch(structure, [{ ...score, author: 'user' } as never], {});
  const confirmations = bothSides.map((side) => event(league, 'confirm', { side, how: 'editor', saw: seen(sheet) }));
  await client.call('recordMatchEvents', { id: match.id, after: 0, events: [score, ...confirmations] }, { token });
}

const seasonLimits = { day: '', mostAsSubstitute: 3 };
/** Milliseconds from the arrival of the captains to the start of their match. */
export const arrivesBefore = 20 * minute;

/**
 * How an evening goes. `until`: the time at which the boards stop, even in the middle of a leg. `confirms`: the sides that confirm the sheet.
 * `disputes`: whether away disputes it instead.
 */
export type Evening = { boards: readonly string[]; startsAt: number; until: number; confirms: readonly Side[]; disputes?: boolean };

/** A match from its first lineup on. Captains hand in lineups as they are due, bots throw on the boards, and the captains confirm the sheet. */
export async function playEvening(league: League, season: DemoSeason, match: Match, evening: Evening): Promise<void> {
  const { client, clock } = league;
  const sides = squadsOf(season, match);
  const { id } = match;
  let length = 0;
  let folded: FoldedGames = {};
  const record = async <K extends MatchEventKind>(side: Side, kind: K, payload: MatchPayloads[K]) => {
    const sent = await client.call(
      'recordMatchEvents',
      { id, after: length, events: [event(league, kind, payload)] },
      { token: sides[side].token },
    );
    length = sent.length;
  };
  const readSheet = async () => {
    const sheet = await client.call('getMatch', { id }, { token: sides[0].token });
    length = sheet.length;
    folded = sheet.folded;
    return sheet;
  };
  clock.now = evening.startsAt - arrivesBefore;
  for (const side of bothSides) await record(side, 'here', { side });
  await record(0, 'boards', { ids: evening.boards });
  let sheet = await readSheet();
  const fold = (): MatchState => foldMatch(sheet.structure, sheet.events, folded);
  /** When each board is free. */
  const freeAt = evening.boards.map(() => evening.startsAt);
  for (;;) {
    const state = fold();
    const next = nextStep(state);
    if (next.kind === 'lineup') {
      for (const side of next.missing) await handIn(league, sides[side], match, state, next.part, side);
      sheet = await readSheet();
    } else if (next.kind === 'game') {
      const game = sheet.games.find(({ key }) => key === next.game)!;
      const board = freeAt.indexOf(Math.min(...freeAt));
      const log = throwGame(league, sides, game, state);
      const chunk = timed(log, freeAt[board]!).filter(({ at }) => at <= evening.until);
      if (chunk.length === 0) return;
      freeAt[board] = chunk.at(-1)!.at;
      clock.now = freeAt[board];
      const events = chunk.map(({ event: each, at }) => newEvent(each.id, each.kind, each.payload as never, at));
      await client.call('recordEvents', { id: game.id, after: 0, scorerEpoch: 0, events }, { token: sides[0].token });
      folded = { ...folded, [game.key]: foldedGame(foldGame(log.slice(0, chunk.length))) };
      if (chunk.length < log.length) return;
    } else break;
  }
  clock.now = Math.max(clock.now, ...freeAt) + 5 * minute;
  sheet = await readSheet();
  for (const side of evening.confirms) await record(side, 'confirm', { side, how: 'link', saw: seen(fold()) });
  if (evening.disputes)
    await record(1, 'dispute', { side: 1, about: ['m7'], reason: 'Spel 7 was 3–2 voor ons, de laatste leg staat verkeerd.' });
}

/** A captain hands in a lineup: the best players first. */
async function handIn({ client, newId }: League, squad: Squad, { id }: Match, state: MatchState, part: string, side: Side): Promise<void> {
  const players = [...pickLineup(state, side, part, squad.players.map(eligible), seasonLimits)];
  await client.call('putLineup', { id, part, eventId: newId(), side, players }, { token: squad.token });
}

/** Away hands in its first lineup, which nobody sees before home does. */
export async function handInAway(league: League, season: DemoSeason, match: Match, structure: MatchStructure): Promise<void> {
  const state = foldMatch(structure, [], {});
  await handIn(league, season.squads.get(match.away.id)!, match, state, state.parts[0]!.id, 1);
}

/** A whole game of a match, thrown by bots. */
function throwGame({ random, newId }: League, sides: Sides, game: GameSummary, state: MatchState) {
  const { players } = state.games.find(({ key }) => key === game.key)!;
  const refs = game.sides.map((side, index) => ({ id: side.id!, players: players[index as Side]!.filter((player) => player !== null) }));
  const spread = (side: Side): number =>
    average(refs[side]!.players.map((player) => sides[side].sigmas[sides[side].players.indexOf(player)] ?? 15));
  return playGame({ format: game.format, sides: refs, sigmas: bothSides.map(spread), random, newId });
}

/** The events of a game with their times: a minute to reach the board, twenty seconds for a visit. */
const timed = <E>(log: readonly E[], startsAt: number): { event: E; at: number }[] =>
  log.map((each, index) => ({ event: each, at: startsAt + minute + index * 20_000 }));

/** The secretary awards a match to home, because away did not come. */
export const walkOver = (league: League, { id }: Match) =>
  league.client.call(
    'recordMatchEvents',
    { id, after: 0, events: [event(league, 'walkover', { absent: 'away', reason: 'Niet opgedaagd' })] },
    { token: league.token },
  );
