import { boardNames } from '@oche/api/contract/boardNames';
import { shareKinds, type ShareKind } from '@oche/api/contract/shareImage';
import { createIntl } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import type { Locale } from '@oche/i18n/locales';
import { isStorable } from '../../platform/http/input.ts';
import { isUuid } from '../../platform/ids.ts';
import { drawCard } from './drawCard.ts';
import { findPage } from './findPage.ts';
import { drawnImage, loadPicture, type DrawnImage } from './images.ts';
import { matchCard, teamCard } from './matchCards.ts';
import type { CardContent, PublicRead, Source } from './publicRead.ts';
import { boardCard, standingsCard } from './tableCards.ts';
import { homeCard, newsCard } from './textCards.ts';
import { loadTypeface, type Typeface } from './typeface.ts';

const isKind = (kind: string): kind is ShareKind => (shareKinds as readonly string[]).includes(kind);

const cards = {
  home: homeCard,
  match: matchCard,
  standings: standingsCard,
  team: teamCard,
  ...Object.fromEntries(boardNames.map((board) => [board, boardCard(board)])),
} as Record<Exclude<ShareKind, 'news'>, (source: Source) => CardContent | Promise<CardContent>>;

/** What an image may show instead of everything: the season of the home page, the view of a table, the filters of a leaderboard. */
const queryKeys = new Map<string, readonly string[]>([
  ['home', ['season']],
  ['standings', ['after', 'where', 'live']],
  ...boardNames.map((board) => [board, ['group_id', 'team_id', 'from', 'to', 'month', 'size']] as const),
]);

/** The part of a query that an image of this kind depends on, always in the same order. */
export const shareQuery = (kind: string, query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    (queryKeys.get(kind) ?? []).flatMap((key) => {
      const value = query.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );

/** Loaded by the first image, because a server that nobody asks for one needs no fonts. */
let typeface: Promise<Typeface> | undefined;

export type ShareRequest = {
  kind: string;
  id: string;
  /** the language of its texts; default: the main language of the site */
  lang: Locale | undefined;
  query: URLSearchParams;
};

const logoSide = 128;

/**
 * An image of the public site of a competition. It shows what the page shows to everybody, because it is made from the same reads. Null if there is
 * no such page. @throws Refusal for what is not public, and for an invalid query
 */
export const shareImage = async ({ kind, id, lang, query }: ShareRequest, read: PublicRead): Promise<DrawnImage | null> => {
  if (!isKind(kind) || !isUuid(id)) return null;
  const page = await findPage(kind, id);
  if (!page) return null;
  const { news, season = kind === 'home' ? query.get('season') : null, ...slugs } = page;
  if (season !== null && !isStorable(season)) return null;
  const context = await read('getCompetitionContext', { ...slugs, ...(season !== null && { season }) });
  const { name, colour, logo, languages } = context.organisation;
  const locale = lang ?? languages[0] ?? 'en';
  const intl = createIntl({ locale, messages: await loadMessages(locale) });
  const { head, ...content } = await (kind === 'news' ? newsCard(news ?? '') : cards[kind])({ read, intl, context, query });
  const brand = { name: head ?? name, colour, logo: await loadPicture(logo, { width: logoSide, height: logoSide }, 'contain') };
  return drawnImage(drawCard(await (typeface ??= loadTypeface()), { brand, foot: { text: '', isLive: false }, ...content }));
};
