/** The numbers of teams that change level after a season. */
export type LevelChanges = {
  /** how many teams go up directly; ignored at the highest level */
  up: number;
  /** how many teams after those of `up` play for one more place above; 0 without a play-off */
  playOffUp: number;
  /** how many teams go down; ignored at the lowest level */
  down: number;
};

/** A group at the end of a season, and its rules for going up and down. Parallel groups share a level. */
export type FinalGroup = LevelChanges & {
  id: string;
  /** 1 is the highest */
  level: number;
  /** the teams by rank, the best first, without those in `out` */
  ranked: readonly string[];
  /** teams that withdrew or were excluded during the season */
  out: readonly string[];
  /** the winner of the play-off; null if it was a team of the level above, which keeps its place; absent until it is played */
  playOffWinner?: string | null;
  /** the least number of teams in the next season, filled from below */
  leastSize?: number;
};

/** The decisions of teams about the next season. */
export type NextSeason = {
  /** teams that do not want to go up */
  refuse?: ReadonlySet<string>;
  /** teams that stop, for example all teams of a club that closes */
  leave?: ReadonlySet<string>;
};

/**
 * Why a level has a free place.
 *
 * - `withdrew`: a team withdrew or was excluded during the season.
 * - `leaves`: a team stops after the season.
 * - `moved-up`: a team of the level filled a free place above.
 * - `stayed-up`: a team from above did not have to come down.
 * - `nobody`: no team of the group below can or wants to take its place.
 * - `lost`: a team of this level won the play-off against the group below.
 * - `least-size`: the level has too few teams.
 */
export type FreePlace =
  | { kind: 'withdrew' | 'leaves' | 'moved-up' | 'stayed-up'; team: string }
  | { kind: 'nobody' | 'lost'; group: string }
  | { kind: 'least-size' };

/**
 * Why a team plays at its next level, as data for a sentence. `instead`: higher-ranked teams that refuse or leave. `among`: the teams of a play-off;
 * until it is `decided`, the best placed team is proposed. `spared`: the team would go down, but keeps its place.
 */
export type MoveReason =
  | { kind: 'promoted'; instead: string[] }
  | { kind: 'play-off'; among: string[]; decided: boolean; instead: string[] }
  | { kind: 'next-in-rank'; place: FreePlace; instead: string[] }
  | { kind: 'spared'; place: FreePlace }
  | { kind: 'relegated' | 'refused' | 'stays' | 'leaves' | 'withdrew' };

/** The proposal for a team. `rank` is null for a team that withdrew. `to`: its next level; null if it withdrew or leaves. */
export type Move = { team: string; group: string; rank: number | null; from: number; to: number | null; reason: MoveReason };

/** The teams of a level in the next season. `open`: places for which there is no team. */
export type NextLevel = { level: number; teams: string[]; open: FreePlace[] };

/** A proposal for every team, by level, group and rank, and the resulting levels. */
export type Promotion = { moves: Move[]; levels: NextLevel[] };

type Team = { team: string; group: FinalGroup; rank: number | null; isDown: boolean };

/** The proposal while the levels are filled from the top. A team has a move as soon as its next level is known. */
type Filling = { teams: readonly Team[]; moves: Map<string, Move>; refuse: ReadonlySet<string>; leave: ReadonlySet<string> };

/**
 * Proposes the level of every team in the next season.
 *
 * - A level keeps its size, apart from the difference between the teams that go up and down by the rules. The lowest level takes all other teams.
 * - The next in rank of the group takes the place of a team that refuses or leaves.
 * - A free place goes to the next in rank below (DSAB 3.2, http://outlaws-dart.de/liga-bildung.php), otherwise to the best team that would
 *   go down. A place that was lost in a play-off goes to that team directly.
 * - Teams that go down are the last by rank. If one of them leaves, no other goes down for it.
 * - Of teams in parallel groups, the better rank comes first, then the order of the groups.
 *
 * @throws if a team is in two groups
 */
export function promotion(groups: readonly FinalGroup[], { refuse = new Set(), leave = new Set() }: NextSeason = {}): Promotion {
  const tiers = [
    ...Map.groupBy(
      groups.toSorted((a, b) => a.level - b.level),
      ({ level }) => level,
    ),
  ];
  const teams = tiers.flatMap(([, tier], i) => tier.flatMap((group) => teamsOf(group, i === tiers.length - 1)));
  if (new Set(teams.map(({ team }) => team)).size < teams.length) throw new Error('A team is in two groups');
  const filling: Filling = { teams, moves: new Map(), refuse, leave };
  for (const each of teams) {
    if (each.rank === null) move(filling, each, null, { kind: 'withdrew' });
    else if (leave.has(each.team)) move(filling, each, null, { kind: 'leaves' });
  }
  const open = tiers.map((_, i) => fillLevel(filling, tiers, i));
  const moves = teams.map(({ team }) => filling.moves.get(team) as Move);
  const levels = tiers.map(([level], i) => ({
    level,
    teams: moves.filter(({ to }) => to === level).map(({ team }) => team),
    open: open[i] as FreePlace[],
  }));
  return { moves, levels };
}

function teamsOf(group: FinalGroup, isLowest: boolean): Team[] {
  const down = isLowest ? 0 : group.down;
  return [
    ...group.ranked.map((team, i) => ({ team, group, rank: i + 1, isDown: i >= group.ranked.length - down })),
    ...group.out.map((team) => ({ team, group, rank: null, isDown: false })),
  ];
}

const move = ({ moves }: Filling, { team, group, rank }: Team, to: number | null, reason: MoveReason) =>
  moves.set(team, { team, group: group.id, rank, from: group.level, to, reason });

