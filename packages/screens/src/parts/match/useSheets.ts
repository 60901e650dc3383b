import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import type { MatchSheet } from '@oche/api/contract/match';
import { foldMatch } from '@oche/darts/match/fold';
import type { MatchState } from '@oche/darts/match/state';
import type { Side } from '@oche/darts/match/structure';

/** The state of a match as the server knows it. */
export const foldSheet = ({ structure, events, folded, walkover }: MatchSheet): MatchState =>
  foldMatch(structure, events, folded, walkover ?? undefined);

/** Matches as the server knows them, in the order of `ids`. */
export function useSheets(ids: readonly string[]): { sheet: MatchSheet; state: MatchState }[] {
  const sheets = useReads(Object.fromEntries(ids.map((id) => [id, read('getMatch', { id })])));
  return ids.map((id) => ({ sheet: sheets[id]!, state: foldSheet(sheets[id]!) }));
}

/** Whether a side has confirmed the sheet as it is. A disputed sheet is open until the organisers have decided. */
export const isSigned = ({ status, confirmations }: MatchState, side: Side): boolean =>
  status === 'confirmed' || (status === 'to-confirm' && confirmations[side]?.changed.length === 0);
