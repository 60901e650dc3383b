import { addDays } from '@oche/darts/days';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { FixtureList } from '@oche/ui/FixtureList';
import { Link } from '@oche/ui/Link';
import { TabNav } from '@oche/ui/TabNav';
import { SubscribeCalendar } from '../../../parts/calendar/SubscribeCalendar.tsx';
import { Pages } from '../../../parts/forms/Pages.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { SeasonFrame, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { matchdayText } from '../../parts/match/matchTexts.ts';
import { messages } from '../../parts/match/messages.ts';
import { useFixtures } from '../../parts/match/useFixtures.ts';
import { page } from './page.ts';

/** Days before today whose matches still stand above the coming ones, because their sheets may be open. */
const recent = 14;

/** The matches of a season by matchday: those of the last two weeks and the coming ones, or all. Captains see those of their own teams. */
export function MatchesManage() {
  const { managed, search } = usePage(page);
  const isAll = search.get('show') === 'all';
  return (
    <SeasonFrame managed={managed} tab="matchesManage" teams={managed.ownTeams.map(({ slug }) => slug)}>
      {(season) => (
        <>
          <MatchesTabs season={season} isAll={isAll} />
          <Matches season={season} own={managed.ownTeams.map(({ id }) => id)} isAll={isAll} page={Number(search.get('page')) || 1} />
        </>
      )}
    </SeasonFrame>
  );
}

function MatchesTabs({ season: { params }, isAll }: { season: SeasonOfPage; isAll: boolean }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <TabNav
      label={formatMessage(shared.matches)}
      items={[
        { label: formatMessage(messages.now), href: href('matchesManage', params), current: !isAll },
        { label: formatMessage(messages.allMatches), href: href('matchesManage', params, { show: 'all' }), current: isAll },
      ]}
    />
  );
}

function Matches({ season, own, isAll, page }: { season: SeasonOfPage; own: readonly string[]; isAll: boolean; page: number }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { fixtureOf, labels } = useFixtures(season);
  const from = addDays(localNow(season.organisation.timeZone).slice(0, 10), -recent);
  const ofSeason = { seasonId: season.id, ...(!season.isOrganiser && own.length === 1 && { teamId: own[0]! }) };
  const list = useRead('listMatches', { ...ofSeason, page, perPage: 200, ...(!isAll && { from }) });
  const { items } = list;
  const matches = season.isOrganiser ? items : items.filter(({ home, away }) => own.includes(home.id) || own.includes(away.id));
  const matchdays = Map.groupBy(matches, (match) => matchdayText(intl, match));
  if (matches.length === 0)
    return isAll ? <EmptyState>{formatMessage(messages.none)}</EmptyState> : <NoneNow season={season} of={ofSeason} />;
  return (
    <>
      <h2 className="sr-only">{formatMessage(shared.matches)}</h2>
      {season.state !== 'draft' && (
        <div className="pt-5 print:hidden">
          <SubscribeCalendar kind="season" id={season.id} />
        </div>
      )}
      <FixtureList
        className="pt-7"
        matchdays={[...matchdays].map(([title, fixtures]) => ({
          ...{ id: title, title },
          fixtures: fixtures.map(fixtureOf),
        }))}
        labels={labels}
      />
      <Pages
        list={list}
        href={(to) => href('matchesManage', season.params, { ...(isAll && { show: 'all' }), page: to > 1 ? to : undefined })}
      />
    </>
  );
}

/** Without current matches, the earlier ones are one step away. `of`: the matches that the reader sees. */
function NoneNow({ season: { params }, of }: { season: SeasonOfPage; of: { seasonId: string; teamId?: string } }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { total } = useRead('listMatches', { ...of, page: 1, perPage: 1 });
  if (total === 0) return <EmptyState>{formatMessage(messages.none)}</EmptyState>;
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link href={href('matchesManage', params, { show: 'all' })}>{formatMessage(messages.allMatchesOfSeason)}</Link>
        </Button>
      }
    >
      {formatMessage(messages.noneNow)}
    </EmptyState>
  );
}
