import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import type { MatchSheet } from '@oche/api/contract/match';
import { foldMatch } from '@oche/darts/match/fold';
import type { MatchState } from '@oche/darts/match/state';

const stateOf = ({ structure, events, folded, walkover }: MatchSheet): MatchState =>
  foldMatch(structure, events, folded, walkover ?? undefined);

/** The states of matches as the server knows them, in the order of `ids`. */
export function useSheetStates(ids: readonly string[]): MatchState[] {
  const sheets = useReads(Object.fromEntries(ids.map((id) => [id, read('getMatch', { id })])));
  return ids.map((id) => stateOf(sheets[id]!));
}
