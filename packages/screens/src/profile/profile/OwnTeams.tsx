import type { User } from '@oche/api/contract/account';
import type { Match } from '@oche/api/contract/fixture';
import { useRead, useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { useHref } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { DueList } from './DueList.tsx';
import { messages } from './messages.ts';
import { useDue } from './useDue.ts';

/**
 * The teams that the user is a captain of in the seasons that go on, each with its next match, below what is due for them. Renders nothing without
 * any.
 */
export function OwnTeams({ user: { memberships } }: { user: User }) {
  const { formatMessage } = useIntl();
  const organisations = useRead('listAvailableOrganisations').filter(
    ({ id, role }) => role === 'captain' || memberships.some(({ organisation }) => organisation.id === id),
  );
  const managed = Object.values(
    useReads(Object.fromEntries(organisations.map(({ slug }) => [slug, read('getManagedCompetition', { orgSlug: slug })]))),
  );
  const teams = managed.flatMap(({ organisation, seasons, ownTeams }) =>
    seasons.flatMap((season) =>
      season.state === 'open' || season.state === 'running'
        ? ownTeams.filter(({ seasonId }) => seasonId === season.id).map((team) => ({ team, organisation, season }))
        : [],
    ),
  );
  const matches = useReads(
    Object.fromEntries(teams.map(({ team: { id, seasonId } }) => [id, read('listMatches', { seasonId, teamId: id, perPage: 200 })])),
  );
  const due = useDue(teams.map((own) => ({ ...own, matches: matches[own.team.id]!.items })));
  if (teams.length === 0) return null;
  return (
    <>
      <DueList due={due} />
      <Section title={formatMessage(words.ownTeams)} className="pt-7" rule>
        <ul>
          {teams.map(({ team, organisation, season }) => (
            <li key={team.id} className="grid border-b border-line py-2 lg:grid-cols-2 lg:gap-x-14">
              <TeamLink
                {...{ team, season: `${organisation.name}, ${season.name}` }}
                params={{ org_slug: organisation.slug, season_slug: season.slug }}
                next={matches[team.id]!.items.find(isAhead)}
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const isAhead = ({ state, annulled }: Match): boolean => !annulled && (state === 'planned' || state === 'lineups' || state === 'playing');

type TeamLinkProps = {
  team: { id: string; slug: string; name: string };
  /** the competition and its season */
  season: string;
  params: { org_slug: string; season_slug: string };
  next: Match | undefined;
};

function TeamLink({ team, season, params, next }: TeamLinkProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const row = 'grid min-h-11 content-center py-1.5 hover:bg-pressed';
  return (
    <>
      <Link href={href('teamManage', { ...params, team_slug: team.slug })} className={row}>
        <span className="text-name wrap-anywhere">{team.name}</span>
        <span className="text-body-small text-ink-3 wrap-anywhere">{season}</span>
      </Link>
      {next && (
        <Link href={href('matchManage', { ...params, match_slug: next.slug })} className={row}>
          <span className="text-name wrap-anywhere">
            {formatMessage(messages.ownMatch, {
              side: next.home.id === team.id ? 'home' : 'away',
              team: next.home.id === team.id ? next.away.name : next.home.name,
            })}
          </span>
          <span className="text-body-small text-ink-2 wrap-anywhere">
            {[...(next.startsAt === null ? [] : [formatPlanned(locale, next.startsAt, 'appointment')]), next.location.name].join(', ')}
          </span>
        </Link>
      )}
    </>
  );
}
