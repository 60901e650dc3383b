import { gameOf, gameRef, linkGames, type Stage } from './links.ts';
import { openDraw } from './liveDraw.ts';
import { changedGames, progress, type ProgressInput } from './progress.ts';
import { foldOrder } from './seeding.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** A draw with what has happened in it. `started` are games (by `gameRef`) that have begun, but have no result yet. */
export type DrawInPlay = ProgressInput & { started?: ReadonlySet<string> };

/** The stages after a change, or why it cannot be made, with the games (by `gameRef`) that stand in the way. */
export type DrawChange<Code extends string> = { ok: true; value: Stage[] } | { ok: false; code: Code; games: string[] };

/**
 * Takes new stages (drawn anew, moved by hand) in the place of those of now, if that leaves every game that has begun with its
 * two sides: `has-begun` names those that it would take them from.
 */
export function redraw(draw: DrawInPlay, stages: readonly Stage[]): DrawChange<'has-begun'> {
  const moved = new Set(changedGames(progress(draw), progress({ ...draw, stages })));
  const games = begun(draw).filter((ref) => moved.has(ref));
  return games.length > 0 ? { ok: false, code: 'has-begun', games } : { ok: true, value: [...stages] };
}

/** Exchanges two entries in all stages: each takes over the slots of the other. `not-drawn`: one of them is in no slot. */
export function exchangeEntries(draw: DrawInPlay, a: string, b: string): DrawChange<'has-begun' | 'not-drawn'> {
  const found = new Set<string>();
  const exchanged = (slot: Slot): Slot => {
    if (slot.kind !== 'entry' || (slot.entry !== a && slot.entry !== b)) return slot;
    found.add(slot.entry);
    return { kind: 'entry', entry: slot.entry === a ? b : a };
  };
  const stages = draw.stages.map((stage) => ({
    ...stage,
    games: stage.games.map((game) => ({ ...game, slots: [exchanged(game.slots[0]), exchanged(game.slots[1])] satisfies [Slot, Slot] })),
  }));
  if (!found.has(a) || !found.has(b)) return { ok: false, code: 'not-drawn', games: [] };
  return redraw(draw, stages);
}

/** A side of a drawn game, by `gameRef`. */
export type SlotRef = { ref: string; side: 0 | 1 };

/**
 * Exchanges what is in two slots: entries, byes, ranks of groups. `two-byes`: a game would be left with nobody. Throws for a slot
 * that takes a winner or a loser: these are the draw itself.
 */
export function exchangeSlots(draw: DrawInPlay, a: SlotRef, b: SlotRef): DrawChange<'has-begun' | 'two-byes'> {
  const links = linkGames(draw.stages);
  const slotAt = ({ ref, side }: SlotRef): Slot => {
    const { game, sources } = gameOf(links, ref);
    if (sources[side]?.kind === 'game') throw new Error(`Side ${side} of ${ref} hangs on another game: only entries, byes and ranks move`);
    return game.slots[side];
  };
  const [fromA, fromB] = [slotAt(a), slotAt(b)];
  const stages = draw.stages.map((stage) => ({
    ...stage,
    games: stage.games.map((game) => {
      const ref = gameRef(stage.id, game.key);
      const slot = (side: 0 | 1) =>
        a.ref === ref && a.side === side ? fromB : b.ref === ref && b.side === side ? fromA : game.slots[side];
      return { ...game, slots: [slot(0), slot(1)] satisfies [Slot, Slot] };
    }),
  }));
  const empty = stages.flatMap(({ id, games }) => games.filter(isEmpty).map(({ key }) => gameRef(id, key)));
  return empty.length > 0 ? { ok: false, code: 'two-byes', games: empty } : redraw(draw, stages);
}

const isEmpty = ({ slots }: DrawnGame) => slots.every(({ kind }) => kind === 'bye');

/**
 * Lets somebody in who comes late: into the place of a bye in the bracket of a stage, if neither its game nor what follows from
 * the bye has begun. Of several, the bye of the weakest seed is taken, so that the draw is the one that it would have been with
 * this entry as the last seed. `no-place`: there is no bye; `has-begun`: the games that have begun behind each of them.
 */
export function lateEntry(draw: DrawInPlay, stage: string, entry: string): DrawChange<'has-begun' | 'no-place'> {
  const drawn = stageOf(draw.stages, stage);
  const live = openDraw(draw);
  const fixed = new Set(begun(draw));
  const inTheWay = new Set<string>();
  for (const place of placesOf(drawn)) {
    if (place.slot.kind !== 'bye') continue;
    const ref = gameRef(stage, place.game.key);
    const games = live.place(ref, place.side, { kind: 'entry', entry }).filter((game) => fixed.has(game.ref));
    if (games.length === 0)
      return { ok: true, value: withSlots(draw.stages, stage, new Map([[place, { kind: 'entry', entry } as const]])) };
    live.place(ref, place.side, { kind: 'bye' });
    for (const game of games) inTheWay.add(game.ref);
  }
  return { ok: false, code: inTheWay.size > 0 ? 'has-begun' : 'no-place', games: [...inTheWay] };
}

