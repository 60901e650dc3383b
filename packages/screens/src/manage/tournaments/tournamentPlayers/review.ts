import type { PastedName } from '@oche/api/contract/tournament';
import type { ListedPlayer } from '@oche/api/playerList';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import type { NewEntry } from './useAddEntries.ts';

/** The outcome of a line: an entry of the known player, an entry of a new player, or no entry. */
export type Choice = 'known' | 'new' | 'out';

/** A name of the list: a line, or one half of a pair. */
export type ListedName = Omit<ListedPlayer, 'problem'> & { problem?: NonNullable<ListedPlayer['problem']> | 'no-partner' };

/** Splits lines such as "Anna / Ben" or "Anna & Ben" into two names of the same line. A seed is that of the pair. */
export const splitPairs = (listed: readonly ListedPlayer[]): ListedName[] =>
  listed.flatMap((player): ListedName[] => {
    const names = player.name.split(/[/&+]/).flatMap((name) => name.trim() || []);
    const [first, second] = names;
    if (player.problem) return [player];
    if (first === undefined || second === undefined || names.length > 2) return [{ ...player, problem: 'no-partner' }];
    const { line, club } = player;
    return [
      { ...player, name: first },
      { line, name: second, ...(club !== undefined && { club }) },
    ];
  });

/** A name of the list with the server's review. The id of its entry is created here, so that a repeated request adds it once. */
export type ReviewedLine = PastedName & {
  id: string;
  listed: ListedName;
  choice: Choice;
  /** whether the player is already in the tournament */
  entered: boolean;
};

const firstChoice = ({ state, playerId }: PastedName, entered: boolean): Choice => {
  if (state === 'invalid' || state === 'duplicate' || entered) return 'out';
  return playerId === null ? 'new' : 'known';
};

/**
 * Combines the lines of a list with the server's previews, which refer to the lines by number. A line without a name or a preview is
 * invalid. `enteredIds` holds the ids of the players in the tournament.
 */
export const reviewOf = (
  previews: readonly PastedName[],
  listed: readonly ListedName[],
  enteredIds: ReadonlySet<string>,
): ReviewedLine[] => {
  const previewByLine = new Map(previews.map((pasted) => [pasted.line, pasted]));
  const reviewed = listed.map((player, index): ReviewedLine => {
    const preview = player.problem ? undefined : previewByLine.get(index + 1);
    const pasted: PastedName = { name: player.name, state: 'invalid', playerId: null, like: null, ...preview, line: player.line };
    const entered = pasted.playerId !== null && enteredIds.has(pasted.playerId);
    return {
      ...pasted,
      id: uuidv7(Date.now(), randomBytes()),
      listed: player,
      choice: firstChoice(pasted, entered),
      entered: entered || (pasted.state === 'duplicate' && pasted.playerId !== null),
    };
  });
  // A pair is left out if one of its players is.
  return entriesIn(reviewed).flatMap((sides) =>
    sides.some(({ choice }) => choice === 'out') ? sides.map((side): ReviewedLine => ({ ...side, choice: 'out' })) : sides,
  );
};

/** The names of the list by line: those of a pair are together. */
export const entriesIn = (lines: readonly ReviewedLine[]): ReviewedLine[][] => [...Map.groupBy(lines, ({ line }) => line).values()];

/** The lines after the choice for a name. The partner is left out with it, and added with it if that is possible. */
export const choose = (lines: readonly ReviewedLine[], id: string, choice: Choice): ReviewedLine[] => {
  const chosen = lines.find((line) => line.id === id);
  return lines.map((line) => {
    if (line.id === id) return { ...line, choice };
    if (line.line !== chosen?.line) return line;
    if (choice === 'out') return { ...line, choice };
    return line.choice === 'out' ? { ...line, choice: firstChoice(line, line.entered) } : line;
  });
};

/** The text to send for review: one line for each name of the list, empty if the line has no name. */
export const textOf = (listed: readonly ListedName[]): string => listed.map(({ name, problem }) => (problem ? '' : name)).join('\n');

/** Seeds that occur in more than one chosen line. */
export const sharedSeeds = (lines: readonly ReviewedLine[]): Set<number> => {
  const seeds = lines.flatMap(({ choice, listed: { seed } }) => (choice === 'out' || seed === undefined ? [] : [seed]));
  return new Set(seeds.filter((seed, index) => seeds.indexOf(seed) !== index));
};

/** Whether the organiser should check a line. */
export const needsReview = ({ state }: PastedName): boolean => state === 'similar' || state === 'duplicate';

const entrantOf = ({ choice, playerId, name, listed: { nickname, club } }: ReviewedLine) =>
  choice === 'known' && playerId !== null
    ? { playerId }
    : { name, ...(nickname !== undefined && { nickname }), ...(club !== undefined && { club }) };

/** The entries to add for the chosen lines. */
export const entriesOf = (lines: readonly ReviewedLine[]): NewEntry[] =>
  entriesIn(lines).flatMap(([first, partner]): NewEntry[] => {
    if (!first || first.choice === 'out' || partner?.choice === 'out') return [];
    const { id, listed } = first;
    return [
      {
        ...{ id, ...entrantOf(first) },
        ...(partner && { partner: entrantOf(partner) }),
        ...(listed.seed !== undefined && { seed: listed.seed }),
      },
    ];
  });
