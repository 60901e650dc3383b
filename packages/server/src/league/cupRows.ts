import { bracketOf, cupTies, isOpen, teamsLeft, winnerOf, type Cup, type CupTie as TieState } from '@oche/darts/cup/bracket';
import { roundName } from '@oche/darts/cup/roundName';
import { tieMatchOf, tieResult } from '@oche/darts/cup/tieResult';
import type { GameResult } from '@oche/darts/draw/progress';
import type { DrawnGame } from '@oche/darts/draw/slot';
import { isDecided } from '@oche/darts/league/seasonMatch';
import type { CupBracket, CupTie } from '@oche/api/contract/cup';
import type { Match } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
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

/** A cup with its rounds and matches as they are stored. */
export type StoredCup = Awaited<ReturnType<typeof loadCup>>;

/** Loads a cup as `@oche/darts/cup` takes it, with its rounds and matches. */
export const loadCup = async (group: SeasonGroup) => {
  const stored = await db().selectFrom('cupRounds').selectAll().where('groupId', '=', group.id).orderBy('round').execute();
  const rows = await matches().where('matches.groupId', '=', group.id).execute();
  const results = new Map((await loadSeasonMatches([group.id])).map((match) => [match.id, match]));
  const rowByKey = new Map(rows.map((row) => [row.key, row]));
  const score = group.structure.score ?? 'points';
  // An organiser may have exchanged home and away after the draw.
  const pairOf = ({ key, teams }: CupPair): CupPair => {
    const row = rowByKey.get(key);
    return { key, teams: row ? [row.homeId, row.awayId] : teams };
  };
  const resultOf = ({ key, teams: [home, away] }: CupPair): [string, GameResult][] => {
    const match = results.get(rowByKey.get(key)?.id ?? '');
    if (!match || away === undefined || match.isAnnulled || !isDecided(match)) return [];
    const result = tieResult([tieMatchOf({ home: 0 }, match, score)], 1);
    return result ? [[key, { ...result, entries: [home, away] }]] : [];
  };
  const rounds = stored.map((round) => ({ ...round, ties: round.ties.map(pairOf) }));
  const isIn = (states: readonly string[]) => group.teams.flatMap(({ id, state }) => (states.includes(state) ? [id] : []));
  const cup: Cup = {
    teams: isIn(['accepted', 'withdrawn', 'excluded']),
    withdrawn: new Set(isIn(['withdrawn', 'excluded'])),
    ties: rounds.flatMap(({ round, ties }) => drawnGames(round, ties)),
    results: new Map(rounds.flatMap(({ ties }) => ties.flatMap(resultOf))),
  };
  return { group, cup, rounds, rowByKey };
};

const sizeOf = (ties: readonly CupPair[]) => {
  const matches = ties.filter(({ teams }) => teams.length === 2).length;
  return { matches, byes: ties.length - matches };
};

/** The state of the ties of a stored cup, as the API returns it. */
export const bracketOfStored = ({ group, cup, rounds, rowByKey }: StoredCup): CupBracket => {
  const refs = new Map(group.teams.map(({ id, slug, name, short }) => [id, { id, slug, name, short }]));
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
    rounds: rounds.map(({ round, drawNumber, drawnAt, rules, ties, unmet, waiting }) => ({
      ...{
        round,
        name: roundName({ round, ...sizeOf(ties), waiting }),
        drawNumber,
        drawnAt: drawnAt.toISOString(),
        rules,
        ties: ties.map(tieOf),
        unmet,
      },
    })),
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

/** The keys of ties whose match has a lineup, a score or a result. */
export const begunIn = (ties: readonly CupPair[], rowByKey: StoredCup['rowByKey']): string[] =>
  ties.flatMap(({ key }) => {
    const row = rowByKey.get(key);
    return row && !hasNotBegun(row) ? [key] : [];
  });
