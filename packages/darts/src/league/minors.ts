/** The age in whole years on a day. Both are ISO dates. A person born on 29 February has their birthday on 1 March in other years. */
export function ageOn(bornOn: string, day: string): number {
  const isBeforeBirthday = day.slice(5) < bornOn.slice(5);
  return Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (isBeforeBirthday ? 1 : 0);
}

/**
 * Whether public pages must hide the full name, the picture and the figures of a player on this day: younger than `minorAge`, without
 * consent. The day is that of the match, or today for pages without one. `bornOn` is null if it is not known. `firstNameAndInitial` of
 * `names/shortName` is the name to show.
 */
export const isHiddenMinor = (player: { bornOn: string | null; hasConsent: boolean }, day: string, minorAge: number): boolean =>
  player.bornOn !== null && !player.hasConsent && ageOn(player.bornOn, day) < minorAge;
