import { changedStandings, type Decision, type Standing } from '../standings/order.ts';
import { standings, type CountedEntry, type Standings, type StandingsInput, type StandingsRow } from '../standings/standings.ts';
import type { Adjustment, StandingsGame } from '../standings/totals.ts';
import type { LevelChanges } from './promotion.ts';
import { byDay, countsInTable, isLive, isOpen, teamOf, toStandingsGame, type SeasonMatch } from './seasonMatch.ts';

/** A team of a group. A team that is withdrawn or excluded keeps a row without a position. */
export type LeagueTeam = { id: string; state: 'accepted' | 'withdrawn' | 'excluded' };

/** The rules by which a group ranks its teams, and the uses of its ranks. */
export type LeagueRules = Pick<StandingsInput, 'points' | 'tieBreakers'> &
  /** none by default */
  Partial<LevelChanges> & {
    /** ranks that a following group uses, such as 1 to 4 for a cup */
    ranksUsed?: readonly number[];
  };

/** The input of `leagueTable`. The order of teams, matches and penalties does not matter. */
export type LeagueInput = {
  teams: readonly LeagueTeam[];
  /** all matches of the group, in any status */
  matches: readonly SeasonMatch[];
  rules: LeagueRules;
  /** the penalties in force; `on` is the first day */
  penalties?: readonly Adjustment[];
  decisions?: readonly Decision[];
  /** the last day of each matchday, by number: a penalty counts after a matchday if it was given by then */
  matchdays?: ReadonlyMap<number, string>;
  given?: StandingsInput['given'];
};

/**
 * A view of a table. `where`: only home or away matches, without penalties and decisions. `after`: matchdays up to this number, with the
 * results of today. `live`: also running and unconfirmed matches.
 */
export type LeagueView = { where?: 'all' | 'home' | 'away'; after?: number; live?: boolean };

/** The use of a rank: the title, a place in another level or a play-off, a slot of a group that follows. */
export type RankUse = 'title' | 'up' | 'play-off' | 'down' | 'follows';

/** A tie that the tie-breakers leave. Its teams share the positions `from` to `to`. If `matters` is not empty, it needs a decision. */
export type LeagueTie = { teams: string[]; from: number; to: number; matters: RankUse[] };

/** A result in the form of a team. */
export type FormResult = { match: string; outcome: 'won' | 'drawn' | 'lost' };

/** A row of a league table. */
export type LeagueRow = CountedEntry &
  Pick<StandingsRow, 'tiedWith' | 'why'> & {
    state: LeagueTeam['state'];
    /** null for a team that is withdrawn or excluded; these rows are at the foot */
    position: number | null;
    /** where the position leads; null in the middle of the table, and while a tie leaves it open */
    zone: 'up' | 'play-off' | 'down' | null;
    /** the last five final results in the table, the newest last */
    form: FormResult[];
    /** matches in the figures whose score is not final */
    live: SeasonMatch[];
    /** how many matches of the team still have to be played or decided */
    open: number;
  };

type Course = Pick<LeagueRow, 'state' | 'form' | 'live' | 'open'>;

/** A league table. `complete`: none of the matches that it shows is open. `unused`: decisions without effect. */
export type LeagueTable = { rows: LeagueRow[]; ties: LeagueTie[]; unused: Decision[]; complete: boolean };

/**
 * The table of a group.
 *
 * @throws if a match or a penalty has a team that is not in the group
 */
export function leagueTable(input: LeagueInput, view: LeagueView = {}): LeagueTable {
  const matches = inView(input, view);
  const counted = matches.filter((match) => countsInTable(match, view.live));
  const table = standingsOf(input, view, counted.map(toStandingsGame));
  const ties = table.unresolved.map((teams) => tieOf(teams, table, input.rules));
  const courses = new Map(input.teams.map(({ id, state }): [string, Course] => [id, { state, form: [], live: [], open: 0 }]));
  const courseOf = (team: string) => courses.get(team) as Course;
  for (const match of matches.toSorted(byDay)) {
    for (const side of sidesIn(view)) {
      const own = courseOf(teamOf(match, side));
      if (isOpen(match)) own.open += 1;
      if (!countsInTable(match, view.live)) continue;
      if (isLive(match)) own.live.push(match);
      else own.form.push({ match: match.id, outcome: outcomeOf(match, side) });
    }
  }
  const more = (team: string) => ({ ...courseOf(team), form: courseOf(team).form.slice(-5) });
  const unplaced = { position: null, zone: null, tiedWith: [], why: { above: null, below: null } };
  const rows = [
    ...table.rows.map((row) => ({ ...row, ...more(row.entry), zone: zoneOf(row, table.rows.length, input.rules) })),
    ...table.unranked.map((row) => ({ ...row, ...more(row.entry), ...unplaced })),
  ];
  return { rows, ties, unused: table.unused, complete: !matches.some(isOpen) };
}

