import type { Match } from '@oche/api/contract/fixture';
import { useRead } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { FixtureList } from '@oche/ui/FixtureList';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { SeasonFrame, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { matchdayText, stateText } from '../matchTexts.ts';
import { messages } from '../messages.ts';
import { page } from './page.ts';

/** The matches of a season by matchday. Captains see those of their own teams. */
export function MatchesManage() {
  const { managed } = usePage(page);
  return (
    <SeasonFrame managed={managed} tab="matchesManage" teams={managed.ownTeams.map(({ slug }) => slug)}>
      {(season) => <Matches season={season} own={managed.ownTeams.map(({ id }) => id)} />}
    </SeasonFrame>
  );
}

function Matches({ season, own }: { season: SeasonOfPage; own: readonly string[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { items } = useRead('listMatches', { seasonId: season.id, perPage: 200 });
  const matches = season.isOrganiser ? items : items.filter(({ home, away }) => own.includes(home.id) || own.includes(away.id));
  const matchdays = Map.groupBy(matches, (match) => matchdayText(intl, match));
  if (matches.length === 0) return <EmptyState>{formatMessage(messages.none)}</EmptyState>;
  return (
    <>
      <h2 className="sr-only">{formatMessage(shared.matches)}</h2>
      <FixtureList
        className="pt-7"
        matchdays={[...matchdays].map(([title, fixtures]) => ({
          ...{ id: title, title },
          fixtures: fixtures.map((match) => ({
            ...{ id: match.id, home: match.home.name, away: match.away.name, location: match.location.name },
            href: href('matchManage', { ...season.params, match_slug: match.slug }),
            state: { kind: 'next', when: whenOf(match) },
          })),
        }))}
        labels={{
          live: formatMessage(words.live),
          postponed: stateText(intl, { state: 'postponed' }),
          movedFrom: formatMessage(messages.movedFrom),
          home: formatMessage(messages.home),
          away: formatMessage(messages.away),
        }}
      />
    </>
  );

  function whenOf({ startsAt }: Match) {
    if (startsAt === null) return { date: formatMessage(messages.noDate), iso: '' };
    return { date: formatPlanned(intl.locale, startsAt, 'appointment'), iso: startsAt };
  }
}
