/** Time zones on the same continents as the zones in `near`, for example the zone of the device. All zones if there are none. */
export function zonesNear(...near: string[]): string[] {
  const continents = new Set(near.map((zone) => zone.split('/')[0]));
  const known = Intl.supportedValuesOf('timeZone');
  const nearby = known.filter((zone) => continents.has(zone.split('/')[0]));
  // UTC has no continent and is not the zone of a place.
  return [...new Set([...(nearby.length > 0 ? nearby : known), ...near.filter(Boolean)])].toSorted();
}

/** The place of a zone: "Brussels" for `Europe/Brussels`, "Argentina, Buenos Aires" for `America/Argentina/Buenos_Aires`. */
export const zoneName = (zone: string): string => (zone.includes('/') ? zone.split('/').slice(1).join(', ') : zone).replaceAll('_', ' ');

/** The name of a zone in a language, for display: "Central European Time", "heure d’Europe centrale". */
export const zoneTitle = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')
    ?.value ?? zoneName(timeZone);

/** The local date and time in a zone, in the format of the contract: `2026-11-27T21:05`. */
export const localNow = (timeZone: string, now = Date.now()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now).replace(' ', 'T');

/** The instant of a local date and time in a zone, in milliseconds. A time that a change of the clock skips or repeats is taken as before the change. */
export function localInstant(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const offsetAt = (instant: number) => Date.parse(`${localNow(timeZone, instant)}Z`) - Math.floor(instant / 60_000) * 60_000;
  return asUtc - offsetAt(asUtc - offsetAt(asUtc));
}
