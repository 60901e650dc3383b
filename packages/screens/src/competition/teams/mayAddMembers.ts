import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';

/** Whether the user adds players to a team and changes them: organisers, and captains if the season lets them. */
export const mayAddMembers = ({ isOver, isOrganiser, rules }: SeasonOfPage): boolean =>
  !isOver && (isOrganiser || rules.rosterByCaptain !== 'no');

/** Whether the user changes players of a team at once: organisers, and captains if the season lets them do so without a request. */
export const mayChangeMembers = ({ isOver, isOrganiser, rules }: SeasonOfPage): boolean =>
  !isOver && (isOrganiser || rules.rosterByCaptain === 'free');
