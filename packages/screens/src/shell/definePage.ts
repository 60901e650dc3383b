import type { Responses, Read, Reads } from '@oche/api/read';
import type { ShareImage } from '@oche/api/contract/shareImage';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { Message } from '@oche/i18n/messages';
import type { RouteMatch } from '@oche/routes/match';
import type { ParamsOf, RouteName } from '@oche/routes/table';
import { messages } from './messages.ts';

/*
 * Title and reads of a page, as data. This module must not import React: Next server components load every `page.ts`, and they may not
 * reach a module with hooks, not even through a lazy import.
 */

/** A page to which another one leads. `hasMoved`: the address has changed for good (308); otherwise it may lead elsewhere later (307). */
export type RedirectTarget = { name: RouteName; params: object; hasMoved?: boolean };

/** The title or the description of a page: a fixed message, or a function of the responses to its reads. */
export type PageText<Data> = Message | ((data: Data, intl: IntlShape) => string);

export type Page<Name extends RouteName, R extends Reads> = {
  route: Name;
  /** keys of the query that the page uses; a request with any other key is rendered for one user and not cached */
  query?: readonly string[];
  /** the reads that hosts fetch before they render, and that `usePage` returns; `encodedDomain` names the competition of the site */
  reads: (params: ParamsOf<Name>, search: URLSearchParams, encodedDomain?: string) => R;
  /** reads that depend on these responses and that a part of the screen makes; servers also fetch them, so that the HTML is complete */
  readsThen?: (responses: Responses<R>, search: URLSearchParams) => readonly Read[];
  /** the page that an address leads to instead of this one, with the same query; null to show this page */
  redirect?: (responses: Responses<R>, params: ParamsOf<Name>) => RedirectTarget | null;
  /** whether the page only shows texts; other pages without reads may read something in the browser */
  isStatic?: true;
  /** title of the document, without the brand */
  title: PageText<Responses<R>>;
  /** for search engines and shared links */
  description?: PageText<Responses<R>>;
  /** the image of shared links, of a page on the site of a competition; by default that of its home page */
  shareImage?: (responses: Responses<R>) => ShareImage | null;
};

/** A page of any route, for `pageMap`. */
export type AnyPage = {
  route: RouteName;
  query?: readonly string[];
  reads: (params: never, search: URLSearchParams, encodedDomain?: string) => Reads;
  readsThen?: (responses: never, search: URLSearchParams) => readonly Read[];
  redirect?: (responses: never, params: never) => RedirectTarget | null;
  isStatic?: true;
  title: PageText<never>;
  description?: PageText<never>;
  shareImage?: (responses: never) => ShareImage | null;
};

/**
 * Declares a page: `definePage({ route: 'tournament', reads: ({ tournament }) => ({ tournament: read('getTournament', { tournament }) }),
 * title: ({ tournament }) => tournament.name })`. Write `reads` before a `title` that uses them: TypeScript infers types in that order.
 */
export function definePage<const Name extends RouteName, R extends Reads = Record<never, Read>>(
  page: Omit<Page<Name, R>, 'reads'> & { reads?: Page<Name, R>['reads'] },
): Page<Name, R> {
  return { ...page, reads: page.reads ?? (() => ({}) as R) };
}

/** The reads of a page at a URL. The cast is safe because the route table pairs each page with the parameters of its own route. */
export const readsOf = (page: AnyPage, params: RouteMatch['params'], search: URLSearchParams, encodedDomain?: string): Reads =>
  page.reads(params as never, search, encodedDomain);

/** The reads that depend on the responses to the first reads. */
export const readsThenOf = (page: AnyPage, responses: Record<string, unknown>, search: URLSearchParams): readonly Read[] =>
  page.readsThen?.(responses as never, search) ?? [];

/** The page that a URL leads to instead of its own. */
export const redirectOf = (page: AnyPage, responses: Record<string, unknown>, params: RouteMatch['params']): RedirectTarget | null =>
  page.redirect?.(responses as never, params as never) ?? null;

/** The title or the description of a page in the language of `intl`, from the responses to its reads. */
export const pageText = (text: PageText<never>, data: Record<string, unknown>, intl: IntlShape): string =>
  typeof text === 'function' ? text(data as never, intl) : intl.formatMessage(text);

/** The image of shared links to a page, from the responses to its reads. Null for the default. */
export const shareImageOf = (page: AnyPage, responses: Record<string, unknown>): ShareImage | null =>
  page.shareImage?.(responses as never) ?? null;

/** The title of a document: "Page not found - Oche | Tournament platform". */
export const documentTitle = ({ formatMessage }: IntlShape, title: string, brand: string): string =>
  formatMessage(messages.documentTitle, { title, brand });
