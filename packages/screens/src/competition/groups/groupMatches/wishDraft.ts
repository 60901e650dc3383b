import type { Wish } from '@oche/api/contract/calendar';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';

/** A wish while it is entered. Each kind uses its fields of it. */
export type WishDraft = { kind: Wish['kind']; team: string | null; other: string | null; day: string; number: string };

export const emptyDraft: WishDraft = { kind: 'not-home', team: null, other: null, day: '', number: '1' };

export const wishKinds = [
  'not-home',
  'not-playing',
  'opposite',
  'same-weeks',
  'first-home',
  'last-home',
  'key-number',
] as const satisfies Wish['kind'][];

export const hasOther = (kind: Wish['kind']): kind is 'opposite' | 'same-weeks' => kind === 'opposite' || kind === 'same-weeks';
export const hasDay = (kind: Wish['kind']): kind is 'not-home' | 'not-playing' => kind === 'not-home' || kind === 'not-playing';

/** The wish of a draft whose fields are complete. */
export function wishOf({ kind, team, other, day, number }: WishDraft): Wish {
  const own = team ?? '';
  if (hasOther(kind)) return { kind, team: own, other: other ?? '' };
  if (hasDay(kind)) return { kind, team: own, day };
  return kind === 'key-number' ? { kind, team: own, number: Number(number) } : { kind, team: own };
}

/** What makes two wishes the same: a pair of teams has no order. */
const keyOf = (wish: Wish): string =>
  'other' in wish ? JSON.stringify([wish.kind, [wish.team, wish.other].toSorted()]) : JSON.stringify(wish, Object.keys(wish).toSorted());

/** The errors of a draft by field. `wishes`: those that there are already. */
export function draftErrors(
  draft: WishDraft,
  wishes: readonly Wish[],
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): FieldErrors {
  const { kind, team, other, day } = draft;
  const errors = {
    ...(team === null && { team: 'missing' }),
    ...(hasOther(kind) && other === null && { other: 'missing' }),
    ...(hasOther(kind) && other !== null && other === team && { other: 'same-team' }),
    ...(hasDay(kind) && (day < startsOn || day > endsOn) && { day: day === '' ? 'missing' : 'outside-season' }),
  };
  if (Object.keys(errors).length > 0) return errors;
  const key = keyOf(wishOf(draft));
  return wishes.some((wish) => keyOf(wish) === key) ? { team: 'repeated' } : {};
}
