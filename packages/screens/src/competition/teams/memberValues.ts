import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { isEmail } from '../../parts/forms/isEmail.ts';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';

/** The values of the form of a player. */
export type MemberValues = { name: string; number: string; email: string; bornOn: string; hasConsent: boolean; class: string };

export const newMember: MemberValues = { name: '', number: '', email: '', bornOn: '', hasConsent: false, class: '' };

export const valuesOf = ({ name, number, email, bornOn, hasConsent, class: strength }: SeasonMember): MemberValues => ({
  ...{ name, number: String(number ?? ''), email: email ?? '', bornOn: bornOn ?? '' },
  ...{ hasConsent: hasConsent ?? false, class: strength ?? '' },
});

/** Error codes of invalid values, by the name of the value. */
export const memberErrors = ({ name, number, email }: MemberValues): FieldErrors => ({
  ...(!name.trim() && { name: 'too_small' }),
  ...(number.trim() && !/^[1-9]\d{0,5}$/.test(number.trim()) && { number: 'too_big' }),
  ...(email.trim() && !isEmail(email) && { email: 'invalid_format' }),
});

/** The data of the person, as input. */
export const personOf = ({ name, email, bornOn, hasConsent }: MemberValues) => ({
  ...{ name, email: email.trim() || null, bornOn: bornOn || null, hasConsent },
});

/** The data of the membership, as input. */
export const termsOf = ({ number, class: strength }: MemberValues) => ({
  ...(number.trim() && { number: Number(number) }),
  class: strength.trim() || null,
});
