import type { CupBracket, CupRound, CupRoundRules, CupStandings, CupTie } from '@oche/api/contract/cup';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { TeamRef } from '@oche/api/contract/team';
import { createIds } from '../ids.ts';
import { now } from '../clock.ts';
import type { World } from '../world.ts';

const rules: CupRoundRules = {
  ...{ draw: { by: 'open' }, home: 'first-drawn', plays: 'all', locationId: null, from: '2026-11-30', to: '2026-12-06' },
};

/** The name of a round of four teams. */
const nameOf = (round: number): CupRound['name'] => ({ kind: round === 1 ? 'semi-finals' : 'final', number: round });

const refsOf = ({ teams }: SeasonGroup): TeamRef[] => teams.map(({ id, slug, name, short }) => ({ id, slug, name, short }));

/** A cup before its first draw. All teams wait. */
export const undrawnCupOf = (group: SeasonGroup): CupBracket => ({
  ...{ groupId: group.id, rounds: [], champion: null, redrawable: false },
  next: { round: 1, teams: [], waiting: refsOf(group), open: 0 },
});

/**
 * A cup of four teams. `stage` 1: the semi-finals are drawn. 2: they are decided, and the final can be drawn. 3: the final is drawn. 4: the first team
 * has won it.
 */
export const cupOf = ({ location }: World, group: SeasonGroup, stage: 1 | 2 | 3 | 4): CupBracket => {
  const newId = createIds(191);
  const [a, b, c, d] = refsOf(group) as [TeamRef, TeamRef, TeamRef, TeamRef];
  const tieOf = (round: number, at: number, teams: [TeamRef, TeamRef], points: readonly [number, number] | null): CupTie => ({
    ...{ key: `w${round}-${at}`, teams, open: points === null, winnerId: points && teams[points[0] > points[1] ? 0 : 1].id },
    match: {
      ...{
        id: newId(now.getTime()),
        slug: `${teams[0].slug}-${teams[1].slug}-cup`,
        groupId: group.id,
        matchday: null,
        cup: { name: group.name, round: nameOf(round) },
      },
      ...{ home: teams[0], away: teams[1], location: { id: location.id, name: location.name }, timeZone: location.timeZone },
      ...{ startsAt: `2026-${round === 1 ? '12-04' : '12-18'}T20:00`, state: points ? 'confirmed' : 'planned', points },
      ...{ locked: false, movedFrom: [], absent: null, annulled: false },
    },
  });
  const roundOf = (round: number, ties: CupTie[]): CupRound => ({
    ...{ round, name: nameOf(round), drawNumber: 4711, drawnAt: now.toISOString(), rules, ties, unmet: [] },
  });
  const first = roundOf(1, [tieOf(1, 1, [a, b], stage > 1 ? [7, 3] : null), tieOf(1, 2, [c, d], stage > 1 ? [6, 4] : null)]);
  const final = roundOf(2, [tieOf(2, 1, [a, c], stage > 3 ? [8, 2] : null)]);
  return {
    ...{ groupId: group.id, rounds: stage > 2 ? [first, final] : [first], champion: stage > 3 ? a : null },
    next: stage > 2 ? null : { round: 2, teams: stage === 2 ? [a, c] : [], waiting: [], open: stage === 2 ? 0 : 2 },
    redrawable: stage === 1 || stage === 3,
  };
};

const nothing = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  setsFor: 0,
  setsAgainst: 0,
  setDifference: 0,
  legsFor: 0,
  legsAgainst: 0,
  legDifference: 0,
};

/** The standings of a cup of four teams before its first draw. */
export const undrawnStandingsOf = (group: SeasonGroup): CupStandings => ({
  groupId: group.id,
  rows: refsOf(group).map((team) => ({ team, state: 'in', round: null, position: null, ...nothing })),
});

/** The standings of a cup of four teams before its final is drawn, or after it. */
export const cupStandingsOf = (group: SeasonGroup, stage: 2 | 4): CupStandings => {
  const [a, b, c, d] = refsOf(group) as [TeamRef, TeamRef, TeamRef, TeamRef];
  const one = { ...nothing, played: 1 };
  const won = { ...one, won: 1, setsFor: 7, setsAgainst: 3, setDifference: 4, legsFor: 24, legsAgainst: 15, legDifference: 9 };
  const lost = { ...one, lost: 1, setsFor: 3, setsAgainst: 7, setDifference: -4, legsFor: 15, legsAgainst: 24, legDifference: -9 };
  const isOver = stage === 4;
  return {
    groupId: group.id,
    rows: [
      { team: a, state: isOver ? 'champion' : 'in', round: isOver ? nameOf(2) : null, position: isOver ? 1 : null, ...won },
      { team: c, state: isOver ? 'out' : 'in', round: isOver ? nameOf(2) : null, position: isOver ? 2 : null, ...won },
      { team: b, state: 'out', round: nameOf(1), position: 3, ...lost },
      { team: d, state: 'out', round: nameOf(1), position: 3, ...lost },
    ],
  };
};
