import type { ReadyGame } from './playList.ts';

/** Where markers come from: the candidates of the game (in a group the others of the group), the loser of the last game at the board, or people who are named for the evening. */
export const markerSources = ['candidates', 'previous-loser', 'named'] as const;
/** One of `markerSources`. */
export type MarkerSource = (typeof markerSources)[number];

/** Whom to choose a marker from, and who cannot or had better not. */
export type MarkerChoice = {
  game: Pick<ReadyGame, 'people' | 'markers'>;
  /** the first that has somebody */
  sources: readonly MarkerSource[];
  previousLoser?: string | undefined;
  named?: readonly string[] | undefined;
  /** how often each person has marked */
  counts: ReadonlyMap<string, number>;
  /** who plays or marks elsewhere */
  busy: ReadonlySet<string>;
  /** who plays in the games whose turn comes next */
  next?: ReadonlySet<string>;
  /** whether those of `next` mark when no source has anybody else; true where not given */
  nextPlayersMark?: boolean | undefined;
};

/**
 * Who marks a game: of the first source that has somebody who is not busy, does not play in the game and does not play next, the one
 * who has marked least, else the first named. Only where nobody is left are those asked who play next. Null where there is nobody.
 */
export function chooseMarker(choice: MarkerChoice): string | null {
  const { game, busy, counts, next = new Set(), nextPlayersMark = true } = choice;
  const candidates: Record<MarkerSource, readonly string[]> = {
    candidates: game.markers ?? [],
    'previous-loser': choice.previousLoser === undefined ? [] : [choice.previousLoser],
    named: choice.named ?? [],
  };
  const least = (people: readonly string[]): string | undefined =>
    [...people].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0];
  const sources = choice.sources.map((source) => candidates[source].filter((one) => !busy.has(one) && !game.people.includes(one)));
  for (const people of sources) {
    const one = least(people.filter((person) => !next.has(person)));
    if (one !== undefined) return one;
  }
  return (nextPlayersMark ? sources.map(least).find((one) => one !== undefined) : undefined) ?? null;
}
