import { bracketOf, cupTies, isOpen, teamsLeft, winnerOf, type Cup, type CupTie as TieState } from '@oche/darts/cup/bracket';
import { drawConflict } from '@oche/darts/cup/correction';
import { cupStandings } from '@oche/darts/cup/cupStandings';
import { roundName, type RoundName } from '@oche/darts/cup/roundName';
import { tieMatchOf, tieResult } from '@oche/darts/cup/tieResult';
import type { GameResult } from '@oche/darts/draw/progress';
import type { DrawnGame } from '@oche/darts/draw/slot';
import { countsInTable, isDecided, toStandingsGame, type SeasonMatch } from '@oche/darts/league/seasonMatch';
import type { CupBracket, CupStandings, CupTie } from '@oche/api/contract/cup';
import type { Match } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { CorrectionEffects } from '@oche/api/contract/standings';
import type { TeamRef } from '@oche/api/contract/team';
import { db } from '../platform/db/current.ts';
import type { CupPair } from '../platform/db/leagueTables.ts';
import { matches, matchOf } from './matchRows.ts';
import { loadSeasonMatches } from './standingsRows.ts';

const drawnGames = (round: number, ties: readonly CupPair[]): DrawnGame[] =>
  ties.map(({ key, teams: [home, away] }, at) => ({
    ...{ key, round, position: at + 1 },
    slots: [{ kind: 'entry', entry: home }, away === undefined ? { kind: 'bye' } : { kind: 'entry', entry: away }],
  }));

const hasNotBegun = ({ state, structure }: { state: Match['state']; structure: unknown }): boolean =>
  structure === null && (state === 'planned' || state === 'postponed');

/** The result of the tie of a match; null while it is not decided. */
const resultOf = ({ structure }: SeasonGroup, match: SeasonMatch): GameResult | null =>
  match.isAnnulled || !isDecided(match) ? null : tieResult([tieMatchOf({ home: 0 }, match, structure.score ?? 'points')], 1);

/** A cup with its rounds and matches as they are stored. */
export type StoredCup = Awaited<ReturnType<typeof loadCup>>;

/** Loads a cup as `@oche/darts/cup` takes it, with its rounds and matches. */
export const loadCup = async (group: SeasonGroup) => {
  const stored = await db().selectFrom('cupRounds').selectAll().where('groupId', '=', group.id).orderBy('round').execute();
  const rows = await matches().where('matches.groupId', '=', group.id).execute();
  const results = new Map((await loadSeasonMatches([group.id])).map((match) => [match.id, match]));
  const rowByKey = new Map(rows.map((row) => [row.key, row]));
  // An organiser may have exchanged home and away after the draw.
  const pairOf = ({ key, teams }: CupPair): CupPair => {
    const row = rowByKey.get(key);
    return { key, teams: row ? [row.homeId, row.awayId] : teams };
  };
  const resultsOf = ({ key, teams: [home, away] }: CupPair): [string, GameResult][] => {
    const match = results.get(rowByKey.get(key)?.id ?? '');
    const result = match && away !== undefined ? resultOf(group, match) : null;
    return result && away !== undefined ? [[key, { ...result, entries: [home, away] }]] : [];
  };
  const rounds = stored.map((round) => ({ ...round, ties: round.ties.map(pairOf) }));
  const isIn = (states: readonly string[]) => group.teams.flatMap(({ id, state }) => (states.includes(state) ? [id] : []));
  const cup: Cup = {
    teams: isIn(['accepted', 'withdrawn', 'excluded']),
    withdrawn: new Set(isIn(['withdrawn', 'excluded'])),
    ties: rounds.flatMap(({ round, ties }) => drawnGames(round, ties)),
    results: new Map(rounds.flatMap(({ ties }) => ties.flatMap(resultsOf))),
  };
  return { group, cup, rounds, rowByKey, results };
};

const sizeOf = (ties: readonly CupPair[]) => {
  const matches = ties.filter(({ teams }) => teams.length === 2).length;
  return { matches, byes: ties.length - matches };
};

