import type { Stage } from './links.ts';
import { sameSide } from './outcome.ts';
import { progress, type Progress, type ProgressInput } from './progress.ts';
import { foldOrder } from './seeding.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** A draw with its results. `started`: games (by `gameRef`) that have started, but have no result yet. */
export type DrawInPlay = ProgressInput & { started?: ReadonlySet<string> };

/** The stages with the late entry, or the reason why it cannot join, with the games (by `gameRef`) that prevent it. */
export type LateEntry = { ok: true; value: Stage[] } | { ok: false; code: 'has-begun' | 'no-place'; games: string[] };

/**
 * Gives a late entry the place of a bye in the bracket of a stage, if no started game gets other sides because of it. If several byes are
 * possible, it takes that of the weakest seed, so the draw is the same as with this entry as the last seed. `no-place`: there is no bye.
 * `has-begun`: each bye leads to games that have started; `games` lists them.
 *
 * @throws if there is no such stage, or it is not a bracket
 */
export function lateEntry(draw: DrawInPlay, stage: string, entry: string): LateEntry {
  const drawn = draw.stages.find(({ id }) => id === stage);
  if (!drawn) throw new Error(`No stage ${stage} in this draw`);
  const before = progress(draw);
  const started = startedGames(draw, before);
  const obstacles = new Set<string>();
  for (const { game, side } of byes(drawn)) {
    const stages = draw.stages.map((other) => (other === drawn ? { ...drawn, games: fillSlot(drawn.games, game, side, entry) } : other));
    const after = progress({ ...draw, stages });
    const changed = started.filter((ref) => !hasSameSides(ref, before, after));
    if (changed.length === 0) return { ok: true, value: stages };
    for (const ref of changed) obstacles.add(ref);
  }
  return { ok: false, code: obstacles.size > 0 ? 'has-begun' : 'no-place', games: [...obstacles] };
}

/** Games with a result that counts and games that have started, in the order of the draw. */
function startedGames({ results, started = new Set() }: DrawInPlay, { games, conflicts }: Progress): string[] {
  const ignored = new Set(conflicts);
  return [...games.keys()].filter((ref) => started.has(ref) || (results.has(ref) && !ignored.has(ref)));
}

function hasSameSides(ref: string, before: Progress, after: Progress): boolean {
  const [oldGame, newGame] = [before.games.get(ref), after.games.get(ref)];
  return (
    oldGame !== undefined &&
    newGame !== undefined &&
    [0, 1].every((side) => sameSide(oldGame.sides[side as 0 | 1], newGame.sides[side as 0 | 1]))
  );
}

/** The byes in round 1 of a bracket, in the order of seeding: the bye of the weakest seed first. */
function byes({ games }: Stage): { game: DrawnGame; side: 0 | 1 }[] {
  const first = games.filter(({ round, bracket, thirdPlace }) => round === 1 && !thirdPlace && (!bracket || bracket === 'upper'));
  const places: { game: DrawnGame; side: 0 | 1 }[] = [];
  for (const [place, seed] of foldOrder(first.length * 2).entries())
    places[seed - 1] = { game: first[place >> 1] as DrawnGame, side: place % 2 === 0 ? 0 : 1 };
  return places.filter(({ game, side }) => game.slots[side].kind === 'bye');
}

function fillSlot(games: readonly DrawnGame[], game: DrawnGame, side: 0 | 1, entry: string): DrawnGame[] {
  const slot: Slot = { kind: 'entry', entry };
  const slots: [Slot, Slot] = side === 0 ? [slot, game.slots[1]] : [game.slots[0], slot];
  return games.map((other) => (other === game ? { ...other, slots } : other));
}
