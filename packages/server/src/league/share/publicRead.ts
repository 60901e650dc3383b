import type { EndpointName, Output, Parsed } from '@oche/api/contract/endpoints';
import type { CompetitionContext } from '@oche/api/contract/competition';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { CardBody } from './card.ts';

/** A read of the API without a user, as public pages make it. @throws Refusal 404 for what is not public */
export type PublicRead = <K extends EndpointName>(name: K, input: Parsed<K>) => Promise<Output<K>>;

/** What an image is made from: the context of its page, its language, and the query of the image. */
export type Source = {
  read: PublicRead;
  intl: IntlShape;
  context: CompetitionContext;
  query: URLSearchParams;
};

/** The content of an image besides its brand. `head`: what stands in the place of the organisation's name. */
export type CardContent = { head?: string; above: string; title: string; body: CardBody; foot?: { text: string; isLive: boolean } };

/** Joins facts of one line. */
export const facts = (...parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** A line that begins with a capital: some languages write days with a small letter. */
export const asLine = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
