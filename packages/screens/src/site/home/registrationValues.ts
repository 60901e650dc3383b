import { usualStart } from '@oche/api/contract/team';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';
import { isEmail } from '../../parts/forms/isEmail.ts';

/** The value of a choice that is not made. */
export const notChosen = 'none';
/** The value of a location that the competition does not know. */
export const elsewhere = 'elsewhere';

/** The values of the form with which a team registers. */
export type RegistrationValues = {
  name: string;
  club: string;
  /** a weekday, or `notChosen` */
  weekday: string;
  time: string;
  /** the id of a location, `notChosen` or `elsewhere` */
  location: string;
  newLocation: string;
  captain: string;
  email: string;
  remark: string;
};

export const noRegistration: RegistrationValues = {
  ...{ name: '', club: '', weekday: notChosen, time: usualStart, location: notChosen, newLocation: '' },
  ...{ captain: '', email: '', remark: '' },
};

/** Error codes of invalid values, by wire name. */
export const registrationErrors = ({ name, captain, email }: RegistrationValues): FieldErrors => ({
  ...(!name.trim() && { name: 'too_small' }),
  ...(!captain.trim() && { captain: 'too_small' }),
  ...(!isEmail(email) && { email: 'invalid_format' }),
});

/** The values as input of `registerTeam`. */
export const registrationInput = ({ name, club, weekday, time, location, newLocation, captain, email, remark }: RegistrationValues) => ({
  ...{ name, captain, email, club: club.trim() || null, remark },
  ...(weekday !== notChosen && { homeWeekday: Number(weekday), homeTime: time === '' ? null : time }),
  ...(location === elsewhere ? { newLocation: newLocation.trim() || null } : location !== notChosen && { locationId: location }),
});