const isFree = ({ moves }: Filling, { team }: Team): boolean => !moves.has(team);

const byRank = (a: Team, b: Team): number => (a.rank as number) - (b.rank as number);

/** The teams of a group that can still go up, the best first. */
const risersOf = (filling: Filling, group: FinalGroup): Team[] =>
  filling.teams.filter((each) => each.group === group && isFree(filling, each) && !each.isDown && !filling.refuse.has(each.team));

const givesUp = ({ refuse, leave }: Filling, team: string): boolean => refuse.has(team) || leave.has(team);

/** The higher-ranked teams of the same group that refuse or leave. */
const before = (filling: Filling, { team, group }: Team): string[] =>
  group.ranked.slice(0, group.ranked.indexOf(team)).filter((other) => givesUp(filling, other));

type Tiers = readonly (readonly [level: number, groups: readonly FinalGroup[]])[];

/** Decides the next level of all teams of a level that are still free. Returns the places for which there is no team. */
function fillLevel(filling: Filling, tiers: Tiers, i: number): FreePlace[] {
  const [level, groups] = tiers[i] as Tiers[number];
  const [, lower] = tiers[i + 1] ?? [level, []];
  const own = filling.teams.filter(({ group }) => group.level === level);
  const unfilled = lower.flatMap((group) => exchange(filling, group, level));
  const causes = [...unfilled, ...causesAt(filling, level, tiers[i - 1]?.[0])];
  const size =
    own.filter((each) => isFree(filling, each) && !each.isDown).length +
    [...filling.moves.values()].filter(({ to }) => to === level).length;
  const least = groups.reduce((sum, { leastSize = 0 }) => sum + leastSize, 0);
  const missing = Math.max(least, plannedSize(filling, tiers, i)) - size;
  const open: FreePlace[] = [];
  for (let n = 0; n < missing; n++) {
    const place = causes[n] ?? { kind: 'least-size' };
    const riser = place.kind === 'lost' ? undefined : lower.flatMap((group) => risersOf(filling, group)).sort(byRank)[0];
    const spared = own.filter((each) => each.isDown && isFree(filling, each)).sort(byRank)[0];
    if (riser) move(filling, riser, level, { kind: 'next-in-rank', place, instead: before(filling, riser) });
    else if (spared) move(filling, spared, level, { kind: 'spared', place });
    else open.push(place);
  }
  for (const each of own.filter((team) => isFree(filling, team))) {
    const stays = { kind: filling.refuse.has(each.team) ? ('refused' as const) : ('stays' as const) };
    if (each.isDown) move(filling, each, (tiers[i + 1] as Tiers[number])[0], { kind: 'relegated' });
    else move(filling, each, level, stays);
  }
  return open;
}

/** The size of a level in the next season by the rules; 0 for the lowest level, which takes all other teams. */
function plannedSize({ teams }: Filling, tiers: Tiers, i: number): number {
  const countDown = (tier: Tiers[number] | undefined) => teams.filter(({ group, isDown }) => isDown && group.level === tier?.[0]).length;
  const countUp = ([, groups]: Tiers[number]) => groups.reduce((sum, { up, playOffUp }) => sum + up + Math.min(1, playOffUp), 0);
  const [tier, below] = [tiers[i] as Tiers[number], tiers[i + 1]];
  if (!below) return 0;
  const now = teams.filter(({ group }) => group.level === tier[0]).length;
  return now - (i === 0 ? 0 : countUp(tier)) - countDown(tier) + countUp(below) + countDown(tiers[i - 1]);
}

/** Gives the places that a group has above by the rules. Returns those that it cannot fill. */
function exchange(filling: Filling, group: FinalGroup, above: number): FreePlace[] {
  const direct = risersOf(filling, group).slice(0, group.up);
  for (const each of direct) move(filling, each, above, { kind: 'promoted', instead: before(filling, each) });
  const nobody = { kind: 'nobody' as const, group: group.id };
  const missing = Array.from({ length: group.up - direct.length }, () => nobody);
  if (group.playOffUp === 0) return missing;
  if (group.playOffWinner === null) return [{ kind: 'lost', group: group.id }, ...missing];
  const among = group.ranked.slice(group.up, group.up + group.playOffUp);
  const able = risersOf(filling, group).filter(({ team }) => among.includes(team));
  const winner = able.find(({ team }) => team === group.playOffWinner) ?? able[0];
  if (!winner) return [...missing, nobody];
  const instead = winner.team === group.playOffWinner ? [] : among.filter((team) => givesUp(filling, team));
  move(filling, winner, above, { kind: 'play-off', among, decided: group.playOffWinner !== undefined, instead });
  return missing;
}

/** Why places of a level are free, apart from the exchange with the level below. */
function causesAt({ teams, moves }: Filling, level: number, above: number | undefined): FreePlace[] {
  return teams.flatMap(({ team, isDown, group }): FreePlace[] => {
    const reason = moves.get(team)?.reason;
    // A team that leaves from a place that goes down is missing at the level below.
    const isMissing = group.level === (isDown ? above : level);
    if (reason?.kind === 'withdrew' || reason?.kind === 'leaves') return isMissing ? [{ kind: reason.kind, team }] : [];
    // A place above that this level did not fill frees none: the team that should have gone up is still at this level.
    if (!reason || !('place' in reason) || 'group' in reason.place) return [];
    if (reason.kind === 'spared') return group.level === above ? [{ kind: 'stayed-up', team }] : [];
    return group.level === level ? [{ kind: 'moved-up', team }] : [];
  });
}
