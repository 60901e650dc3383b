/** The zones of the continents of `near`; a club is where its organiser is, or not far. */
export function zonesNear(...near: string[]): string[] {
  const continents = new Set(near.map((zone) => zone.split('/')[0]));
  const known = Intl.supportedValuesOf('timeZone');
  const here = known.filter((zone) => continents.has(zone.split('/')[0]));
  // UTC has no continent and is not the zone of a place.
  return [...new Set([...(here.length > 0 ? here : known), ...near.filter(Boolean)])].toSorted();
}

/** "Brussels" for `Europe/Brussels`, "Argentina, Buenos Aires" for `America/Argentina/Buenos_Aires`. */
export const zoneName = (zone: string): string => (zone.includes('/') ? zone.split('/').slice(1).join(', ') : zone).replaceAll('_', ' ');

/** The name of a zone in a language, where it is only shown: "Central European Time", "heure d’Europe centrale". */
export const zoneTitle = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')
    ?.value ?? zoneName(timeZone);

/** Date and time on the wall in a zone, as the contract writes them: `2026-11-27T21:05`. */
export const localNow = (timeZone: string, now = Date.now()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now).replace(' ', 'T');
