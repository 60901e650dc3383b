import type { Match } from '@oche/api/contract/fixture';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { FixtureList } from '@oche/ui/FixtureList';
import { isCancelledOrAnnulled } from '../../../parts/match/matchTexts.ts';
import { useFixtures } from '../../../parts/match/useFixtures.ts';
import { useMatchHref } from '../../../parts/site/useMatchHref.ts';
import { LoneLink } from '../../../shell/LoneLink.tsx';
import { TopMatch } from '../../frame/MatchRows.tsx';
import { messages } from './messages.ts';

/** The coming matches in the list. */
const mostComing = 3;

const toPlay: readonly Match['state'][] = ['planned', 'lineups', 'playing', 'postponed'];

type TeamMatchesProps = { matches: readonly Match[]; calendarHref: string; params: { season?: string }; today: string };

/**
 * The match that is under way on the lit bed, the next matches of a team, then its results with the newest first. `calendarHref`: the calendar of
 * the team, with all matches.
 */
export function TeamMatches({ matches, calendarHref, params, today }: TeamMatchesProps) {
  const { formatMessage } = useIntl();
  const hrefOf = useMatchHref(params);
  const { fixtureOf, labels } = useFixtures(hrefOf);
  const open = matches.filter((match) => toPlay.includes(match.state) && !isCancelledOrAnnulled(match));
  const live = open.find(({ state }) => state === 'playing');
  const coming = open.filter((match) => match !== live).slice(0, mostComing);
  const results = matches.filter(({ points, state }) => points !== null && !toPlay.includes(state)).toReversed();
  const lists = [
    { id: 'comes', title: formatMessage(messages.comes), matches: coming },
    { id: 'results', title: formatMessage(messages.results), matches: results },
  ].flatMap(({ matches: shown, ...list }) => (shown.length > 0 ? [{ ...list, fixtures: shown.map((match) => fixtureOf(match)) }] : []));
  if (!live && lists.length === 0) return <EmptyState>{formatMessage(messages.noMatches)}</EmptyState>;
  return (
    <>
      <h2 className="sr-only">{formatMessage(messages.matches)}</h2>
      {live && (
        <div className="mb-7">
          <TopMatch match={live} why={null} of={{ divisionOf: () => '', hrefOf, today }} />
        </div>
      )}
      <FixtureList matchdays={lists} labels={labels} />
      <LoneLink href={calendarHref} className="mt-5 print:hidden">
        {formatMessage(messages.calendar)}
      </LoneLink>
    </>
  );
}
