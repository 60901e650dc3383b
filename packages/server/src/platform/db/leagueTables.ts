import type { SeasonRules, SeasonState } from '@oche/api/contract/season';
import type { SeasonTeamState } from '@oche/api/contract/team';
import type { Instant, Json, NullableInstant, Optional } from './columns.ts';

/** Seasons of a competition, with dates like `2026-09-01` in the time zone of the organisation. */
export type Seasons = {
  id: string;
  organisationId: string;
  slug: string;
  name: string;
  startsOn: string;
  endsOn: string;
  state: SeasonState;
  /** rules that are missing have the value in `defaultSeasonRules` */
  rules: Json<Partial<SeasonRules>>;
  copiedFrom: Optional<string>;
  publishedAt: NullableInstant;
  createdAt: Instant;
};
/** Former slugs of seasons. No other season of the organisation gets one. */
export type OldSeasonSlugs = { organisationId: string; slug: string; seasonId: string };
/** Permanent teams of an organisation. They play in several seasons. */
export type Teams = {
  id: string;
  organisationId: string;
  slug: string;
  name: string;
  /** the name as `foldName` returns it, unique in the organisation */
  foldedName: string;
  short: string;
  club: Optional<string>;
  createdAt: Instant;
};
/** Teams in a season, with their name then. `homeWeekday` is 1 on Mondays. */
export type SeasonTeams = {
  id: string;
  seasonId: string;
  teamId: string;
  name: string;
  state: SeasonTeamState;
  locationId: Optional<string>;
  homeWeekday: Optional<number>;
  homeTime: Optional<string>;
  region: Optional<string>;
  colours: Json<string[]>;
  wishes: string;
  withdrawnOn: Optional<string>;
  createdAt: Instant;
};
/** The captain of a team in a season (position 0) and its vice-captains. The captain is the contact of the team. Guests have no user. */
export type SeasonTeamCaptains = {
  seasonTeamId: string;
  position: number;
  name: string;
  email: Optional<string>;
  phone: Optional<string>;
  userId: Optional<string>;
};
