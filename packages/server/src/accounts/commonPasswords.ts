import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../platform/refusal.ts';

/** Shorter ones are refused by their length. */
const shortest = 10;

let common: ReadonlySet<string> | undefined;

/**
 * Refuses a password that is among those that are tried first: one of the published lists, the account's own address or name, one letter over
 * and over. Capitals make none of them better. `field`: where it was typed, by its wire name.
 */
export function refuseCommon(password: string, field: string, { email, name }: { email: string; name: string }): void {
  common ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest));
  const typed = password.toLowerCase();
  const own = [email, email.split('@')[0], name, name.replaceAll(' ', '')].map((text) => text?.toLowerCase());
  if (common.has(typed) || own.includes(typed) || new Set(typed).size < 3)
    throw new Refusal('invalid', 'This password is one of the first that are tried.', { fields: { [field]: 'too_common' } });
}
