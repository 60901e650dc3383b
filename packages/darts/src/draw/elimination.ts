import { bracketSize, foldOrder } from './seeding.ts';
import type { DrawnGame, Slot } from './slot.ts';

const bye: Slot = { kind: 'bye' };

/**
 * All rounds of a single elimination, up to the final: shared by knockouts and upper brackets. Slots are placed in fold order;
 * places without a slot are byes.
 *
 * @param slots in the order of seeding, without byes
 * @param make builds a game with the key `{prefix}{round}-{position}`
 * @throws RangeError for fewer than two slots; Error if a slot is a bye
 */
export function eliminationRounds(
  slots: readonly Slot[],
  prefix: string,
  make: (key: string, round: number, position: number, slots: [Slot, Slot]) => DrawnGame,
): DrawnGame[] {
  const entries = slots.length;
  if (entries < 2) throw new RangeError(`A bracket needs at least 2 entries, not ${entries}`);
  if (slots.some((slot) => slot.kind === 'bye')) throw new Error('Byes are placed by the draw. Pass only entries');
  const size = bracketSize(entries);
  const order = foldOrder(size);
  const place = (at: number): Slot => slots[(order[at] as number) - 1] ?? bye;

  const games: DrawnGame[] = [];
  for (let position = 1; position <= size / 2; position++)
    games.push(make(`${prefix}1-${position}`, 1, position, [place(position * 2 - 2), place(position * 2 - 1)]));
  // Every later game takes the winners of the next two games.
  let from = 0;
  const winner = (): Slot => ({ kind: 'winnerOf', game: (games[from++] as DrawnGame).key });
  for (let round = 2, count = size / 4; count >= 1; round++, count /= 2)
    for (let position = 1; position <= count; position++)
      games.push(make(`${prefix}${round}-${position}`, round, position, [winner(), winner()]));
  return games;
}
