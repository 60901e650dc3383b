import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../platform/refusal.ts';

/** Shorter passwords are refused because of their length. */
const minLength = 10;

let common: ReadonlySet<string> | undefined;

/**
 * Refuses a password that is easy to guess: from the published lists, the account's own e-mail address or name, or fewer than three
 * different characters. Case does not matter. `field` is the wire name of the field, for the error.
 */
export function refuseCommon(password: string, field: string, { email, name }: { email: string; name: string }): void {
  common ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= minLength));
  const folded = password.toLowerCase();
  const personalTexts = [email, email.split('@')[0], name, name.replaceAll(' ', '')].map((text) => text?.toLowerCase());
  if (common.has(folded) || personalTexts.includes(folded) || new Set(folded).size < 3)
    throw new Refusal('invalid', 'This password is too easy to guess.', { fields: { [field]: 'too_common' } });
}
