import type { Evening, Location } from '@oche/api/contract/place';
import { weekdays } from '../../parts/league/evening.ts';

/** One weekday in the form of a location: whether it is open, and its boards and times as they were typed. */
export type EveningValue = { weekday: Evening['weekday']; isOpen: boolean; boards: string; from: string; to: string };

/** The evenings in the form of a location. `isLimited`: only on some weekdays, otherwise on every day with all boards. */
export type EveningValues = { isLimited: boolean; days: readonly EveningValue[] };

export const eveningValuesOf = ({ evenings, boards }: Pick<Location, 'evenings' | 'boards'>): EveningValues => ({
  isLimited: evenings.length > 0,
  days: weekdays.map((weekday) => {
    const evening = evenings.find((each) => each.weekday === weekday);
    const count = String(evening?.boards ?? boards.length);
    return { weekday, isOpen: evening !== undefined, boards: count, from: evening?.from ?? '', to: evening?.to ?? '' };
  }),
});

/** The evenings as the API takes them. */
export const eveningsInput = ({ isLimited, days }: EveningValues): Evening[] =>
  isLimited
    ? days
        .filter(({ isOpen }) => isOpen)
        .map(({ weekday, boards, from, to }) => ({ weekday, boards: Number(boards), from: from || null, to: to || null }))
    : [];

export type EveningProblem = 'none-open' | 'boards';

/** What is wrong with the evenings of a location with this number of boards: of one weekday, or of all; null if nothing is. */
export function eveningProblem({ isLimited, days }: EveningValues, boards: number): { code: EveningProblem; weekday?: number } | null {
  if (!isLimited) return null;
  const open = days.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return { code: 'none-open' };
  const wrong = open.find((day) => !/^\d{1,2}$/.test(day.boards.trim()) || Number(day.boards) < 1 || Number(day.boards) > boards);
  return wrong ? { code: 'boards', weekday: wrong.weekday } : null;
}
