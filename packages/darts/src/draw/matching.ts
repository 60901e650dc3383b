/**
 * A matching of greatest weight in a general graph: Edmonds' blossoms with dual variables, O(n³) (Galil 1986).
 *
 * Everybody has a price; an edge is tight where two prices add up to (twice) its weight. From everybody unmatched a tree grows
 * along tight edges, its members alternating between outer (even) and inner (odd). Two outer ones of one tree close an odd
 * circle: a blossom, from then on one node. Two of different trees are an augmenting path. Where nothing is tight, prices change
 * until something is; an inner blossom whose price is used up falls apart.
 *
 * @param size people 0 … size - 1
 * @param weight of a pair a < b: a whole number, up to 2^49; 0 or less where they may not be paired
 * @returns everybody's partner, -1 for nobody
 */
export function maximumMatching(size: number, weight: (a: number, b: number) => number): Int32Array {
  // Nodes are 1 … size, blossoms above; 0 is nobody. At most ⌊size / 2⌋ blossoms are there at a time.
  const top = size + (size >> 1) + 1;
  const row = top + 1;
  const weights = new Float64Array(row * row);
  /** The edge between two nodes as it is between two people: from, to. */
  const from = new Int32Array(row * row);
  const to = new Int32Array(row * row);
  let heaviest = 0;
  for (let a = 1; a <= size; a++) {
    for (let b = 1; b <= size; b++) {
      const between = a === b ? 0 : Math.max(0, a < b ? weight(a - 1, b - 1) : (weights[b * row + a] as number));
      weights[a * row + b] = between;
      from[a * row + b] = a;
      to[a * row + b] = b;
      heaviest = Math.max(heaviest, between);
    }
  }

  const price = new Float64Array(row).fill(heaviest, 1, size + 1);
  const partner = new Int32Array(row);
  const slack = new Int32Array(row);
  /** the outermost blossom of a node; 0 for a blossom that is not there */
  const outermost = Int32Array.from({ length: row }, (_, node) => (node <= size ? node : 0));
  const parent = new Int32Array(row);
  /** 0 outer, 1 inner, -1 in no tree */
  const side = new Int8Array(row);
  const seen = new Int32Array(row);
  const petals: number[][] = Array.from({ length: row }, () => []);
  /** which petal of a blossom a person is in */
  const petalOf = new Int32Array(row * (size + 1));
  for (let a = 1; a <= size; a++) petalOf[a * (size + 1) + a] = a;
  let queue: number[] = [];
  let nodes = size;
  let search = 0;

  const gap = (edge: number): number => {
    const [a, b] = [from[edge] as number, to[edge] as number];
    return (price[a] as number) + (price[b] as number) - (weights[a * row + b] as number) * 2;
  };
  const nearer = (u: number, node: number) => {
    if (!slack[node] || gap(u * row + node) < gap((slack[node] as number) * row + node)) slack[node] = u;
  };
  const findSlack = (node: number) => {
    slack[node] = 0;
    for (let u = 1; u <= size; u++)
      if ((weights[u * row + node] as number) > 0 && outermost[u] !== node && side[outermost[u] as number] === 0) nearer(u, node);
  };
  const enqueue = (node: number) => {
    if (node <= size) queue.push(node);
    else for (const petal of petals[node] as number[]) enqueue(petal);
  };
  const setOutermost = (node: number, blossom: number) => {
    outermost[node] = blossom;
    if (node > size) for (const petal of petals[node] as number[]) setOutermost(petal, blossom);
  };
  /** Turns the circle so that the way from its base to this petal is even; its length. */
  const evenWay = (blossom: number, petal: number): number => {
    const circle = petals[blossom] as number[];
    const at = circle.indexOf(petal);
    if (at % 2 === 0) return at;
    petals[blossom] = [circle[0] as number, ...circle.slice(1).reverse()];
    return circle.length - at;
  };
  const setPartner = (u: number, v: number) => {
    const edge = u * row + v;
    partner[u] = to[edge] as number;
    if (u <= size) return;
    const petal = petalOf[u * (size + 1) + (from[edge] as number)] as number;
    const way = evenWay(u, petal);
    const circle = petals[u] as number[];
    for (let i = 0; i < way; i++) setPartner(circle[i] as number, circle[i ^ 1] as number);
    setPartner(petal, v);
    petals[u] = [...circle.slice(way), ...circle.slice(0, way)];
  };
  const augment = (start: number, end: number) => {
    for (let [u, v] = [start, end]; ;) {
      const next = outermost[partner[u] as number] as number;
      setPartner(u, v);
      if (!next) return;
      const above = outermost[parent[next] as number] as number;
      setPartner(next, above);
      [u, v] = [above, next];
    }
  };
  const meeting = (start: number, end: number): number => {
    search++;
    for (let [u, v] = [start, end]; u || v; [u, v] = [v, u]) {
      if (!u) continue;
      if (seen[u] === search) return u;
      seen[u] = search;
      u = outermost[partner[u] as number] as number;
      if (u) u = outermost[parent[u] as number] as number;
    }
    return 0;
  };
  const close = (u: number, base: number, v: number) => {
    let blossom = size + 1;
    while (blossom <= nodes && outermost[blossom]) blossom++;
    nodes = Math.max(nodes, blossom);
    price[blossom] = side[blossom] = 0;
    partner[blossom] = partner[base] as number;
    const way = (end: number): number[] => {
      const found: number[] = [];
      for (let x = end; x !== base;) {
        const y = outermost[partner[x] as number] as number;
        found.push(x, y);
        enqueue(y);
        x = outermost[parent[y] as number] as number;
      }
      return found;
    };
    const there = way(u).reverse();
    const circle = [base, ...there, ...way(v)];
    petals[blossom] = circle;
    setOutermost(blossom, blossom);
    for (let x = 1; x <= nodes; x++) weights[blossom * row + x] = weights[x * row + blossom] = 0;
    petalOf.fill(0, blossom * (size + 1), (blossom + 1) * (size + 1));
    for (const petal of circle) {
      for (let x = 1; x <= nodes; x++) {
        const [here, other] = [petal * row + x, blossom * row + x];
        if (weights[other] !== 0 && gap(here) >= gap(other)) continue;
        const [back, otherBack] = [x * row + petal, x * row + blossom];
        for (const table of [weights, from, to]) {
          table[other] = table[here] as number;
          table[otherBack] = table[back] as number;
        }
      }
      for (let x = 1; x <= size; x++) if (petalOf[petal * (size + 1) + x]) petalOf[blossom * (size + 1) + x] = petal;
    }
    findSlack(blossom);
  };
  const open = (blossom: number) => {
    for (const petal of petals[blossom] as number[]) setOutermost(petal, petal);
    const entered = petalOf[blossom * (size + 1) + (from[blossom * row + (parent[blossom] as number)] as number)] as number;
    const way = evenWay(blossom, entered);
    const circle = petals[blossom] as number[];
    for (let i = 0; i < way; i += 2) {
      const [inner, outer] = [circle[i] as number, circle[i + 1] as number];
      parent[inner] = from[outer * row + inner] as number;
      side[inner] = 1;
      side[outer] = 0;
      slack[inner] = 0;
      findSlack(outer);
      enqueue(outer);
    }
    side[entered] = 1;
    parent[entered] = parent[blossom] as number;
    for (const petal of circle.slice(way + 1)) {
      side[petal] = -1;
      findSlack(petal);
    }
    outermost[blossom] = 0;
  };
  /** Grows the tree along a tight edge, closes a blossom or augments: true when it augmented. */
  const follow = (edge: number): boolean => {
    const [u, v] = [outermost[from[edge] as number] as number, outermost[to[edge] as number] as number];
    if (side[v] === -1) {
      parent[v] = from[edge] as number;
      side[v] = 1;
      const next = outermost[partner[v] as number] as number;
      slack[v] = slack[next] = 0;
      side[next] = 0;
      enqueue(next);
    } else if (side[v] === 0) {
      const base = meeting(u, v);
      if (base) close(u, base, v);
      else {
        augment(u, v);
        augment(v, u);
        return true;
      }
    }
    return false;
  };

  const grow = (): boolean => {
    side.fill(-1);
    slack.fill(0);
    queue = [];
    for (let x = 1; x <= nodes; x++) {
      if (outermost[x] !== x || partner[x]) continue;
      parent[x] = side[x] = 0;
      enqueue(x);
    }
    if (queue.length === 0) return false;
    for (;;) {
      for (let at = 0; at < queue.length; at++) {
        const u = queue[at] as number;
        for (let v = 1; v <= size; v++) {
          if ((weights[u * row + v] as number) <= 0 || outermost[u] === outermost[v]) continue;
          if (gap(u * row + v) > 0) nearer(u, outermost[v] as number);
          else if (follow(u * row + v)) return true;
        }
      }
      let step = Infinity;
      for (let x = size + 1; x <= nodes; x++) if (outermost[x] === x && side[x] === 1) step = Math.min(step, (price[x] as number) / 2);
      for (let x = 1; x <= nodes; x++) {
        if (outermost[x] !== x || !slack[x] || side[x] === 1) continue;
        step = Math.min(step, gap((slack[x] as number) * row + x) / (side[x] === 0 ? 2 : 1));
      }
      for (let u = 1; u <= size; u++) {
        const of = side[outermost[u] as number];
        if (of === 0 && (price[u] as number) <= step) return false;
        if (of !== -1) price[u]! += of === 0 ? -step : step;
      }
      for (let x = size + 1; x <= nodes; x++) if (outermost[x] === x && side[x] !== -1) price[x]! += side[x] === 0 ? step * 2 : -step * 2;
      queue = [];
      for (let x = 1; x <= nodes; x++) {
        const u = slack[x] as number;
        if (outermost[x] === x && u && outermost[u] !== x && gap(u * row + x) === 0 && follow(u * row + x)) return true;
      }
      for (let x = size + 1; x <= nodes; x++) if (outermost[x] === x && side[x] === 1 && price[x] === 0) open(x);
    }
  };
  while (grow());
  return Int32Array.from({ length: size }, (_, person) => (partner[person + 1] as number) - 1);
}
