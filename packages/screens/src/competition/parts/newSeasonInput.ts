import type { SeasonDetails } from '@oche/api/contract/season';
import { addDays } from '@oche/darts/days';

/** The values of the form of a new season. `copiedFrom`: the id of a season, or `none`. */
export type NewSeasonValues = { name: string; startsOn: string; endsOn: string; copiedFrom: string };

export const notCopied = 'none';
/** A year later, a season starts on the same weekday. */
const daysInYear = 52 * 7;

/** `2026–2027` becomes `2027–2028`. */
const nextName = (name: string): string => name.replace(/\d{4}/g, (year) => String(Number(year) + 1));

/** A proposal for the next season: a year after the latest one, or from September to May if there is none. `today`: `2026-11-27` */
export const proposeSeason = (seasons: readonly SeasonDetails[], today: string): NewSeasonValues => {
  const [latest] = seasons;
  if (latest)
    return {
      name: nextName(latest.name),
      startsOn: addDays(latest.startsOn, daysInYear),
      endsOn: addDays(latest.endsOn, daysInYear),
      copiedFrom: latest.id,
    };
  const year = Number(today.slice(0, 4));
  return { name: `${year}–${year + 1}`, startsOn: `${year}-09-01`, endsOn: `${year + 1}-05-31`, copiedFrom: notCopied };
};
