import { foldName } from '@oche/darts/names/foldName';
import type { SeasonMember } from '@oche/api/contract/seasonMember';

const withoutSpaces = (name: string): string => foldName(name).replaceAll(' ', '');

/** Whether two names are equal without case, accents and spaces. */
export const isSameName = (one: string, other: string): boolean => withoutSpaces(one) === withoutSpaces(other);

/** The member of this name who is in a team on a day or later, or for whom the team has asked; a player of the team comes first. */
export const namesakeIn = (members: readonly SeasonMember[], teamId: string, name: string, today: string): SeasonMember | undefined => {
  const named = members.filter((member) => isSameName(member.name, name));
  return (
    named.find(({ roster }) => roster.some(({ team, to }) => team.id === teamId && (to === null || to >= today))) ??
    named.find(({ requests }) => requests.some(({ to }) => to.id === teamId))
  );
};
