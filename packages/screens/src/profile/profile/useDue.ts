import type { Match } from '@oche/api/contract/fixture';
import type { SeasonRules } from '@oche/api/contract/season';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import type { Side } from '@oche/darts/match/structure';
import { deadlineOf, opensAt, startOf } from '../../parts/match/deadline.ts';
import { lineupTask } from '../../parts/match/lineupTask.ts';
import { requestToAnswer } from '../../parts/match/requestToAnswer.ts';
import { isSigned, useSheets } from '../../parts/match/useSheets.ts';

/** A team of the user in a season, with its matches by date. */
export type CaptainedTeam = {
  team: { id: string; slug: string; name: string };
  organisation: { slug: string; name: string };
  season: { id: string; slug: string; name: string; rules: SeasonRules };
  matches: readonly Match[];
};

/** What a captain has to do about a match: answer a request or the offer of other evenings, confirm its sheet, or hand in a lineup until `until`, in milliseconds. */
export type Due = CaptainedTeam & { match: Match; side: Side } & (
    { kind: 'request' | 'offer' | 'sheet'; until: null } | { kind: 'lineup'; until: number | null }
  );

/** A lineup is due in the last days before its match. */
const lineupDays = 7;

const sideOf = ({ home }: Match, { team }: CaptainedTeam): Side => (home.id === team.id ? 0 : 1);
const isToPlay = ({ state, annulled }: Match): boolean => !annulled && (state === 'planned' || state === 'lineups' || state === 'playing');

/** What is due for the captain of these teams: requests to answer, sheets to confirm, then the lineups of the next matches. */
export function useDue(teams: readonly CaptainedTeam[]): Due[] {
  const requests = useReads(
    Object.fromEntries(teams.map(({ season: { id } }) => [id, read('listPostponements', { seasonId: id, open: true })])),
  );
  const open = teams.flatMap((own) => {
    const next = own.matches.find(isToPlay);
    const played = own.matches.filter(({ state, annulled }) => state === 'to-confirm' && !annulled);
    return [...played, ...(next ? [next] : [])].map((match) => ({ ...own, match, side: sideOf(match, own) }));
  });
  const sheets = useSheets(open.map(({ match }) => match.id));
  const asked = teams.flatMap((own) =>
    requests[own.season.id]!.flatMap((request): Due[] => {
      const match = own.matches.find(({ id }) => id === request.matchId);
      if (!match) return [];
      const side = sideOf(match, own);
      const kind = requestToAnswer(request, side);
      return kind === null ? [] : [{ ...own, match, side, kind, until: null }];
    }),
  );
  const now = Date.now();
  const ofMatches = open.flatMap((each, at): Due[] => {
    const { sheet, state } = sheets[at]!;
    const { side, season } = each;
    const start = startOf(sheet);
    if (state.status === 'to-confirm' && !isSigned(state, side) && (start ?? now) <= now) return [{ ...each, kind: 'sheet', until: null }];
    const task = lineupTask(state, side);
    if (!task || task.isBehindOther || start === null || start - now > lineupDays * 86_400_000) return [];
    const isIn = state.parts.some(({ id, handedIn }) => id === task.id && handedIn[side] !== null);
    const isEarly = (opensAt(sheet, task, season.rules) ?? now) > now;
    return isIn || isEarly ? [] : [{ ...each, kind: 'lineup', until: deadlineOf(sheet, task, season.rules) }];
  });
  const sheetsFirst = ofMatches.toSorted((a, b) => Number(a.kind === 'lineup') - Number(b.kind === 'lineup'));
  return [...asked, ...sheetsFirst];
}
