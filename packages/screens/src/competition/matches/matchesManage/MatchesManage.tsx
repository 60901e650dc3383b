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
import { matchdayText } from '../../../parts/match/matchTexts.ts';
import { messages } from '../../../parts/match/messages.ts';
import { useFixtures } from '../../../parts/match/useFixtures.ts';
import { page } from './page.ts';

/** Days before today whose matches still stand above the coming ones, because their sheets may be open. */
const recent = 14;

/** What organisers look for: matches that keep the season from its end, among them live and disputed ones, sheets that captains have not confirmed, and open protests. */
const filters = {
  live: { state: 'playing', undecided: true },
  disputed: { state: 'disputed' },
  undecided: { undecided: true },
  unconfirmed: { state: 'to-confirm', undecided: true },
  protested: { protested: true },
} as const;
type Show = 'now' | 'all' | keyof typeof filters;
const isFilter = (show: string): show is keyof typeof filters => Object.hasOwn(filters, show);

/** The matches of the URL. The filters are for organisers. */
const showOf = (text: string | null, isOrganiser: boolean): Show =>
  text === 'all' || (text !== null && isOrganiser && isFilter(text)) ? (text as Show) : 'now';

/** The matches of a season by matchday: those of the last two weeks and the coming ones, or all. Captains see those of their own teams, and organisers also look for those that wait for somebody. */
export function MatchesManage() {
  const { managed, search } = usePage(page);
  return (
    <SeasonFrame managed={managed} tab="matchesManage" teams={managed.ownTeams.map(({ slug }) => slug)}>
      {(season) => {
        const show = showOf(search.get('show'), season.isOrganiser);
        return (
          <>
            <MatchesTabs season={season} show={show} />
            <Matches season={season} own={managed.ownTeams.map(({ id }) => id)} show={show} page={Number(search.get('page')) || 1} />
          </>
        );
      }}
    </SeasonFrame>
  );
}

function MatchesTabs({ season: { params, isOrganiser }, show }: { season: SeasonOfPage; show: Show }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  // Other pages lead to live and disputed matches, of which there are few.
  const led = show === 'live' || show === 'disputed' ? [show] : [];
  const shown: Show[] = ['now', 'all', ...(isOrganiser ? (['undecided', ...led, 'unconfirmed', 'protested'] as const) : [])];
  return (
    <TabNav
      label={formatMessage(shared.matches)}
      items={shown.map((each) => ({
        label: formatMessage(messages.show, { show: each }),
        href: href('matchesManage', params, each === 'now' ? {} : { show: each }),
        current: each === show,
      }))}
    />
  );
}

function Matches({ season, own, show, page }: { season: SeasonOfPage; own: readonly string[]; show: Show; page: number }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { fixtureOf, labels } = useFixtures(({ slug }) => href('matchManage', { ...season.params, match_slug: slug }));
  const from = addDays(localNow(season.organisation.timeZone).slice(0, 10), -recent);
  const ofSeason = { seasonId: season.id, ...(!season.isOrganiser && own.length === 1 && { teamId: own[0]! }) };
  const wanted = show === 'now' ? { from } : isFilter(show) ? filters[show] : {};
  const list = useRead('listMatches', { ...ofSeason, page, perPage: 200, ...wanted });
  const { items } = list;
  const matches = season.isOrganiser ? items : items.filter(({ home, away }) => own.includes(home.id) || own.includes(away.id));
  const matchdays = Map.groupBy(matches, (match) => matchdayText(intl, match));
  if (matches.length === 0) {
    if (show === 'now') return <NoneNow season={season} of={ofSeason} />;
    return <EmptyState>{formatMessage(show === 'all' ? messages.none : messages.noneToDo)}</EmptyState>;
  }
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
        href={(to) => href('matchesManage', season.params, { ...(show !== 'now' && { show }), page: to > 1 ? to : undefined })}
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
