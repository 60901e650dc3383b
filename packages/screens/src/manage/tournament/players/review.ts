import type { PastedName } from '@oche/api/contract/tournament';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import type { ListedPlayer } from './parseList.ts';
import type { NewEntry } from './useAddEntries.ts';

/** What a line becomes: the known player, somebody new, or nobody. */
export type Choice = 'known' | 'new' | 'out';

/** A line of the list after the server has looked at it. Its id is made here, so that a list sent twice is added once. */
export type ReviewedLine = PastedName & {
  id: string;
  listed: ListedPlayer;
  choice: Choice;
  /** the player meant is in the tournament */ entered: boolean;
};

const firstChoice = ({ state, playerId }: PastedName, entered: boolean): Choice => {
  if (state === 'invalid' || state === 'duplicate' || entered) return 'out';
  return playerId === null ? 'new' : 'known';
};

/** Lines as they came back; `listed` is in the order in which it was sent, one a line, `inIt` the players of the tournament. */
export const reviewOf = (lines: readonly PastedName[], listed: readonly ListedPlayer[], inIt: ReadonlySet<string>): ReviewedLine[] =>
  lines.map((line) => {
    const entered = line.playerId !== null && inIt.has(line.playerId);
    return {
      ...line,
      id: uuidv7(Date.now(), randomBytes()),
      listed: listed[line.line - 1] ?? { name: line.name },
      choice: firstChoice(line, entered),
      entered: entered || (line.state === 'duplicate' && line.playerId !== null),
    };
  });

/** Whether a person should look at a line. */
export const needsEye = ({ state }: PastedName): boolean => state === 'similar' || state === 'duplicate';

/** What is sent for the chosen lines. */
export const entriesOf = (lines: readonly ReviewedLine[]): NewEntry[] =>
  lines.flatMap(({ id, choice, playerId, name, listed: { nickname, club, seed } }): NewEntry[] => {
    if (choice === 'out') return [];
    const beside = { ...(seed !== undefined && { seed }) };
    if (choice === 'known' && playerId !== null) return [{ id, playerId, ...beside }];
    return [{ id, name, ...beside, ...(nickname !== undefined && { nickname }), ...(club !== undefined && { club }) }];
  });
