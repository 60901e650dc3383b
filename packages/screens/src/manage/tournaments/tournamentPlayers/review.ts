import type { PastedName } from '@oche/api/contract/tournament';
import type { ListedPlayer } from '@oche/api/playerList';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import type { NewEntry } from './useAddEntries.ts';

/** The outcome of a line: an entry of the known player, an entry of a new player, or no entry. */
export type Choice = 'known' | 'new' | 'out';

/** A line of the list with the server's review. The id of its entry is created here, so that a repeated request adds it once. */
export type ReviewedLine = PastedName & {
  id: string;
  listed: ListedPlayer;
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
  listed: readonly ListedPlayer[],
  enteredIds: ReadonlySet<string>,
): ReviewedLine[] => {
  const previewByLine = new Map(previews.map((pasted) => [pasted.line, pasted]));
  return listed.map((player, index): ReviewedLine => {
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
};

/** The text to send for review: one line for each line of the list, empty if the line has no name. */
export const textOf = (listed: readonly ListedPlayer[]): string => listed.map(({ name, problem }) => (problem ? '' : name)).join('\n');

/** Seeds that occur in more than one chosen line. */
export const sharedSeeds = (lines: readonly ReviewedLine[]): Set<number> => {
  const seeds = lines.flatMap(({ choice, listed: { seed } }) => (choice === 'out' || seed === undefined ? [] : [seed]));
  return new Set(seeds.filter((seed, index) => seeds.indexOf(seed) !== index));
};

/** Whether the organiser should check a line. */
export const needsReview = ({ state }: PastedName): boolean => state === 'similar' || state === 'duplicate';

/** The entries to add for the chosen lines. */
export const entriesOf = (lines: readonly ReviewedLine[]): NewEntry[] =>
  lines.flatMap(({ id, choice, playerId, name, listed: { nickname, club, seed } }): NewEntry[] => {
    if (choice === 'out') return [];
    const details = { ...(seed !== undefined && { seed }) };
    if (choice === 'known' && playerId !== null) return [{ id, playerId, ...details }];
    return [{ id, name, ...details, ...(nickname !== undefined && { nickname }), ...(club !== undefined && { club }) }];
  });
