import { addDays } from '@oche/darts/days';
import type { SeasonMember } from '@oche/api/contract/seasonMember';

/** The first day on which a member may play: after the waiting time, and not before they join a team. Empty for a member who was never accepted. */
export const mayPlayFrom = ({ activeFrom }: Pick<SeasonMember, 'activeFrom'>, waitDays: number, joinsOn = ''): string => {
  const waitsUntil = activeFrom === null ? '' : addDays(activeFrom, waitDays);
  return joinsOn > waitsUntil ? joinsOn : waitsUntil;
};
