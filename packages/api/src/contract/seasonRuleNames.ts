/** The rules of a season one by one, as announcements name them. */
export const seasonRuleNames = [
  ...(['rosterByCaptain', 'leastPlayers', 'mostPlayers', 'waitDays', 'rosterCloses', 'teamsPerMember'] as const),
  ...(['substitutes', 'mostAsSubstitute', 'matchesPerMatchday', 'lineupOpens', 'lineupCloses'] as const),
  ...(['confirmHours', 'protestDays', 'paper'] as const),
  ...(['postponeDays', 'postponeNotice', 'postponeLastWeeks', 'postponeApproval'] as const),
  ...(['minorAge', 'leaderboards'] as const),
] as const;
/** One of `seasonRuleNames`. */
export type SeasonRuleName = (typeof seasonRuleNames)[number];
