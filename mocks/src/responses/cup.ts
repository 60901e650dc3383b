import type { CupBracket, CupRound, CupRoundRules, CupTie } from '@oche/api/contract/cup';
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
