import { figuresOf } from '@oche/darts/fixtures/figures';
import { addLateTeam } from '@oche/darts/fixtures/lateTeam';
import type { FixturePlan } from '@oche/darts/fixtures/plan';
import { invalid } from '../platform/refusal.ts';
import type { SeasonFixtures } from './fixturesInput.ts';

/**
 * The plan for a team that has joined a division after its fixtures were planned: it plays the team that rests, and no other match moves.
 * @throws Refusal 400 if the team is in no division, has matches, or no team of its division rests
 */
export const planLateTeam = ({ input }: SeasonFixtures, teamId: string): FixturePlan => {
  const group = input.groups.find(({ teams }) => teams.includes(teamId));
  if (!group) throw invalid({ late_team_id: 'unknown' });
  if (input.matches.some(({ home, away }) => home === teamId || away === teamId)) throw invalid({ late_team_id: 'already-in' });
  const groups = input.groups.map((each) => (each === group ? { ...each, teams: each.teams.filter((id) => id !== teamId) } : each));
  const late = addLateTeam({ ...input, groups }, input.matches, group.id, teamId);
  if (!late.ok) throw invalid({ late_team_id: late.code });
  const { added, broken } = late.value;
  const matches = [...input.matches, ...added];
  return { matches, broken, unmet: [], figures: figuresOf(input, matches), changes: added.map((to) => ({ from: null, to })) };
};
