import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Skeleton } from '@oche/ui/Skeleton';
import { Pages } from '../../../parts/forms/Pages.tsx';
import { PlayerSheet } from '../../../parts/rankings/PlayerSheet.tsx';
import { RankedPlayers } from '../../../parts/rankings/RankedPlayers.tsx';
import { messages as tableMessages } from '../../../parts/rankings/rankingMessages.ts';
import { Boundary } from '../../../shell/Boundary.tsx';
import { pageIn } from '../../../shell/pageIn.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages as shared } from '../messages.ts';
import { RankingFrame, type RankingPart } from '../RankingFrame.tsx';
import { Adjustments } from './Adjustments.tsx';
import { page } from './page.ts';
import { Players } from './Players.tsx';
import { Tournaments } from './Tournaments.tsx';

const parts: readonly RankingPart[] = ['tournaments', 'adjustments', 'players'];

/** A ranking for its organisers: its table, and with `?part=` its tournaments, the points given by hand, and its players. */
export function RankingManage() {
  const { ranking, search, params } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const part = parts.find((each) => each === search.get('part')) ?? 'table';
  return (
    <RankingFrame
      ranking={ranking}
      part={part}
      actions={
        <Button asChild>
          <Link href={href('ranking', { id: ranking.slug })}>{formatMessage(shared.publicPage)}</Link>
        </Button>
      }
    >
      <div className="pt-5">
        {part === 'table' && (
          <Boundary skeleton={<Skeleton shape="table" count={8} />}>
            <RankingTable id={params.id} search={search} />
          </Boundary>
        )}
        {part === 'tournaments' && <Tournaments ranking={ranking} />}
        {part === 'adjustments' && <Adjustments ranking={ranking} />}
        {part === 'players' && <Players ranking={ranking} />}
      </div>
    </RankingFrame>
  );
}

function RankingTable({ id, search }: { id: string; search: URLSearchParams }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const ranking = useRead('getRanking', { ranking: id, ...pageIn(search) });
  const person = search.get('person');
  return (
    <>
      {ranking.rows.items.length === 0 && ranking.out.length === 0 ? (
        <EmptyState>{formatMessage(tableMessages.none)}</EmptyState>
      ) : (
        <RankedPlayers ranking={ranking} />
      )}
      <Pages list={ranking.rows} href={(to) => href('rankingManage', { id }, { page: to > 1 ? to : undefined })} />
      {person !== null && <PlayerSheet key={person} ranking={ranking} playerId={person} />}
    </>
  );
}
