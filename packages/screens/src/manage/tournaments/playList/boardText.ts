import type { GameSummary } from '@oche/api/contract/game';
import type { IntlShape } from '@oche/i18n/createIntl';
import { isDecider, legsToWin } from '@oche/darts/x01/target';
import { messages } from './messages.ts';

const minute = 60_000;

/** The current leg of a game: "Leg 2 of 5", "Deciding leg" or "Set 2, leg 1". */
export function legText({ formatMessage }: IntlShape, { format, live, sides }: GameSummary): string {
  if (!live) return '';
  const isLast = isDecider({
    ...{ format, legsWon: live.legs, setsWon: live.sets, winner: null, ending: null },
    retired: sides.map(() => false),
  });
  if (isLast) return formatMessage(messages.deciding);
  if (format.sets) return formatMessage(messages.setLeg, { set: live.sets.reduce((sum, won) => sum + won, 1), leg: live.leg });
  const legs = 'bestOf' in format.legs ? format.legs.bestOf : legsToWin(format) * 2 - 1;
  return formatMessage(messages.legOf, { leg: live.leg, legs });
}

/** The time since an instant in minutes and seconds, e.g. `1:10`. */
export function sinceText(since: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole minutes since an instant. */
export const minutesSince = (since: string, now: number): number => Math.max(0, Math.floor((now - Date.parse(since)) / minute));

/** The expected end of a called game that takes `gameMinutes`, in milliseconds since 1970. Null if less than half a minute is left. */
export const endOf = (calledAt: string, gameMinutes: number, now: number): number | null => {
  const end = Date.parse(calledAt) + gameMinutes * minute;
  return end <= now + minute / 2 ? null : end;
};
