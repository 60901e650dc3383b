import { isHiddenMinor } from '@oche/darts/league/minors';
import { firstNameAndInitial } from '@oche/darts/names/shortName';

/** A player with the facts that decide whether public pages show the full name. Guests have neither a birth date nor consent. */
export type NamedPlayer = { name: string; bornOn: string | null; hasConsent: boolean | null };

/**
 * Whether public pages hide the full name of a player. `minorAge`: that of the parent of a game or of the organisation; null if all names are
 * full. `day`: an ISO date, today by default.
 */
export const isNameHidden = (
  { bornOn, hasConsent }: Omit<NamedPlayer, 'name'>,
  minorAge: number | null,
  day: string = new Date().toISOString().slice(0, 10),
): boolean => minorAge !== null && isHiddenMinor({ bornOn, hasConsent: hasConsent ?? false }, day, minorAge);

/** The name of a player on public pages: the full one, or the first name and an initial. Its arguments are those of `isNameHidden`. */
export const publicName = (player: NamedPlayer, minorAge: number | null, day?: string): string =>
  isNameHidden(player, minorAge, day) ? firstNameAndInitial(player.name) : player.name;
