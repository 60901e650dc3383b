import type { Storage, Tokens } from '@oche/api/tokens';

/** Storage key of the latest board screen, which the tablet shows immediately and without a network. */
export const boardScreenKey = 'board_screen';
const endedKey = 'board_ended';

/**
 * Records that this tablet is no longer paired, and deletes its token. Another tablet was paired with the board, or the organiser ended
 * the pairing. `number` is the number of the board, if it is known.
 */
export function forgetBoard({ storage, tokens }: { storage: Storage; tokens: Tokens }, number?: number): void {
  storage.remove(boardScreenKey);
  storage.set(endedKey, String(number ?? ''));
  tokens.set('board', null);
}

/** The number of the board whose pairing was ended; '' if the number is unknown, null if no pairing was ended. */
export const endedBoard = (storage: Storage): string | null => storage.get(endedKey);

/** Stores the token of a new pairing, and clears the record that an earlier one was ended. */
export const acceptBoard = ({ storage, tokens }: { storage: Storage; tokens: Tokens }, token: string): void => {
  storage.remove(endedKey);
  tokens.set('board', token);
};
