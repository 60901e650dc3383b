import type { Storage, Tokens } from '@oche/api/tokens';

/** What the tablet stores of its board's screen, to show it at once and without a network. */
export const boardScreenKey = 'board_screen';
const endedKey = 'board_ended';

/**
 * Remembers that the server no longer knows this tablet: another tablet took its board, or the organiser ended the pairing. `number`: of that
 * board, if it is known.
 */
export function forgetBoard({ storage, tokens }: { storage: Storage; tokens: Tokens }, number?: number): void {
  storage.remove(boardScreenKey);
  storage.set(endedKey, String(number ?? ''));
  tokens.set('board', null);
}

/** The number of the board that this tablet belonged to until its pairing was ended; '' if that is unknown, null if nothing was ended. */
export const endedBoard = (storage: Storage): string | null => storage.get(endedKey);

/** Forgets that the pairing was ended: the tablet has a board again. */
export const acceptBoard = ({ storage, tokens }: { storage: Storage; tokens: Tokens }, token: string): void => {
  storage.remove(endedKey);
  tokens.set('board', token);
};
