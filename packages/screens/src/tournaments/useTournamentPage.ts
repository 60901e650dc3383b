import type { Tournament } from '@oche/api/contract/tournament';
import type { Responses, Read, Reads } from '@oche/api/read';
import type { ParamsOf, RouteName } from '@oche/routes/table';
import type { Page } from '../shell/definePage.ts';
import { usePage } from '../shell/usePage.tsx';
import { useLive } from '../shell/useLive.ts';

type TournamentReads = Reads & { tournament: Read<'getTournament'> };

/** `usePage` for a page of a tournament, with reads that stay up to date through their channels. */
export function useTournamentPage<Name extends RouteName, R extends TournamentReads>(
  page: Page<Name, R>,
): Responses<R> & { params: ParamsOf<Name>; search: URLSearchParams } {
  const data = usePage(page);
  const tournament: Tournament = data.tournament;
  useLive(page.reads(data.params, data.search), { prompt: tournament.canManage });
  return data;
}
