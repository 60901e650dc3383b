import type { SeasonDetails } from '@oche/api/contract/season';
import { addDays } from '@oche/darts/days';

/** The values of the form of a new season. `copiedFrom`: the id of a season, or `none`. */
export type NewSeasonValues = { name: string; startsOn: string; endsOn: string; copiedFrom: string };

/** Days of a holiday on which leagues usually do not play. */
export type Holiday = { name: 'christmas' | 'newYear'; from: string; to: string };

/** The holidays within a season. */
export const holidaysIn = ({ startsOn, endsOn }: Pick<NewSeasonValues, 'startsOn' | 'endsOn'>): Holiday[] => {
  const [first, last] = [startsOn, endsOn].map((day) => Number(day.slice(0, 4))) as [number, number];
  // A year that is still being typed may be any number.
  if (!(last - first <= mostYears)) return [];
  // New Year of the first year belongs to the December before.
  return Array.from({ length: Math.max(0, last - first + 2) }, (_, at) => first - 1 + at)
    .flatMap((year): Holiday[] => [
      { name: 'christmas', from: `${year}-12-24`, to: `${year}-12-26` },
      { name: 'newYear', from: `${year}-12-31`, to: `${year + 1}-01-01` },
    ])
    .filter(({ from, to }) => to >= startsOn && from <= endsOn);
};
const mostYears = 4;

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
