import type { SeasonMember } from '@oche/api/contract/seasonMember';

/** The first day on which a member may play in a team that they join on a day. Empty for a member who was never accepted. */
export const firstDayIn = ({ mayPlayFrom }: Pick<SeasonMember, 'mayPlayFrom'>, joinsOn = ''): string =>
  mayPlayFrom !== null && mayPlayFrom > joinsOn ? mayPlayFrom : joinsOn;
