import { Refusal } from './refusal.ts';

export const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** The time zone unchanged. @throws Refusal 400 if it is unknown */
export const requireTimeZone = (zone: string): string => {
  if (!isTimeZone(zone)) throw new Refusal('invalid', 'This time zone is unknown.', { fields: { time_zone: 'unknown' } });
  return zone;
};
