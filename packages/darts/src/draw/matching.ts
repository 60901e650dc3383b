/**
 * A maximum weight matching in a general graph: Edmonds' blossom algorithm with dual variables, O(n³) (Galil 1986).
 *
 * Every vertex has a dual variable. An edge is tight if the duals of its ends add up to twice its weight. From every unmatched
 * vertex a tree grows along tight edges; its nodes alternate between outer (even) and inner (odd). An edge between two outer nodes
 * of one tree closes an odd cycle, which is contracted to one node, a blossom. An edge between outer nodes of two trees completes an
 * augmenting path. If no edge is tight, the duals change until one is. An inner blossom whose dual reaches 0 is expanded.
 *
 * @param size the number of vertices, 0 … size - 1
 * @param weight of a pair a < b: a whole number up to 2^49; 0 or less if they may not be paired
 * @returns the partner of each vertex, -1 for none
 */
export function maximumMatching(size: number, weight: (a: number, b: number) => number): Int32Array {
  // Vertices are nodes 1 … size, blossoms are the nodes above; 0 is none. There are at most ⌊size / 2⌋ blossoms at a time.
  const top = size + (size >> 1) + 1;
  const row = top + 1;
  const weights = new Float64Array(row * row);
  /** the vertices that the edge between two nodes connects */
  const from = new Int32Array(row * row);
  const to = new Int32Array(row * row);
  let heaviest = 0;
  for (let a = 1; a <= size; a++) {
    for (let b = 1; b <= size; b++) {
      const pairWeight = a === b ? 0 : Math.max(0, a < b ? weight(a - 1, b - 1) : (weights[b * row + a] as number));
      weights[a * row + b] = pairWeight;
      from[a * row + b] = a;
      to[a * row + b] = b;
      heaviest = Math.max(heaviest, pairWeight);
    }
  }

  const dual = new Float64Array(row).fill(heaviest, 1, size + 1);
  const partner = new Int32Array(row);
  /** the outer vertex whose edge to a node has the least slack; 0 for none */
  const nearest = new Int32Array(row);
  /** the outermost blossom that contains a node; 0 for a blossom that does not exist */
  const outermost = Int32Array.from({ length: row }, (_, node) => (node <= size ? node : 0));
  const parent = new Int32Array(row);
  /** 0: outer, 1: inner, -1: in no tree */
  const label = new Int8Array(row);
  const seen = new Int32Array(row);
  const petals: number[][] = Array.from({ length: row }, () => []);
  /** the petal of a blossom that contains a vertex */
  const petalOf = new Int32Array(row * (size + 1));
  for (let a = 1; a <= size; a++) petalOf[a * (size + 1) + a] = a;
  let queue: number[] = [];
  let nodes = size;
  let search = 0;

  const slackOf = (edge: number): number => {
    const [a, b] = [from[edge] as number, to[edge] as number];
    return (dual[a] as number) + (dual[b] as number) - (weights[a * row + b] as number) * 2;
  };
  const offerNearest = (u: number, node: number) => {
    if (!nearest[node] || slackOf(u * row + node) < slackOf((nearest[node] as number) * row + node)) nearest[node] = u;
  };
  const findNearest = (node: number) => {
    nearest[node] = 0;
    for (let u = 1; u <= size; u++)
      if ((weights[u * row + node] as number) > 0 && outermost[u] !== node && label[outermost[u] as number] === 0) offerNearest(u, node);
  };
  const enqueue = (node: number) => {
    if (node <= size) queue.push(node);
    else for (const petal of petals[node] as number[]) enqueue(petal);
  };
  const setOutermost = (node: number, blossom: number) => {
    outermost[node] = blossom;
    if (node > size) for (const petal of petals[node] as number[]) setOutermost(petal, blossom);
  };
  /** Orients the cycle so that the path from its base to this petal has an even length, and returns this length. */
  const evenPath = (blossom: number, petal: number): number => {
    const cycle = petals[blossom] as number[];
    const at = cycle.indexOf(petal);
    if (at % 2 === 0) return at;
    petals[blossom] = [cycle[0] as number, ...cycle.slice(1).reverse()];
    return cycle.length - at;
  };
  const setPartner = (u: number, v: number) => {
    const edge = u * row + v;
    partner[u] = to[edge] as number;
    if (u <= size) return;
    const petal = petalOf[u * (size + 1) + (from[edge] as number)] as number;
    const length = evenPath(u, petal);
    const cycle = petals[u] as number[];
    for (let i = 0; i < length; i++) setPartner(cycle[i] as number, cycle[i ^ 1] as number);
    setPartner(petal, v);
    petals[u] = [...cycle.slice(length), ...cycle.slice(0, length)];
  };
  const augment = (start: number, end: number) => {
    for (let [u, v] = [start, end]; ;) {
      const next = outermost[partner[u] as number] as number;
      setPartner(u, v);
      if (!next) return;
      const grandparent = outermost[parent[next] as number] as number;
      setPartner(next, grandparent);
      [u, v] = [grandparent, next];
    }
  };
  const commonAncestor = (start: number, end: number): number => {
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
  const contract = (u: number, base: number, v: number) => {
    let blossom = size + 1;
    while (blossom <= nodes && outermost[blossom]) blossom++;
    nodes = Math.max(nodes, blossom);
    dual[blossom] = label[blossom] = 0;
    partner[blossom] = partner[base] as number;
    const pathFrom = (end: number): number[] => {
      const found: number[] = [];
      for (let x = end; x !== base;) {
        const y = outermost[partner[x] as number] as number;
        found.push(x, y);
        enqueue(y);
        x = outermost[parent[y] as number] as number;
      }
      return found;
    };
    const firstPath = pathFrom(u).reverse();
    const cycle = [base, ...firstPath, ...pathFrom(v)];
    petals[blossom] = cycle;
    setOutermost(blossom, blossom);
    for (let x = 1; x <= nodes; x++) weights[blossom * row + x] = weights[x * row + blossom] = 0;
    petalOf.fill(0, blossom * (size + 1), (blossom + 1) * (size + 1));
    for (const petal of cycle) {
      for (let x = 1; x <= nodes; x++) {
        const [edge, blossomEdge] = [petal * row + x, blossom * row + x];
        if (weights[blossomEdge] !== 0 && slackOf(edge) >= slackOf(blossomEdge)) continue;
        const [reverseEdge, blossomReverse] = [x * row + petal, x * row + blossom];
        for (const table of [weights, from, to]) {
          table[blossomEdge] = table[edge] as number;
          table[blossomReverse] = table[reverseEdge] as number;
        }
      }
      for (let x = 1; x <= size; x++) if (petalOf[petal * (size + 1) + x]) petalOf[blossom * (size + 1) + x] = petal;
    }
    findNearest(blossom);
  };
  const expand = (blossom: number) => {
    for (const petal of petals[blossom] as number[]) setOutermost(petal, petal);
    const entered = petalOf[blossom * (size + 1) + (from[blossom * row + (parent[blossom] as number)] as number)] as number;
    const length = evenPath(blossom, entered);
    const cycle = petals[blossom] as number[];
    for (let i = 0; i < length; i += 2) {
      const [inner, outer] = [cycle[i] as number, cycle[i + 1] as number];
      parent[inner] = from[outer * row + inner] as number;
      label[inner] = 1;
      label[outer] = 0;
      nearest[inner] = 0;
      findNearest(outer);
      enqueue(outer);
    }
    label[entered] = 1;
    parent[entered] = parent[blossom] as number;
    for (const petal of cycle.slice(length + 1)) {
      label[petal] = -1;
      findNearest(petal);
    }
    outermost[blossom] = 0;
  };
  /** Grows a tree along a tight edge, contracts a blossom or augments the matching. Returns whether it augmented. */
  const follow = (edge: number): boolean => {
    const [u, v] = [outermost[from[edge] as number] as number, outermost[to[edge] as number] as number];
    if (label[v] === -1) {
      parent[v] = from[edge] as number;
      label[v] = 1;
      const next = outermost[partner[v] as number] as number;
      nearest[v] = nearest[next] = 0;
      label[next] = 0;
      enqueue(next);
    } else if (label[v] === 0) {
      const base = commonAncestor(u, v);
      if (base) contract(u, base, v);
      else {
        augment(u, v);
        augment(v, u);
        return true;
      }
    }
    return false;
  };

  const augmentOnce = (): boolean => {
    label.fill(-1);
    nearest.fill(0);
    queue = [];
    for (let x = 1; x <= nodes; x++) {
      if (outermost[x] !== x || partner[x]) continue;
      parent[x] = label[x] = 0;
      enqueue(x);
    }
    if (queue.length === 0) return false;
    for (;;) {
      for (let at = 0; at < queue.length; at++) {
        const u = queue[at] as number;
        for (let v = 1; v <= size; v++) {
          if ((weights[u * row + v] as number) <= 0 || outermost[u] === outermost[v]) continue;
          if (slackOf(u * row + v) > 0) offerNearest(u, outermost[v] as number);
          else if (follow(u * row + v)) return true;
        }
      }
      let step = Infinity;
      for (let x = size + 1; x <= nodes; x++) if (outermost[x] === x && label[x] === 1) step = Math.min(step, (dual[x] as number) / 2);
      for (let x = 1; x <= nodes; x++) {
        if (outermost[x] !== x || !nearest[x] || label[x] === 1) continue;
        step = Math.min(step, slackOf((nearest[x] as number) * row + x) / (label[x] === 0 ? 2 : 1));
      }
      for (let u = 1; u <= size; u++) {
        const nodeLabel = label[outermost[u] as number];
        if (nodeLabel === 0 && (dual[u] as number) <= step) return false;
        if (nodeLabel !== -1) dual[u]! += nodeLabel === 0 ? -step : step;
      }
      for (let x = size + 1; x <= nodes; x++) if (outermost[x] === x && label[x] !== -1) dual[x]! += label[x] === 0 ? step * 2 : -step * 2;
      queue = [];
      for (let x = 1; x <= nodes; x++) {
        const u = nearest[x] as number;
        if (outermost[x] === x && u && outermost[u] !== x && slackOf(u * row + x) === 0 && follow(u * row + x)) return true;
      }
      for (let x = size + 1; x <= nodes; x++) if (outermost[x] === x && label[x] === 1 && dual[x] === 0) expand(x);
    }
  };
  while (augmentOnce());
  return Int32Array.from({ length: size }, (_, vertex) => (partner[vertex + 1] as number) - 1);
}
