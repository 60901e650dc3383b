import { addDays } from '@oche/darts/days';
import { mostAtOnce } from '@oche/darts/league/eligibility';
import { foldName } from '@oche/darts/names/foldName';
import type { SeasonMember } from '@oche/api/contract/seasonMember';

const withoutSpaces = (name: string): string => foldName(name).replaceAll(' ', '');

/** Whether two names are equal without case, accents and spaces. */
export const isSameName = (one: string, other: string): boolean => withoutSpaces(one) === withoutSpaces(other);

type Entry = SeasonMember['roster'][number];

/** Whether a roster entry lasts until a day or longer. */
const lastsUntil =
  (day: string) =>
  ({ to }: Pick<Entry, 'to'>): boolean =>
    to === null || to >= day;

/** The member of this name who is in a team on a day or later, or for whom the team has asked; a player of the team comes first. */
export const namesakeIn = (members: readonly SeasonMember[], teamId: string, name: string, today: string): SeasonMember | undefined => {
  const named = members.filter((member) => isSameName(member.name, name));
  return (
    named.find(({ roster }) => roster.filter(lastsUntil(today)).some(({ team }) => team.id === teamId)) ??
    named.find(({ requests }) => requests.some(({ to }) => to.id === teamId))
  );
};

/** Shorter texts belong to too many names. */
export const fewestLetters = 3;

/** The members of this name who are in other teams on a day or later, and not in this one. */
export const namesakesElsewhere = (members: readonly SeasonMember[], teamId: string, name: string, today: string): SeasonMember[] =>
  members.filter((member) => {
    if (name.trim().length < fewestLetters) return false;
    const present = member.roster.filter(lastsUntil(today));
    return isSameName(member.name, name) && present.length > 0 && present.every(({ team }) => team.id !== teamId);
  });

/**
 * The first day on which a full roster has a place, because players leave it; undefined if it has one today, null if too few players leave. Players
 * leave at the end of their last day. Players who join later, and those of open `requests`, take up a place already.
 */
export const freeFrom = (
  members: readonly SeasonMember[],
  teamId: string,
  most: number,
  today: string,
  requests: readonly SeasonMember['requests'][number][] = [],
): string | null | undefined => {
  const asked = requests.map(({ on }) => ({ from: on, to: null }));
  const entries = [...members.flatMap(({ roster }) => roster.filter(({ team }) => team.id === teamId)), ...asked];
  const fits = (day: string): boolean => {
    const later = entries.filter(lastsUntil(day)).map(({ from, to }) => ({ from: from > day ? from : day, to }));
    return mostAtOnce([{ from: day, to: null }, ...later]) <= most;
  };
  const days = entries.flatMap(({ to }) => (to === null || to < today ? [] : [addDays(to, 1)])).sort();
  return fits(today) ? undefined : (days.find(fits) ?? null);
};
