import { useState } from 'react';
import { mostTeams, type SeasonGroup } from '@oche/api/contract/group';
import { isPublished } from '@oche/api/contract/season';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useReads, useWrite } from '@oche/api/query';
import { read } from '@oche/api/read';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Select } from '@oche/ui/Select';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { eveningOf } from '../../../parts/league/evening.ts';
import { GroupFrame } from '../../parts/GroupFrame.tsx';
import { moved, MoveButtons } from '../../../parts/order/MoveButtons.tsx';
import { messages as orderMessages } from '../../../parts/order/messages.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { playingIn } from '../../../parts/league/playing.ts';
import { AddTeams } from './AddTeams.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { teamsInput, withNumber, type GroupTeam } from './teamsInput.ts';
import { TeamMenu } from './TeamMenu.tsx';

/** The teams of a division or a cup: their order, their key numbers or seeds, and who joins or leaves. */
export function GroupTeams() {
  const { managed } = usePage(page);
  return <GroupFrame managed={managed}>{(season, group) => <Teams season={season} group={group} />}</GroupFrame>;
}

function Teams({ season, group }: { season: SeasonOfPage; group: SeasonGroup }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const seasonId = season.id;
  const { teams, groups, matches } = useReads({
    teams: read('listTeams', { seasonId }),
    groups: read('listSeasonGroups', { seasonId }),
    // By date, so that the first ones name every team with matches.
    matches: read('listMatches', { seasonId, groupId: group.id, perPage: 200 }),
  });
  const { mutate } = useWrite('updateGroup');
  // The new list until the response to the read contains it.
  const [pending, setPending] = useState<readonly GroupTeam[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isAdding, setAdding] = useState(false);
  const shown = pending ?? group.teams;
  const withMatches = new Set(matches.items.flatMap(({ home, away }) => [home.id, away.id]));
  const save = (next: readonly GroupTeam[], onSuccess?: () => void) => {
    setPending(next);
    mutate(
      { id: group.id, teams: teamsInput(next), version: group.version },
      {
        ...(onSuccess && { onSuccess }),
        onSettled: () => setPending(null),
        onError: (error) => toast.error(errorMessage(intl, error, { 'has-dependents': messages.hasMatches })),
      },
    );
  };
  const onMove = (from: number, to: number) => {
    save(moved(shown, from, to));
    const place = { place: formatNumber(locale, to + 1), count: formatNumber(locale, shown.length) };
    setAnnouncement(formatMessage(orderMessages.moved, { name: shown[from]!.name, ...place }));
  };
  const playing = playingIn({ teams: shown }).length;
  const isLeague = group.kind === 'league';
  return (
    <div className="max-w-[52rem] pt-6">
      {isPublished(season) && withMatches.size > 0 && (
        <Banner kind="info" title={formatMessage(messages.published)} className="mb-5">
          {formatMessage(messages.publishedMeans)}
        </Banner>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3">
        <div className="text-body-small text-ink-2">
          <p className="tabular">
            {formatMessage(messages.places, {
              count: formatNumber(locale, playing),
              most: formatNumber(locale, mostTeams[group.kind]),
            })}
          </p>
          {isLeague && playing % 2 === 1 && <p>{formatMessage(messages.rests)}</p>}
          <p className="text-ink-3">{formatMessage(isLeague ? messages.keyNumberHint : messages.seedHint)}</p>
        </div>
        {!season.isOver && <Button onClick={() => setAdding(true)}>{formatMessage(messages.add)}</Button>}
      </div>
      {shown.length === 0 ? (
        <EmptyState className="border-t-2 border-rule">{formatMessage(messages.none)}</EmptyState>
      ) : (
        <ol aria-label={group.name} className="border-t-2 border-rule">
          {shown.map((team, at) => (
            <li key={team.id} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5">
              <span className="w-7 shrink-0 text-right text-ink-3 tabular">{formatNumber(locale, at + 1)}</span>
              <TeamName season={season} team={team} details={teams.find(({ id }) => id === team.id)} />
              {!season.isOver && (
                <span className="ml-auto flex items-center gap-x-1">
                  <NumberField group={group} teams={shown} team={team} onChange={save} />
                  <MoveButtons name={team.name} at={at} count={shown.length} onMove={(to) => onMove(at, to)} />
                  <TeamMenu
                    {...{ season, group, groups, team }}
                    hasMatches={withMatches.has(team.id)}
                    onRemove={(onSuccess) =>
                      save(
                        shown.filter(({ id }) => id !== team.id),
                        onSuccess,
                      )
                    }
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {isAdding && <AddTeams {...{ group, groups, teams }} onClose={() => setAdding(false)} />}
    </div>
  );
}

type TeamNameProps = { season: SeasonOfPage; team: GroupTeam; details: SeasonTeam | undefined };

function TeamName({ season, team: { slug, name, state }, details }: TeamNameProps) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const home =
    details && [details.location?.name, details.homeWeekday === null ? null : eveningOf(locale, details)].filter(Boolean).join(', ');
  return (
    <Link
      href={href('teamManage', { ...season.params, team_slug: slug })}
      className="flex min-h-11 min-w-0 flex-[1_1_12rem] flex-col items-start justify-center wrap-anywhere hover:[&_.text-name]:underline"
    >
      <span className="text-name">{name}</span>
      {home && <span className="text-body-small text-ink-3">{home}</span>}
      {state !== 'accepted' && <Badge meaning="danger">{formatMessage(teamMessages.state, { state })}</Badge>}
    </Link>
  );
}

const none = 'none';

type NumberFieldProps = {
  group: SeasonGroup;
  teams: readonly GroupTeam[];
  team: GroupTeam;
  onChange: (teams: readonly GroupTeam[]) => void;
};

/** The key number of a team, or its seed in a cup. If another team has the number, the two exchange theirs. */
function NumberField({ group: { kind }, teams, team, onChange }: NumberFieldProps) {
  const { formatMessage, locale } = useIntl();
  const field = kind === 'league' ? 'keyNumber' : 'seed';
  return (
    <Select
      label={formatMessage(kind === 'league' ? messages.keyNumberOf : messages.seedOf, { name: team.name })}
      labelHidden
      className="w-24"
      value={String(team[field] ?? none)}
      onValueChange={(value) => onChange(withNumber(teams, team.id, field, value === none ? null : Number(value)))}
      options={[
        { value: none, label: formatMessage(messages.noNumber) },
        ...teams.map((_, at) => ({ value: String(at + 1), label: formatNumber(locale, at + 1) })),
      ]}
    />
  );
}
