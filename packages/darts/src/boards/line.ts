/** Games that stand in line by a key, such as since when they wait: the least first, of equal keys the first of the list (a binary heap). */
export class Line {
  readonly #keys: Float64Array;
  readonly #heap: number[] = [];

  /** `keys` has one for each game of the list; several lines may share it, since a game stands in one of them */
  constructor(keys: Float64Array) {
    this.#keys = keys;
  }

  /** the place in the list of the first game; undefined if the line is empty */
  get first(): number | undefined {
    return this.#heap[0];
  }

  join(at: number, key: number): void {
    this.#keys[at] = key;
    let slot = this.#heap.length;
    while (slot > 0) {
      const above = (slot - 1) >> 1;
      if (!this.#goesFirst(at, this.#heap[above]!)) break;
      this.#heap[slot] = this.#heap[above]!;
      slot = above;
    }
    this.#heap[slot] = at;
  }

  /** Removes the first game and returns it; the line must not be empty. */
  leave(): number {
    const heap = this.#heap;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let slot = 0;
    for (;;) {
      let below = 2 * slot + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && this.#goesFirst(heap[below + 1]!, heap[below]!)) below++;
      if (!this.#goesFirst(heap[below]!, last)) break;
      heap[slot] = heap[below]!;
      slot = below;
    }
    heap[slot] = last;
    return first;
  }

  #goesFirst(at: number, other: number): boolean {
    const key = this.#keys[at]!;
    const otherKey = this.#keys[other]!;
    return key === otherKey ? at < other : key < otherKey;
  }
}
