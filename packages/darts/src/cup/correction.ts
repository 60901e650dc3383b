import type { GameResult } from '../draw/progress.ts';
import { sameSide } from '../draw/outcome.ts';
import type { DrawnGame, Slot } from '../draw/slot.ts';
import { cupProgress, tieIn, type Cup } from './bracket.ts';

/** Later ties that get another team, by key, in the order of the draw: not begun yet (`drawn`), and begun or decided (`played`). */
export type Touched = { drawn: string[]; played: string[] };

/**
 * The later ties that a correction changes. There are none if the same team goes through. Ties that are only drawn can get the other team or
 * be drawn again (`reopenRound`). If a tie has been played, refuse the correction, or keep the later ties with `keepFollowing`.
 *
 * @param result the corrected result, with `entries`; null takes the result back
 * @param begun ties with a lineup or a score
 */
export function touchedBy(cup: Cup, key: string, result: GameResult | null, begun: ReadonlySet<string>): Touched {
  const results = new Map(cup.results);
  if (result) results.set(key, result);
  else results.delete(key);
  const [before, after] = [cupProgress(cup), cupProgress({ ...cup, results })];
  const touched = cup.ties.filter((tie) => {
    const [was, is] = [tieIn(before, tie.key), tieIn(after, tie.key)];
    return !sameSide(was.sides[0], is.sides[0]) || !sameSide(was.sides[1], is.sides[1]);
  });
  const isPlayed = (tie: DrawnGame) => begun.has(tie.key) || cup.results.has(tie.key);
  return {
    drawn: touched.filter((tie) => !isPlayed(tie)).map((tie) => tie.key),
    played: touched.filter(isPlayed).map((tie) => tie.key),
  };
}

/** The ties of a cup, in which the tie after `key` keeps its current team even if the winner of `key` is corrected. */
export function keepFollowing(cup: Cup, key: string): DrawnGame[] {
  const state = cupProgress(cup);
  return cup.ties.map((tie) => {
    const fix = (side: 0 | 1): Slot => {
      const slot = tie.slots[side];
      const now = tieIn(state, tie.key).sides[side];
      return slot.kind === 'winnerOf' && slot.game === key && now.kind !== 'tbd' ? now : slot;
    };
    return { ...tie, slots: [fix(0), fix(1)] };
  });
}

/** The ties that are left if a round is drawn again, or the ties that prevent it because they have begun. */
export type Reopened = { ok: true; value: DrawnGame[] } | { ok: false; code: 'has-begun'; ties: string[] };

/**
 * Takes back the draw of a round and of all later rounds.
 *
 * @param begun ties with a lineup or a score
 */
export function reopenRound({ ties, results }: Cup, round: number, begun: ReadonlySet<string>): Reopened {
  const inTheWay = ties.filter((tie) => tie.round >= round && (begun.has(tie.key) || results.has(tie.key)));
  if (inTheWay.length > 0) return { ok: false, code: 'has-begun', ties: inTheWay.map(({ key }) => key) };
  return { ok: true, value: ties.filter((tie) => tie.round < round) };
}
