import { boardNames } from './boardNames.ts';

/**
 * What images of a competition's site show, at `/share/{kind}/{id}`. The id is that of the organisation (`home`), the match, the division or cup
 * (`standings`), the season team, the news item, or the season (leaderboards). An image is PNG instead of JSON, and therefore no endpoint of this
 * contract.
 */
export const shareKinds = ['home', 'match', 'standings', 'team', 'news', ...boardNames] as const;
export type ShareKind = (typeof shareKinds)[number];

/** An image to share. `query`: what the page shows, in the form of the endpoint that it reads; the season of `home`. */
export type ShareImage = { kind: ShareKind; id: string; query?: Readonly<Record<string, string>> };

/** The size of every image, which services recommend for links. In pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** The path of an image in the API, with its texts in a language. */
export const shareImagePath = ({ kind, id, query }: ShareImage, lang: string): string =>
  `/share/${kind}/${id}?${new URLSearchParams({ ...query, lang }).toString()}`;
