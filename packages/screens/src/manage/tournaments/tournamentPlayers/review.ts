import type { PastedName } from '@oche/api/contract/tournament';
import type { ListedPlayer } from '@oche/api/playerList';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
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

/**
 * Every line of the list with the server's answer, which is `found` by its place in the list. A line without a name or an answer is marked as
 * left out. `inIt`: the players of the tournament.
 */
export const reviewOf = (found: readonly PastedName[], listed: readonly ListedPlayer[], inIt: ReadonlySet<string>): ReviewedLine[] => {
  const answers = new Map(found.map((pasted) => [pasted.line, pasted]));
  return listed.map((player, at): ReviewedLine => {
    const answer = player.problem ? undefined : answers.get(at + 1);
    const pasted: PastedName = { name: player.name, state: 'invalid', playerId: null, like: null, ...answer, line: player.line };
    const entered = pasted.playerId !== null && inIt.has(pasted.playerId);
    return {
      ...pasted,
      id: uuidv7(Date.now(), randomBytes()),
      listed: player,
      choice: firstChoice(pasted, entered),
      entered: entered || (pasted.state === 'duplicate' && pasted.playerId !== null),
    };
  });
};

/** The text that is sent to be reviewed: one line for each line of the list, empty if it has no name. */
export const textOf = (listed: readonly ListedPlayer[]): string => listed.map(({ name, problem }) => (problem ? '' : name)).join('\n');

/** Seeds that more than one of the chosen lines has. */
export const sharedSeeds = (lines: readonly ReviewedLine[]): Set<number> => {
  const seeds = lines.flatMap(({ choice, listed: { seed } }) => (choice === 'out' || seed === undefined ? [] : [seed]));
  return new Set(seeds.filter((seed, at) => seeds.indexOf(seed) !== at));
};

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
