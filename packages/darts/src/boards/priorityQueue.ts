/**
 * A priority queue of games, which are indexes of a list: the highest priority first, then the least key, of equal keys the lowest index (a
 * binary heap).
 */
export class PriorityQueue {
  readonly #keys: Float64Array;
  readonly #priorities: Int32Array;
  readonly #heap: number[] = [];

  /**
   * `keys` has a place for each game of the list. Several queues may share it if each game is in only one of them. `priorities`: that of each
   * game
   */
  constructor(keys: Float64Array, priorities: Int32Array) {
    this.#keys = keys;
    this.#priorities = priorities;
  }

  /** the index of the first game, or undefined if the queue is empty */
  get first(): number | undefined {
    return this.#heap[0];
  }

  add(index: number, key: number): void {
    this.#keys[index] = key;
    let slot = this.#heap.length;
    while (slot > 0) {
      const parent = (slot - 1) >> 1;
      if (!this.goesFirst(index, this.#heap[parent]!)) break;
      this.#heap[slot] = this.#heap[parent]!;
      slot = parent;
    }
    this.#heap[slot] = index;
  }

  /** Removes the first game and returns its index. The queue must not be empty. */
  removeFirst(): number {
    const heap = this.#heap;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let slot = 0;
    for (;;) {
      let child = 2 * slot + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.goesFirst(heap[child + 1]!, heap[child]!)) child++;
      if (!this.goesFirst(heap[child]!, last)) break;
      heap[slot] = heap[child]!;
      slot = child;
    }
    heap[slot] = last;
    return first;
  }

  /** Whether a game comes before another, which may be in another queue with the same keys and priorities. */
  goesFirst(index: number, other: number): boolean {
    if (this.#priorities[index] !== this.#priorities[other]) return this.#priorities[index]! > this.#priorities[other]!;
    const key = this.#keys[index]!;
    const otherKey = this.#keys[other]!;
    return key === otherKey ? index < other : key < otherKey;
  }
}
