import { messages } from '../../parts/league/teamMessages.ts';

/** The texts for refused changes of rosters, by error code. */
export const rosterErrors = {
  'roster-closed': messages.rosterClosed,
  'other-team': messages.otherTeam,
  'too-many': messages.tooMany,
  'number-taken': messages.numberTaken,
};
