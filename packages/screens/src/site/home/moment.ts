import type { Match, SeasonCalendar } from '@oche/api/contract/fixture';
import { dayNumber } from '@oche/darts/days';
import { isCancelledOrAnnulled } from '../../parts/match/matchTexts.ts';

/** Matches that the home page shows together, and the number of their matchday if they share one. */
export type MatchdayPart = { matchday: number | null; matches: Match[] };

/** What is on in a season: the evening, the last results and the next matches, each null without any. */
export type Moment = {
  /** the matches of a day on which some are played, those that are played now first */
  evening: MatchdayPart | null;
  results: MatchdayPart | null;
  next: MatchdayPart | null;
};

const isOpen = ({ state }: Match): boolean => state === 'planned' || state === 'lineups';
const isLive = ({ state }: Match): boolean => state === 'playing';
const dayOf = ({ startsAt }: Match): string => startsAt!.slice(0, 10);

const partOf = (matches: Match[]): MatchdayPart | null => {
  if (matches.length === 0) return null;
  const numbers = new Set(matches.map(({ matchday }) => matchday));
  return { matchday: numbers.size === 1 ? matches[0]!.matchday : null, matches };
};

/**
 * What the home page of a season leads with on a day. Results and next matches are whole matchdays: the one that is nearer, both on the day after
 * matches, and only the next one on an evening. `calendar`: the part around that day.
 */
export function momentOf({ matches, matchdays }: Pick<SeasonCalendar, 'matches' | 'matchdays'>, today: string): Moment {
  const counted = matches.filter((match) => !isCancelledOrAnnulled(match));
  const slots = [...new Set(matchdays.map(({ from }) => from))].sort();
  /** The first day of the matchday that a day belongs to. Days before the first one are its own. */
  const slotOf = (match: Match) => slots.findLast((from) => from <= dayOf(match)) ?? '';
  const inSlotOf = (match: Match | undefined, chosen: (match: Match) => boolean) =>
    match ? partOf(counted.filter((each) => slotOf(each) === slotOf(match) && chosen(each))) : null;

  const isOn = (match: Match) => isLive(match) || dayOf(match) === today;
  const evening = partOf([...counted.filter(isLive), ...counted.filter((match) => isOn(match) && !isLive(match))]);
  const comes = counted.find((match) => isOpen(match) && dayOf(match) > today);
  const next = inSlotOf(comes, (match) => isOpen(match) && dayOf(match) > today);
  if (evening) return { evening, results: null, next };

  const last = counted.findLast((match) => dayOf(match) < today && match.points !== null);
  const results = inSlotOf(last, (match) => dayOf(match) < today && match.points !== null);
  if (!last || !comes) return { evening, results, next };
  const [since, until] = [dayNumber(today) - dayNumber(dayOf(last)), dayNumber(dayOf(comes)) - dayNumber(today)];
  if (since === 1) return { evening, results, next };
  return until < since ? { evening, results: null, next } : { evening, results, next: null };
}
