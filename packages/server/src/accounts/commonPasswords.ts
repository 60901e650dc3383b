import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../platform/refusal.ts';

/** Shorter passwords are refused for their length. */
const shortest = 10;

let common: ReadonlySet<string> | undefined;

/**
 * Refuses a password that is easy to guess: from the published lists, the account's own address or name, or fewer than three different
 * characters. Case does not matter. `field`: wire name of the field, for the error.
 */
export function refuseCommon(password: string, field: string, { email, name }: { email: string; name: string }): void {
  common ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest));
  const typed = password.toLowerCase();
  const own = [email, email.split('@')[0], name, name.replaceAll(' ', '')].map((text) => text?.toLowerCase());
  if (common.has(typed) || own.includes(typed) || new Set(typed).size < 3)
    throw new Refusal('invalid', 'This password is too easy to guess.', { fields: { [field]: 'too_common' } });
}
