/** A waiting game, with the priority that decides before its wait. 0: it has no place by hand. */
export type Prioritised = { id: string; priority: number };

/** The usual distance of two priorities, so that a game can often be placed between two others without renumbering them. */
const step = 64;
/** Priorities stay within these, because a game that is held back has a lower one in the forecast. */
const limit = 500_000;

/** A whole number between the priorities of two neighbours, either of which may be missing; undefined if there is none. */
function between(above: Prioritised | undefined, below: Prioritised | undefined): number | undefined {
  const lowest = below?.priority ?? Math.min(0, above?.priority ?? 0) - 2 * step;
  const highest = above?.priority ?? Math.max(0, below?.priority ?? 0) + 2 * step;
  const middle = Math.floor((lowest + highest) / 2);
  return middle > lowest && middle < highest && Math.abs(middle) <= limit ? middle : undefined;
}

/**
 * The priorities that move a game of a queue directly before another, or to the end for null. Only the moved game gets one if there is room
 * between its neighbours. Otherwise all games on one side of its place are numbered, with those that had a place by hand: the side with fewer
 * games without a place by hand, so that the others are still called by their wait.
 *
 * `queue`: the waiting games in the order of their calls, apart from priorities. Returns only the games whose priority changes, by id.
 * @throws RangeError if one of the two games is not in the queue
 */
export function placeByHand(queue: readonly Prioritised[], id: string, before: string | null): Map<string, number> {
  const inOrder = queue.toSorted((a, b) => b.priority - a.priority);
  const moved = inOrder.find((game) => game.id === id);
  const others = inOrder.filter((game) => game !== moved);
  const place = before === null ? others.length : others.findIndex((game) => game.id === before);
  if (!moved || place < 0) throw new RangeError('The game is not in the queue');
  const priority = between(others[place - 1], others[place]);
  if (priority !== undefined) return new Map(priority === moved.priority ? [] : [[id, priority]]);

  const front = others.filter((game, index) => index < place || game.priority > 0);
  const back = others.filter((game, index) => index >= place || game.priority < 0);
  const unplaced = (games: readonly Prioritised[]) => games.filter((game) => game.priority === 0).length;
  const isFront = unplaced(front) <= unplaced(back);
  const side = isFront ? front.toSpliced(place, 0, moved) : back.toSpliced(back.length - (others.length - place), 0, moved);
  const numbers = side.map((game, index) => [game, step * (isFront ? side.length - index : -1 - index)] as const);
  return new Map(numbers.flatMap(([game, number]) => (number === game.priority ? [] : [[game.id, number] as const])));
}
