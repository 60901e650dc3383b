import { usualStart } from '@oche/api/contract/team';
import type { SeasonTeam } from '@oche/api/contract/team';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';

/** The value of a choice that is not made. */
export const notChosen = 'none';
/** Maximum number of captains: the captain and three vice-captains. */
export const mostCaptains = 4;

export type CaptainValues = { name: string; email: string; phone: string };

/** The values of the form of a team. `location` and `weekday` may be `notChosen`. */
export type TeamValues = {
  name: string;
  short: string;
  club: string;
  location: string;
  weekday: string;
  time: string;
  wishes: string;
  captains: CaptainValues[];
};

export const noCaptain: CaptainValues = { name: '', email: '', phone: '' };

export const newTeam: TeamValues = {
  ...{ name: '', short: '', club: '', location: notChosen, weekday: notChosen, time: usualStart, wishes: '' },
  captains: [noCaptain],
};

export const valuesOf = ({ name, team, location, homeWeekday, homeTime, wishes = '', captains }: SeasonTeam): TeamValues => ({
  ...{ name, short: team.short, club: team.club ?? '', wishes, time: homeTime ?? '' },
  location: location?.id ?? notChosen,
  weekday: homeWeekday === null ? notChosen : String(homeWeekday),
  captains: captains.map((captain) => ({ name: captain.name, email: captain.email ?? '', phone: captain.phone ?? '' })),
});

const isEmpty = ({ name, email, phone }: CaptainValues): boolean => !name.trim() && !email.trim() && !phone.trim();

/** Error codes of invalid values, by wire name. */
export const teamErrors = ({ name, short, captains }: TeamValues): FieldErrors => ({
  ...(!name.trim() && { name: 'too_small' }),
  ...((short.trim().length < 2 || short.trim().length > 12) && { short: 'too_small' }),
  ...Object.fromEntries(
    captains.flatMap((captain, at) => (isEmpty(captain) || captain.name.trim() ? [] : [[`captains.${at}.name`, 'too_small']])),
  ),
});

/** The fields that captains may change: always, and only while the season is open. */
const ofCaptains = ({ wishes, captains }: TeamValues) => ({
  wishes,
  captains: captains
    .filter((captain) => !isEmpty(captain))
    .map(({ name, email, phone }) => ({ name, email: email.trim() || null, phone: phone.trim() || null })),
});
const ofCaptainsWhileOpen = ({ weekday, time }: TeamValues) => ({
  homeWeekday: weekday === notChosen ? null : Number(weekday),
  homeTime: time === '' ? null : time,
});

/** The values as input of `createTeam`. */
export const teamInput = (values: TeamValues) => ({
  ...{ name: values.name, short: values.short.trim(), club: values.club.trim() || null },
  locationId: values.location === notChosen ? null : values.location,
  ...ofCaptains(values),
  ...ofCaptainsWhileOpen(values),
});

/** The changes that a captain may make. */
export const captainsInput = (values: TeamValues, isOpen: boolean) => ({
  ...ofCaptains(values),
  ...(isOpen ? ofCaptainsWhileOpen(values) : {}),
});
