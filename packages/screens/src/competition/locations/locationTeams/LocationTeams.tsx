import { useState } from 'react';
import type { Location } from '@oche/api/contract/place';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useReads } from '@oche/api/query';
import { read } from '@oche/api/read';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { eveningOf, weekdayName } from '../../../parts/league/evening.ts';
import { messages as shared } from '../../parts/messages.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { LocationFrame } from '../LocationFrame.tsx';
import { AssignTeam } from './AssignTeam.tsx';
import { demandOf } from './demand.ts';
import { messages } from './messages.ts';
import { MoveTeam } from './MoveTeam.tsx';
import { page } from './page.ts';

/** The teams that are at home at a location in a season. Organisers add teams, and move them to other locations. */
export function LocationTeams() {
  const { managed } = usePage(page);
  return <LocationFrame managed={managed}>{(season, location) => <Teams season={season} location={location} />}</LocationFrame>;
}

function Teams({ season, location }: { season: SeasonOfPage; location: Location }) {
  const { formatMessage } = useIntl();
  const seasonId = season.id;
  const { teams, groups, locations } = useReads({
    teams: read('listTeams', { seasonId }),
    groups: read('listSeasonGroups', { seasonId }),
    locations: read('listLocations', { organisationId: season.organisation.id, perPage: 200 }),
  });
  const [isAdding, setAdding] = useState(false);
  const playing = teams.filter(({ state }) => state === 'accepted');
  const own = playing.filter((team) => team.location?.id === location.id);
  const divisionOf = ({ id }: SeasonTeam) =>
    groups.find((group) => group.kind === 'league' && group.teams.some((team) => team.id === id))?.name;
  return (
    <div className="max-w-[46rem] pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3">
        <DemandList location={location} teams={own} />
        {!season.isOver && !location.archived && <Button onClick={() => setAdding(true)}>{formatMessage(messages.assign)}</Button>}
      </div>
      {own.length === 0 && <EmptyState className="border-t-2 border-rule">{formatMessage(messages.none)}</EmptyState>}
      {own.length > 0 && (
        <ul aria-label={formatMessage(shared.teams)} className="border-t-2 border-rule">
          {own.map((team) => (
            <li key={team.id} className="flex items-center gap-x-4 border-b border-line py-1">
              <TeamName season={season} team={team} division={divisionOf(team)} />
              {!season.isOver && (
                <MoveTeam team={team} locations={locations.items.filter(({ id, archived }) => !archived && id !== location.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <AssignTeam
          location={location}
          teams={playing.filter((team) => team.location?.id !== location.id)}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

/** What the teams need on each weekday, and where that is too much. */
function DemandList({ location, teams }: { location: Location; teams: readonly SeasonTeam[] }) {
  const { formatMessage, locale } = useIntl();
  return (
    <ul className="text-body-small text-ink-2">
      {demandOf(location, teams).map(({ weekday, isTooMuch, ...counts }) => (
        <li key={weekday}>
          {formatMessage(messages.demand, { weekday: weekdayName(locale, weekday), ...counts })}
          {isTooMuch && (
            <Badge meaning="warning" className="ml-2">
              {formatMessage(messages.tooMany)}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

function TeamName({ season, team, division }: { season: SeasonOfPage; team: SeasonTeam; division: string | undefined }) {
  const { locale } = useIntl();
  const href = useHref();
  return (
    <Link
      href={href('teamManage', { ...season.params, team_slug: team.team.slug })}
      className="flex min-h-11 min-w-0 flex-1 flex-col justify-center py-1 wrap-anywhere hover:[&_.text-name]:underline"
    >
      <span className="text-name">{team.name}</span>
      <span className="text-body-small text-ink-3">
        {[division, team.homeWeekday === null ? null : eveningOf(locale, team), team.captains[0]?.name].filter(Boolean).join(', ')}
      </span>
    </Link>
  );
}
