import type { Locale } from '@oche/i18n/locales';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';

/** The language of the user who imports a file. */
export const languageOf = async ({ actor }: Context): Promise<Locale | undefined> => {
  if (actor.kind !== 'user') return undefined;
  const user = await db().selectFrom('users').select('langcode').where('id', '=', actor.userId).executeTakeFirst();
  return user?.langcode;
};
