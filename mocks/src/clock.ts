/**
 * The fixed time of every mocked world: Friday 27 November 2026, 21:05 in Krijtdorp (Europe/Brussels).
 * Stories set the browser's clock to it.
 */
export const now = new Date('2026-11-27T20:05:00.000Z');
export const timeZone = 'Europe/Brussels';

/** The instant `seconds` after `now`, or before it if `seconds` is negative. */
export const secondsFromNow = (seconds: number): Date => new Date(now.getTime() + Math.round(seconds) * 1000);

const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
/** The local date and time in the format of the contract: `2026-11-27T21:05`. */
export const localTime = (instant: Date): string => local.format(instant).replace(' ', 'T');
