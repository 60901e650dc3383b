import type { ReadyGame } from './playList.ts';

/**
 * Sources of markers: the candidates of the game (in a group its other members), the loser of the last game at the board, or people named for
 * the evening.
 */
export const markerSources = ['candidates', 'previous-loser', 'named'] as const;
/** One of `markerSources`. */
export type MarkerSource = (typeof markerSources)[number];

/** The people who can mark a game, and the people who cannot or should not. */
export type MarkerChoice = {
  game: Pick<ReadyGame, 'people' | 'markers'>;
  /** in order of preference */
  sources: readonly MarkerSource[];
  previousLoser?: string | undefined;
  named?: readonly string[] | undefined;
  /** the number of games that each person has marked */
  counts: ReadonlyMap<string, number>;
  /** people who are playing or marking */
  busy: ReadonlySet<string>;
  /** people who play in the next games */
  next?: ReadonlySet<string>;
  /** whether people in `next` mark if no source has anybody else; default true */
  nextPlayersMark?: boolean | undefined;
};

/**
 * The marker of a game, or null if nobody can mark it. Candidates are not busy and do not play in the game. From the first source with a candidate
 * who does not play next, it takes the one who has marked least, and of several the first. If there is none, people who play next may mark.
 */
export function chooseMarker(choice: MarkerChoice): string | null {
  const { game, busy, counts, next = new Set(), nextPlayersMark = true } = choice;
  const candidates: Record<MarkerSource, readonly string[]> = {
    candidates: game.markers ?? [],
    'previous-loser': choice.previousLoser === undefined ? [] : [choice.previousLoser],
    named: choice.named ?? [],
  };
  const leastUsed = (people: readonly string[]): string | undefined =>
    [...people].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0];
  const sources = choice.sources.map((source) => candidates[source].filter((person) => !busy.has(person) && !game.people.includes(person)));
  for (const people of sources) {
    const marker = leastUsed(people.filter((person) => !next.has(person)));
    if (marker !== undefined) return marker;
  }
  return (nextPlayersMark ? sources.map(leastUsed).find((marker) => marker !== undefined) : undefined) ?? null;
}
