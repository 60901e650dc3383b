import type { LeagueNews } from '@oche/api/contract/notification';
import type { SeasonRules } from '@oche/api/contract/season';
import { seasonRuleNames, type SeasonRuleName } from '@oche/api/contract/seasonRuleNames';

/** The value of each rule, in a form that can be compared. */
const valuesOf = ({ lineup, postpone, leaderboards, ...rules }: SeasonRules): Record<SeasonRuleName, number | string | boolean | null> => ({
  ...rules,
  ...{ lineupOpens: lineup.opens, lineupCloses: lineup.closes },
  ...{ postponeDays: postpone.days, postponeNotice: postpone.notice, postponeLastWeeks: postpone.lastWeeks },
  postponeApproval: postpone.approval,
  leaderboards: [
    ...[leaderboards.count171, leaderboards.highCheckout, leaderboards.byVisits],
    ...[leaderboards.shortLeg.darts, leaderboards.shortLeg.start, ...leaderboards.shortLeg.sizes],
  ].join(),
});

/** The rules that differ, with the values of those that are numbers. */
export const changedRules = (before: SeasonRules, after: SeasonRules): LeagueNews['rules'] => {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
  return seasonRuleNames
    .filter((rule) => old[rule] !== now[rule])
    .map((rule) => ({ rule, from: numberOf(old[rule]), to: numberOf(now[rule]) }));
};
