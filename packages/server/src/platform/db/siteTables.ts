import type { DocumentKind } from '@oche/api/contract/document';
import type { Sponsor } from '@oche/api/contract/competition';
import type { NavigationItem } from '@oche/api/contract/site';
import type { Locale } from '@oche/i18n/locales';
import type { Instant, Json, NullableInstant, Optional } from './columns.ts';

/** Pictures that organisations have uploaded for their site, by the SHA-256 of their files. */
export type SitePictures = { organisationId: string; sha256: string; createdAt: Instant };
/** News of seasons. An item is scheduled while it is `published` with a time in the future. */
export type NewsTable = {
  id: string;
  seasonId: string;
  slug: string;
  title: string;
  lead: string;
  /** Markdown */
  body: string;
  /** SHA-256 of a file */
  picture: Optional<string>;
  language: Optional<Locale>;
  state: 'draft' | 'published' | 'withdrawn';
  publishAt: NullableInstant;
  pinnedUntil: Optional<string>;
  createdAt: Instant;
  updatedAt: Instant;
};
/** Former slugs of news. No other item of the season gets one. */
export type OldNewsSlugs = { seasonId: string; slug: string; newsId: string };
/** The pictures in the texts of news. Derived from their Markdown. */
export type NewsPictures = { newsId: string; sha256: string };
/** The boards of competitions, by season. */
export type BoardMembers = {
  id: string;
  seasonId: string;
  position: number;
  name: string;
  office: string;
  email: Optional<string>;
  phone: Optional<string>;
  /** SHA-256 of a file */
  picture: Optional<string>;
  createdAt: Instant;
};
/** Settings of the sites of competitions. A site without a row has the usual ones. */
export type SiteSettingsTable = {
  organisationId: string;
  /** the pages that the organiser has ordered or hidden */
  navigation: Json<NavigationItem[]>;
  /** `logo`: SHA-256 of a file */
  sponsors: Json<Sponsor[]>;
  /** Markdown */
  helpText: string;
  rulesText: string;
  isIndexable: boolean;
};
/** Documents of the sites of competitions. Those without a season belong to every season. */
export type SiteDocuments = {
  id: string;
  organisationId: string;
  seasonId: Optional<string>;
  title: string;
  category: string;
  language: Optional<Locale>;
  kind: DocumentKind;
  fileName: string;
  /** in bytes */
  size: number;
  sha256: string;
  createdAt: Instant;
  updatedAt: Instant;
};