const nameOfRound = ({ round, ties, waiting }: { round: number; ties: readonly CupPair[]; waiting: number }): RoundName =>
  roundName({ round, ...sizeOf(ties), waiting });

const teamRefs = ({ teams }: SeasonGroup): ReadonlyMap<string, TeamRef> =>
  new Map(teams.map(({ id, slug, name, short }) => [id, { id, slug, name, short }]));

/** The state of the ties of a stored cup, as the API returns it. */
export const bracketOfStored = ({ group, cup, rounds, rowByKey }: StoredCup): CupBracket => {
  const refs = teamRefs(group);
  const refOf = (id: string) => refs.get(id)!;
  const { toDraw, champion } = bracketOf(cup);
  const states = cupTies(cup);
  const stateOf = new Map(states.map((tie) => [tie.key, tie]));
  const left = teamsLeft(cup, states);
  const tieOf = ({ key, teams: [home, away] }: CupPair): CupTie => {
    const state = stateOf.get(key) as TieState;
    const row = rowByKey.get(key);
    return {
      ...{ key, teams: [refOf(home), away === undefined ? null : refOf(away)] },
      ...{ match: row ? matchOf(row) : null, winnerId: winnerOf(state)[0] ?? null, open: isOpen(state) },
    };
  };
  const last = rounds.at(-1);
  return {
    groupId: group.id,
    rounds: rounds.map((stored) => {
      const { round, drawNumber, drawnAt, rules, ties, unmet } = stored;
      const name = nameOfRound(stored);
      return { round, name, drawNumber, drawnAt: drawnAt.toISOString(), rules, ties: ties.map(tieOf), unmet };
    }),
    champion: champion === null ? null : refOf(champion),
    next: toDraw && {
      round: toDraw.round,
      teams: left.teams.map(({ team }) => refOf(team)),
      waiting: left.waiting.map(refOf),
      open: left.open.length,
    },
    redrawable: last !== undefined && begunIn(last.ties, rowByKey).length === 0,
  };
};

/** How far the teams of a stored cup have come, as the API returns it. */
export const standingsOfStored = ({ group, cup, rounds, results }: StoredCup): CupStandings => {
  const refs = teamRefs(group);
  const played = [...results.values()].filter((match) => countsInTable(match));
  const nameOf = (reached: number | null) => {
    const stored = rounds.find(({ round }) => round === reached);
    return stored ? nameOfRound(stored) : null;
  };
  return {
    groupId: group.id,
    rows: cupStandings(cup, played.map(toStandingsGame)).map(({ entry, state, round, position, ...sums }) => ({
      ...{ team: refs.get(entry)!, state, round: nameOf(round), position },
      ...{ played: sums.played, won: sums.won, drawn: sums.drawn, lost: sums.lost },
      ...{ setsFor: sums.setsFor, setsAgainst: sums.setsAgainst, setDifference: sums.setDifference },
      ...{ legsFor: sums.legsFor, legsAgainst: sums.legsAgainst, legDifference: sums.legDifference },
    })),
  };
};

/** The keys of ties whose match has a lineup, a score or a result. */
export const begunIn = (ties: readonly CupPair[], rowByKey: StoredCup['rowByKey']): string[] =>
  ties.flatMap(({ key }) => {
    const row = rowByKey.get(key);
    return row && !hasNotBegun(row) ? [key] : [];
  });

/** What a corrected match changes in the next round, if this is drawn already. */
export const drawConflictOf = (
  { group, cup, rounds, rowByKey }: StoredCup,
  { key, round }: { key: string; round: number | null },
  corrected: SeasonMatch,
): CorrectionEffects['cup'] => {
  if (round === null) return null;
  const result = resultOf(group, corrected);
  const change = result && drawConflict(cup, key, result);
  const next = rounds.find((each) => each.round === round + 1);
  if (!change || !next) return null;
  const refOf = (id: string | null) => teamRefs(group).get(id ?? '') ?? null;
  const redrawable = next === rounds.at(-1) && begunIn(next.ties, rowByKey).length === 0;
  return { round: nameOfRound(next), stays: refOf(change.stays), missing: refOf(change.missing), redrawable };
};
