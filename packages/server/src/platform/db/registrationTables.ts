import type { Locale } from '@oche/i18n/locales';
import type { Instant, NullableInstant, Optional } from './columns.ts';

/**
 * Requests of teams to play in a season, by somebody without an account. They have no `confirmedAt` until the captain has opened the link in the e-mail, and are
 * deleted at `expiresAt` without it. Answered ones are deleted too.
 */
export type TeamRegistrations = {
  id: string;
  seasonId: string;
  name: string;
  club: Optional<string>;
  homeWeekday: Optional<number>;
  homeTime: Optional<string>;
  locationId: Optional<string>;
  /** a location that the competition does not know, in words */
  newLocation: Optional<string>;
  captain: string;
  /** of the captain; unique in the season */
  email: string;
  remark: string;
  /** of the e-mails to the captain */
  langcode: Locale;
  /** SHA-256 of the token in the URL, hex; null until the e-mail is written, and after the link has been used */
  hash: Optional<string>;
  createdAt: Instant;
  expiresAt: Instant;
  confirmedAt: NullableInstant;
};
