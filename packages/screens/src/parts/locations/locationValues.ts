import type { Location } from '@oche/api/contract/place';
import type { FieldErrors } from '../forms/useSubmit.ts';

/** A location in its form. `boards` is the number of boards as it was typed. */
export type LocationValues = { name: string; address: string; boards: string; timeZone: string };

export const newLocation = (timeZone: string): LocationValues => ({ name: '', address: '', boards: '4', timeZone });

export const locationValuesOf = ({ name, address, boards, timeZone }: Location): LocationValues => ({
  ...{ name, address, timeZone },
  boards: String(boards.length),
});

/** The values as the API takes them. The time zone cannot be changed later. */
export const locationInput = ({ name, address, boards }: LocationValues) => ({ name, address, boards: Number(boards) });

/** The error codes of the server for values that it would refuse. */
export function locationErrors({ name, boards }: LocationValues): FieldErrors {
  const count = Number(boards);
  return {
    ...(!name.trim() && { name: 'too_small' }),
    ...(!(Number.isInteger(count) && count >= 1 && count <= 64) && { boards: 'too_big' }),
  };
}
