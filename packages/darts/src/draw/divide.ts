/**
 * Divides items into an upper and a lower half: exactly `up` items of each tier go up, and as close to half of each label as possible.
 *
 * The problem is a flow in a bipartite graph: labels on one side, tiers on the other, and every item an edge. Items go up one by one,
 * each time an item of the label that gains most. That is the label with the fewest items above, counting those whose tier leaves
 * no choice. The item goes up along an augmenting path: an item of another label can come down for it and be replaced by another
 * item of its own label. The feasible numbers per label form a polymatroid, and the pairs of a label in one half are convex in its
 * number. So the greedy procedure ends with the fewest pairs of any division (Federgruen and Groenevelt 1986). Ties go to the
 * label that comes first among the members.
 *
 * @param label of each item, from 0
 * @param tier of each item, from 0
 * @returns a function that divides some of the items, given how many of each tier go up; it returns 1 for each item that goes up
 */
export function createDivider(label: Int32Array, tier: Int32Array): (members: readonly number[], up: Int32Array) => Uint8Array {
  const labels = label.reduce((max, value) => Math.max(max, value + 1), 0);
  const tiers = tier.reduce((max, value) => Math.max(max, value + 1), 0);
  const isUp = new Uint8Array(label.length);
  const ofTier = new Int32Array(tiers);
  const room = new Int32Array(tiers);
  /** by label: how many more items are forced up than down, and how many are free */
  const forced = new Int32Array(labels);
  const free = new Int32Array(labels);
  const lists = { label: new Int32Array(labels), tier: new Int32Array(tiers), nextOfLabel: label.slice(), nextOfTier: label.slice() };
  let search = 0;
  /** the number of free places in the upper half */
  let places = 0;
  /** the last search that reached the label or tier */
  const labelReached = new Int32Array(labels);
  const tierReached = new Int32Array(tiers);
  /** by label: the item that the augmenting path takes down, and the item that replaces it */
  const comesDown = new Int32Array(labels);
  const replacement = new Int32Array(labels);
  const queue = new Int32Array(labels);

  const raise = (start: number): boolean => {
    search++;
    labelReached[start] = search;
    comesDown[start] = -1;
    queue[0] = start;
    for (let at = 0, end = 1; at < end; at++) {
      const here = queue[at] as number;
      for (let item = lists.label[here] as number; item >= 0; item = lists.nextOfLabel[item] as number) {
        const t = tier[item] as number;
        if (isUp[item] || tierReached[t] === search) continue;
        if ((room[t] as number) > 0) {
          room[t]!--;
          places--;
          for (let rising = item, current = here; ; current = label[rising] as number) {
            isUp[rising] = 1;
            if ((comesDown[current] as number) < 0) return true;
            isUp[comesDown[current] as number] = 0;
            rising = replacement[current] as number;
          }
        }
        tierReached[t] = search;
        for (let down = lists.tier[t] as number; down >= 0; down = lists.nextOfTier[down] as number) {
          const other = label[down] as number;
          if (!isUp[down] || labelReached[other] === search) continue;
          labelReached[other] = search;
          comesDown[other] = down;
          replacement[other] = item;
          queue[end++] = other;
        }
      }
    }
    return false;
  };

  return (members, up) => {
    for (const item of members) {
      ofTier[tier[item] as number] = lists.tier[tier[item] as number] = 0;
      forced[label[item] as number] = free[label[item] as number] = 0;
      lists.label[label[item] as number] = -1;
    }
    for (const item of members) ofTier[tier[item] as number]!++;
    for (const item of members) {
      const t = tier[item] as number;
      room[t] = up[t] as number;
      lists.tier[t] = -1;
    }
    places = 0;
    const order: number[] = [];
    for (let m = members.length - 1; m >= 0; m--) {
      const item = members[m] as number;
      const [l, t] = [label[item] as number, tier[item] as number];
      isUp[item] = up[t] === ofTier[t] ? 1 : 0;
      if (up[t] === 0 || up[t] === ofTier[t]) {
        forced[l]! += up[t] === 0 ? -1 : 1;
        continue;
      }
      if ((lists.tier[t] as number) < 0) places += up[t] as number;
      if (free[l]!++ === 0) order.push(l);
      [lists.nextOfLabel[item], lists.label[l]] = [lists.label[l] as number, item];
      [lists.nextOfTier[item], lists.tier[t]] = [lists.tier[t] as number, item];
    }
    // The cost of one more item above: the pairs that it adds there, less the pairs that it removes below.
    const byCost = new Map<number, number[]>();
    for (const l of order.reverse()) {
      for (let raised = 0; raised < (free[l] as number); raised++) {
        const cost = (forced[l] as number) - (free[l] as number) + 2 * raised + 1;
        const existing = byCost.get(cost);
        if (existing) existing.push(l);
        else byCost.set(cost, [l]);
      }
    }
    for (const cost of [...byCost.keys()].sort((a, b) => a - b)) for (const l of byCost.get(cost) as number[]) if (places > 0) raise(l);
    return isUp;
  };
}
