import type { MyStatistics } from '@oche/api/contract/mine';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { usePage } from '../../shell/usePage.tsx';
import { NotLinked } from '../NotLinked.tsx';
import { ProfilePage } from '../ProfilePage.tsx';
import { BestLeg } from './BestLeg.tsx';
import { Checkouts } from './Checkouts.tsx';
import { Figures } from './Figures.tsx';
import { RecentForm } from './RecentForm.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { Scores } from './Scores.tsx';
import { WonIn } from './WonIn.tsx';

/** The user's statistics: figures and charts. */
export function MyStats() {
  const { user, players, statistics } = usePage(page);
  const { formatMessage } = useIntl();
  // The guard redirects logged-out users to the log-in page.
  if (!user) return null;
  const body = () => {
    if (statistics.games > 0) return <Statistics statistics={statistics} />;
    return players.length === 0 ? <NotLinked /> : <EmptyState>{formatMessage(messages.none)}</EmptyState>;
  };
  return (
    <ProfilePage title={formatMessage(messages.title)} description={formatMessage(messages.description)}>
      {body()}
    </ProfilePage>
  );
}

function Statistics({ statistics }: { statistics: MyStatistics }) {
  const { formatMessage } = useIntl();
  const { games, resultLegs, checkoutRate } = statistics;
  const notes = [
    ...(checkoutRate && checkoutRate.games < games ? [formatMessage(messages.rateOfSome, { games: checkoutRate.games })] : []),
    ...(resultLegs > 0 ? [formatMessage(messages.resultLegs, { count: resultLegs })] : []),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-7">
      <Figures statistics={statistics} />
      {statistics.darts === 0 ? (
        <p className="border-t-2 border-rule py-3 text-ink-2">{formatMessage(messages.onlyResults)}</p>
      ) : (
        <>
          <RecentForm statistics={statistics} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-2">
            <Scores statistics={statistics} />
            <Checkouts statistics={statistics} />
            {statistics.wonIn.length > 0 && <WonIn statistics={statistics} />}
            {statistics.bestLeg && <BestLeg best={statistics.bestLeg} />}
          </div>
        </>
      )}
      {notes.length > 0 && <p className="max-w-measure text-body-small text-ink-3">{notes.join(' ')}</p>}
    </div>
  );
}