/**
 * Seeds a bracket anew around what has begun: every game that has begun keeps its sides, and so does all that led to it; the
 * others get the places that are left, the best place first, in the order of `slots` (entries, or ranks of groups: the
 * strongest first). Who is not among `slots` is left out, who is new in it comes in, as far as the bracket has places.
 *
 * `has-begun`: somebody is to be left out who has to stay for these games. `too-many`, `too-few`: not enough places, or two
 * byes in one game. Where nothing has begun this is the draw of `slots` from the start.
 */
export function reseed(draw: DrawInPlay, stage: string, slots: readonly Slot[]): DrawChange<'has-begun' | 'too-many' | 'too-few'> {
  const drawn = stageOf(draw.stages, stage);
  const keep = ancestors(draw);
  const places = placesOf(drawn);
  const wanted = new Set(slots.map(nameOf));
  const kept = places.filter(({ game, slot }) => slot.kind !== 'bye' && keep.has(gameRef(stage, game.key)));
  const lost = kept.filter(({ slot }) => !wanted.has(nameOf(slot))).map(({ game }) => gameRef(stage, game.key));
  if (lost.length > 0) return { ok: false, code: 'has-begun', games: [...new Set(lost)] };

  const staying = new Set(kept.map(({ slot }) => nameOf(slot)));
  const others = slots.filter((slot) => !staying.has(nameOf(slot)));
  const free = places.filter(({ game }) => !keep.has(gameRef(stage, game.key)));
  if (others.length > free.length) return { ok: false, code: 'too-many', games: [] };
  if (others.length < free.length / 2) return { ok: false, code: 'too-few', games: [] };
  return { ok: true, value: withSlots(draw.stages, stage, new Map(free.map((place, i) => [place, others[i] ?? { kind: 'bye' }]))) };
}

/** Games with a result that counts, and those that have been started. */
function begun({ stages, results, started = new Set(), ...rest }: DrawInPlay): string[] {
  const { games, conflicts } = progress({ stages, results, ...rest });
  const not = new Set(conflicts);
  return [...games.keys()].filter((ref) => started.has(ref) || (results.has(ref) && !not.has(ref)));
}

/** All games that have begun and all that they hang on. */
function ancestors(draw: DrawInPlay): Set<string> {
  const links = linkGames(draw.stages);
  const found = new Set(begun(draw));
  for (const ref of found) {
    for (const source of gameOf(links, ref).sources) {
      if (source?.kind === 'game') found.add(source.ref);
      if (source?.kind === 'group') for (const game of source.games) found.add(game);
    }
  }
  return found;
}

/** A side of round 1 of a bracket. */
type Place = { game: DrawnGame; side: 0 | 1; slot: Slot };

/** The places of a bracket in the order of seeding. */
function placesOf({ games }: Stage): Place[] {
  const first = games.filter(({ round, bracket, thirdPlace }) => round === 1 && !thirdPlace && (!bracket || bracket === 'upper'));
  const places: Place[] = [];
  foldOrder(first.length * 2).forEach((seed, at) => {
    const game = first[at >> 1] as DrawnGame;
    const side = at % 2 === 0 ? 0 : 1;
    places[seed - 1] = { game, side, slot: game.slots[side] };
  });
  return places;
}

function stageOf(stages: readonly Stage[], id: string): Stage {
  const stage = stages.find((candidate) => candidate.id === id);
  if (!stage) throw new Error(`No stage ${id} in this draw`);
  return stage;
}

function withSlots(stages: readonly Stage[], id: string, slots: ReadonlyMap<Place, Slot>): Stage[] {
  const next = new Map<DrawnGame, [Slot, Slot]>();
  for (const [{ game, side }, slot] of slots) {
    const [one, two] = next.get(game) ?? game.slots;
    next.set(game, side === 0 ? [slot, two] : [one, slot]);
  }
  const changed = (game: DrawnGame): DrawnGame => ({ ...game, slots: next.get(game) ?? game.slots });
  return stages.map((stage) => (stage.id === id ? { ...stage, games: stage.games.map(changed) } : stage));
}

/** What a slot of round 1 is called: an entry, or a rank of a group. */
const nameOf = (slot: Slot) => JSON.stringify(slot);
