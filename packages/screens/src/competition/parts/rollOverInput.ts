import type { FinalDivision } from '@oche/api/contract/season';
import { nextGroups } from '@oche/darts/league/nextGroups';
import { promotion, type Move } from '@oche/darts/league/promotion';

/** What an organiser has decided about the next division of teams, by the id of the season team: a division, or null for teams that stop. */
export type Choices = ReadonlyMap<string, string | null>;

/** A team in the next season. `group`: its division; null if it does not play. */
export type NextTeam = { id: string; teamId: string; name: string; group: string | null; move: Move };

/**
 * The teams of the next season as the rules of the divisions propose it, with the choices of the organiser. A team that would go up but stays in its
 * division refuses, and one that stops leaves; the rules then say who takes its place.
 */
export function rollOver(divisions: readonly FinalDivision[], choices: Choices): NextTeam[] {
  const groups = divisions.map(({ leastSize, ranked, out, ...group }) => ({
    ...{ ...group, ranked: ranked.map(({ id }) => id), out: out.map(({ id }) => id) },
    ...(leastSize !== null && { leastSize }),
  }));
  const before = new Map(promotion(groups).moves.map((move) => [move.team, move]));
  const isUp = (team: string) => (before.get(team)?.to ?? Infinity) < (before.get(team)?.from ?? 0);
  const chosen = [...choices];
  const { moves } = promotion(groups, {
    refuse: new Set(chosen.flatMap(([team, group]) => (group === before.get(team)?.group && isUp(team) ? [team] : []))),
    leave: new Set(chosen.flatMap(([team, group]) => (group === null ? [team] : []))),
  });
  const proposed = nextGroups(groups, moves);
  const teams = new Map(divisions.flatMap(({ ranked, out }) => [...ranked, ...out]).map((team) => [team.id, team]));
  return moves.map((move) => {
    const choice = choices.get(move.team);
    return { ...teams.get(move.team)!, move, group: choice === undefined ? proposed.get(move.team)! : choice };
  });
}