/** The positions of all ranked teams after a matchday. */
export type PlacesAfter = { matchday: number; places: ReadonlyMap<string, number> };

/**
 * The matchdays that have a final match, in order. A team that leaves loses its remaining matches at once, up to the last matchday. These walkovers
 * do not make a matchday a past one.
 */
export function playedMatchdays({ matches, teams }: Pick<LeagueInput, 'matches' | 'teams'>): number[] {
  const left = new Set(teams.flatMap(({ id, state }) => (state === 'accepted' ? [] : [id])));
  const past = matches.filter(
    (match) => countsInTable(match) && (match.status !== 'walkover' || (!left.has(match.home) && !left.has(match.away))),
  );
  return [...new Set(past.map(({ matchday }) => matchday))].sort((a, b) => a - b);
}

/** The positions after each matchday that has a final match, with the results of today: the chart of places of a season. */
export function placesByMatchday(input: LeagueInput): PlacesAfter[] {
  const games = input.matches
    .filter((match) => countsInTable(match))
    .map((match) => ({ matchday: match.matchday, game: toStandingsGame(match) }));
  return playedMatchdays(input).map((after) => {
    const until = games.flatMap(({ matchday, game }) => (matchday <= after ? [game] : []));
    const { rows } = standingsOf(input, { after }, until);
    return { matchday: after, places: new Map(rows.map(({ entry, position }) => [entry, position])) };
  });
}

/** The position and points of a team in two tables; null if it is not in one of them. */
export type PlaceChange = { team: string; before: Standing | null; after: Standing | null };

/**
 * The teams whose position or points differ between two tables, in the order of `after`, then of `before`: the effects of
 * a correction, a confirmation or other rules.
 */
export function placeChanges(before: LeagueTable, after: LeagueTable): PlaceChange[] {
  const byTeam = ({ rows }: LeagueTable) => new Map(rows.map((row) => [row.entry, row]));
  return changedStandings(byTeam(before), byTeam(after)).map(({ id, ...change }) => ({ team: id, ...change }));
}

const sidesIn = ({ where }: LeagueView): readonly (0 | 1)[] => (where === 'home' ? [0] : where === 'away' ? [1] : [0, 1]);

const inView = ({ matches }: LeagueInput, { after = Infinity }: LeagueView): SeasonMatch[] =>
  matches.filter(({ matchday }) => matchday <= after);

function standingsOf(input: LeagueInput, { where = 'all', after = Infinity }: LeagueView, games: readonly StandingsGame[]): Standings {
  const { teams, rules, penalties = [], decisions, matchdays, given } = input;
  const until = matchdays?.get(after) ?? lastDay;
  const whole = { decisions, adjustments: penalties.filter(({ on = '' }) => on <= until) };
  return standings({
    ...{ points: rules.points, tieBreakers: rules.tieBreakers, given },
    ...(where === 'all' ? whole : { onlySide: where === 'home' ? 0 : 1 }),
    entries: teams.map(({ id }) => id),
    unranked: teams.filter(({ state }) => state !== 'accepted').map(({ id }) => id),
    games,
  });
}

/** Later than any ISO date. */
const lastDay = '~';

function outcomeOf({ leader, status }: SeasonMatch, side: 0 | 1): FormResult['outcome'] {
  if (leader === side) return 'won';
  return leader === null && status !== 'walkover' ? 'drawn' : 'lost';
}

/** The limits of the zones: the last rank of each zone from the top, and the last rank above the teams that go down. */
function cuts({ up = 0, playOffUp = 0, down = 0 }: LeagueRules, ranked: number) {
  return { up, playOff: up + playOffUp, down: Math.max(0, ranked - down) };
}

function zoneOf({ position, tiedWith }: StandingsRow, ranked: number, rules: LeagueRules): LeagueRow['zone'] {
  const { up, playOff, down } = cuts(rules, ranked);
  const last = position + tiedWith.length;
  if (last <= up) return 'up';
  if (position > up && last <= playOff) return 'play-off';
  return position > Math.max(playOff, down) ? 'down' : null;
}

function tieOf(teams: string[], { rows }: Standings, rules: LeagueRules): LeagueTie {
  const { up, playOff, down } = cuts(rules, rows.length);
  const from = (rows.find(({ entry }) => entry === teams[0]) as StandingsRow).position;
  const to = from + teams.length - 1;
  const isCut = (rank: number) => from <= rank && rank < to;
  const uses: [RankUse, boolean][] = [
    ['title', from === 1],
    ['up', isCut(up)],
    ['play-off', playOff > up && isCut(playOff)],
    ['down', isCut(down)],
    ['follows', (rules.ranksUsed ?? []).some((rank) => from <= rank && rank <= to)],
  ];
  return { teams, from, to, matters: uses.flatMap(([use, does]) => (does ? [use] : [])) };
}
