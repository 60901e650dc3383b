import type { News } from '@oche/api/contract/news';
import type { Locale } from '@oche/i18n/locales';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';

/** The value of the choice of the site's main language. */
export const mainLanguage = 'main';

/** The values of the form of a news item. `slug` is null while it is new. */
export type NewsValues = {
  title: string;
  slug: string | null;
  lead: string;
  body: string;
  picture: string | null;
  language: Locale | typeof mainLanguage;
  pinnedUntil: string;
};

export const newNews: NewsValues = { title: '', slug: null, lead: '', body: '', picture: null, language: mainLanguage, pinnedUntil: '' };

export const valuesOf = ({ title, slug, lead, body, picture, language, pinnedUntil }: News): NewsValues => ({
  ...{ title, slug, lead, body, picture, language: language ?? mainLanguage, pinnedUntil: pinnedUntil ?? '' },
});

/** Error codes of invalid values, by wire name. */
export const newsErrors = ({ title, slug }: NewsValues): FieldErrors => ({
  ...(!title.trim() && { title: 'too_small' }),
  ...(slug !== null && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug.trim()) && { slug: 'invalid_format' }),
});

/** The values as input of `createNews`. */
export const newsInput = ({ title, lead, body, picture, language, pinnedUntil }: NewsValues) => ({
  ...{ title, lead, body, picture },
  language: language === mainLanguage ? null : language,
  pinnedUntil: pinnedUntil || null,
});
