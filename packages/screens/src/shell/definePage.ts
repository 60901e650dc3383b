import type { Answers, Read, Reads } from '@oche/api/read';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { Message } from '@oche/i18n/messages';
import type { RouteMatch } from '@oche/routes/match';
import type { ParamsOf, RouteName } from '@oche/routes/table';
import { messages } from './messages.ts';

/*
 * Title and reads of a page, as data. No React here: a Next server component loads every `page.ts`, and may not reach
 * a module with hooks, not even through a lazy import.
 */

/** A text of a page: one that is always the same, or made of what the page has read. */
export type PageText<Data> = Message | ((data: Data, intl: IntlShape) => string);

export type Page<Name extends RouteName, R extends Reads> = {
  route: Name;
  /** keys of the query that its addresses have; a public page with any other key is rendered for its visitor alone, and not cached */
  query?: readonly string[];
  /** what hosts fetch before they render, and `usePage` gives to the screen; on the site of a competition by its domain */
  reads: (params: ParamsOf<Name>, search: URLSearchParams, encodedDomain?: string) => R;
  /** what follows from their answers, which a part of the screen reads for itself: a server reads it too, so that its HTML is whole */
  readsThen?: (answers: Answers<R>) => readonly Read[];
  /** of the document, without the brand */
  title: PageText<Answers<R>>;
  /** for search engines and shared links */
  description?: PageText<Answers<R>>;
};

/** Any page, for the table of them. */
export type AnyPage = {
  route: RouteName;
  query?: readonly string[];
  reads: (params: never, search: URLSearchParams, encodedDomain?: string) => Reads;
  readsThen?: (answers: never) => readonly Read[];
  title: PageText<never>;
  description?: PageText<never>;
};

/**
 * Declares a page: `definePage({ route: 'tournament', reads: ({ tournament }) => ({ tournament: read('getTournament', { tournament }) }),
 * title: ({ tournament }) => tournament.name })`. Write `reads` before a `title` that is made of them: types are inferred in that order.
 */
export function definePage<const Name extends RouteName, R extends Reads = Record<never, Read>>(
  page: Omit<Page<Name, R>, 'reads'> & { reads?: Page<Name, R>['reads'] },
): Page<Name, R> {
  return { ...page, reads: page.reads ?? (() => ({}) as R) };
}

/** What a page reads at an address. The table pairs each page with the parameters of its own route. */
export const readsOf = (page: AnyPage, params: RouteMatch['params'], search: URLSearchParams, encodedDomain?: string): Reads =>
  page.reads(params as never, search, encodedDomain);

/** What it reads once those are answered. */
export const readsThenOf = (page: AnyPage, answers: Record<string, unknown>): readonly Read[] => page.readsThen?.(answers as never) ?? [];

/** A text of a page in a language, from what it has read. */
export const pageText = (text: PageText<never>, data: Record<string, unknown>, intl: IntlShape): string =>
  typeof text === 'function' ? text(data as never, intl) : intl.formatMessage(text);

/** What the tab of a page shows: "Page not found - Oche | Tournament platform". */
export const documentTitle = ({ formatMessage }: IntlShape, title: string, brand: string): string =>
  formatMessage(messages.documentTitle, { title, brand });
