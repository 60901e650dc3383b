import { useEffect, useState } from 'react';
import type { Concern, PlannedMatch } from '@oche/api/contract/fixture';
import { useCall } from '@oche/api/query';
import { addDays } from '@oche/darts/days';

export type Evening = { day: string; concerns: readonly Concern[] };

/** The judged evenings of a match; null while they are loaded. */
export type Evenings = { list: readonly Evening[] | null; error: unknown };

/** Days before and after a match of which the evenings are judged. The server judges 92 days at once. */
const reach = 42;

const isWithin = (day: string, from: string, to: string): string => (day < from ? from : day > to ? to : day);

type Wanted = {
  match: PlannedMatch | null;
  /** the first and the last day on which the season plays */
  season: { startsOn: string; endsOn: string };
  /** another location than that of the match */
  locationId?: string | undefined;
  /** a day outside of the range */
  day?: string | undefined;
  /** the day around which evenings are judged if the match has none */
  around: string;
};

/** Judges the evenings around a match when it is opened, and again when one of these values changes. */
export function useEvenings({ match, season, locationId, day, around }: Wanted): Evenings {
  const call = useCall();
  const [found, setFound] = useState<Evenings & { of: string }>();
  const of = JSON.stringify([match, locationId, day]);
  const id = match?.key;
  const { startsOn, endsOn } = season;
  const centre = isWithin(match?.day ?? around, startsOn, endsOn);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isCurrent = true;
    const settle = (result: Evenings) => isCurrent && setFound({ ...result, of });
    const where = locationId === undefined ? {} : { locationId };
    const from = isWithin(addDays(centre, -reach), startsOn, endsOn);
    const to = isWithin(addDays(centre, reach), startsOn, endsOn);
    const isOutside = day !== undefined && (day < from || day > to);
    const extra = isOutside ? call('listFreeEvenings', { id, from: day, to: day, ...where }) : Promise.resolve([]);
    Promise.all([call('listFreeEvenings', { id, from, to, ...where }), extra])
      .then((lists) => settle({ list: lists.flat(), error: undefined }))
      .catch((error: unknown) => settle({ list: [], error }));
    return () => {
      isCurrent = false;
    };
  }, [call, id, of, centre, startsOn, endsOn, locationId, day]);
  return found?.of === of ? found : { list: null, error: undefined };
}
