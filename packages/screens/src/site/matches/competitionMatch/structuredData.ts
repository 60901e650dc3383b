import type { CompetitionContext } from '@oche/api/contract/competition';
import type { MatchSheet } from '@oche/api/contract/match';
import type { IntlShape } from '@oche/i18n/createIntl';
import { localInstant } from '../../../parts/forms/timeZones.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import type { Href } from '../../../shell/useHref.ts';

type Facts = {
  /** of the page, such as `https://darts.example` */
  origin: string;
  context: Pick<CompetitionContext, 'organisation' | 'baseUrl'>;
  sheet: Pick<MatchSheet, 'match' | 'address'>;
  href: Href;
  params: { season?: string; match: string };
  teamHref: (team: { slug: string }) => string | undefined;
};

/** A match as a `SportsEvent` of schema.org. */
export function structuredData({ formatMessage }: Pick<IntlShape, 'formatMessage'>, facts: Facts): Record<string, unknown> {
  const { origin, context, sheet, href, params, teamHref } = facts;
  const { home, away, startsAt, timeZone, location, state, annulled, movedFrom } = sheet.match;
  const team = (of: typeof home) => {
    const page = teamHref(of);
    return { '@type': 'SportsTeam', name: of.name, ...(page !== undefined && { url: origin + page }) };
  };
  const status =
    annulled || state === 'cancelled'
      ? 'EventCancelled'
      : state === 'postponed'
        ? 'EventPostponed'
        : movedFrom.length > 0
          ? 'EventRescheduled'
          : 'EventScheduled';
  return {
    '@type': 'SportsEvent',
    name: formatMessage(matchMessages.title, { home: home.name, away: away.name }),
    url: origin + href('competitionMatch', params),
    sport: 'Darts',
    ...(startsAt !== null && { startDate: new Date(localInstant(startsAt, timeZone)).toISOString() }),
    eventStatus: `https://schema.org/${status}`,
    location: { '@type': 'Place', name: location.name, ...(sheet.address !== '' && { address: sheet.address }) },
    homeTeam: team(home),
    awayTeam: team(away),
    organizer: { '@type': 'SportsOrganization', name: context.organisation.name, url: context.baseUrl },
  };
}
