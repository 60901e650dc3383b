import { useState } from 'react';
import { foldName } from '@oche/darts/names/foldName';
import { mostAdded, type FormerTeam } from '@oche/api/contract/team';
import { useRead, useWrite } from '@oche/api/query';
import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Checkbox } from '@oche/ui/Checkbox';
import { EmptyState } from '@oche/ui/EmptyState';
import { FormActions } from '@oche/ui/FormActions';
import { Table } from '@oche/ui/Table';
import { toast } from '@oche/ui/Toaster';
import { fieldMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { SearchForm } from '../../../parts/forms/SearchForm.tsx';
import { useSubmit, type FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { eveningOf } from '../../../parts/league/evening.ts';
import { messages as shared } from '../../parts/messages.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { WhileOpen } from '../../parts/WhileOpen.tsx';
import { messages as formMessages } from '../formMessages.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** Enters teams of other seasons in the season: an organiser searches the list and chooses several. */
export function TeamCreateExisting() {
  const { managed, search } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('teamsManage', seasonOfPage(managed).params), label: formatMessage(shared.teams) };
  return (
    <SeasonFrame
      managed={managed}
      tab="teamsManage"
      header={{ title: formatMessage(formMessages.addFormer), description: formatMessage(messages.description), back }}
    >
      {(season) => (
        <WhileOpen season={season}>
          <Choice season={season} search={search.get('search') ?? undefined} />
        </WhileOpen>
      )}
    </SeasonFrame>
  );
}

function Choice({ season, search }: { season: SeasonOfPage; search: string | undefined }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { navigate } = useHost();
  const href = useHref();
  const teams = useRead('listFormerTeams', { seasonId: season.id });
  const { mutateAsync: addExistingTeams } = useWrite('addExistingTeams');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [withRoster, setWithRoster] = useState(true);
  const count = chosen.size;
  const { state, fieldErrors, error, touch, onSubmit } = useSubmit({
    check: (): FieldErrors => {
      if (count === 0) return { team_ids: 'too_small' };
      return count > mostAdded ? { team_ids: 'too_big' } : {};
    },
    send: async () => {
      await addExistingTeams({ seasonId: season.id, teamIds: [...chosen], withRoster });
      toast.success(formatMessage(messages.added, { count }));
      navigate(href('teamsManage', season.params));
    },
  });
  if (teams.length === 0) return <EmptyState className="mt-7 border-t-2 border-rule">{formatMessage(messages.none)}</EmptyState>;
  const wanted = foldName(search ?? '');
  const found = teams.filter(({ name, club, location, captain }) =>
    [name, club, location, captain].some((text) => text !== null && foldName(text).includes(wanted)),
  );
  const setAll = (ids: readonly string[], isChosen: boolean) => {
    setChosen((previous) => new Set(isChosen ? [...previous, ...ids] : [...previous].filter((id) => !ids.includes(id))));
    touch('team_ids');
  };
  const problem =
    fieldErrors['team_ids'] === 'too_big'
      ? formatMessage(messages.tooMany, { most: mostAdded })
      : fieldMessage(intl, fieldErrors['team_ids'], { too_small: messages.noneChosen });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-6">
      <SearchForm
        label={formatMessage(messages.search)}
        text={search}
        onSearch={(typed) => navigate(href('teamCreateExisting', season.params, { search: typed }))}
      />
      <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FormError error={error} />
        <FormerTeams teams={found} chosen={chosen} onChange={setAll} />
        <Checkbox
          label={formatMessage(messages.withRoster)}
          hint={formatMessage(messages.withRosterHint)}
          checked={withRoster}
          onCheckedChange={setWithRoster}
        />
        <FormActions
          state={state}
          submit={formatMessage(messages.add, { count })}
          submitting={formatMessage(words.saving)}
          message={problem ?? (state === 'failed' ? '' : formatMessage(messages.chosen, { count }))}
        />
      </form>
    </div>
  );
}

type FormerTeamsProps = {
  teams: readonly FormerTeam[];
  chosen: ReadonlySet<string>;
  onChange: (ids: readonly string[], isChosen: boolean) => void;
};

function FormerTeams({ teams, chosen, onChange }: FormerTeamsProps) {
  const { formatMessage, locale } = useIntl();
  const free = teams.flatMap(({ id, isEntered }) => (isEntered ? [] : [id]));
  const chosenHere = free.filter((id) => chosen.has(id)).length;
  const placeOf = ({ season, place }: FormerTeam) =>
    [
      season.name,
      place && (place.position === null ? place.group : formatMessage(messages.place, { group: place.group, position: place.position })),
    ]
      .filter(Boolean)
      .join(', ');
  const homeOf = (team: FormerTeam) =>
    [team.location, team.homeWeekday === null ? null : eveningOf(locale, team)].filter(Boolean).join(', ');
  return (
    <Table
      caption={formatMessage(messages.teams)}
      rows={teams}
      rowKey={({ id }) => id}
      rowTone={({ id }) => (chosen.has(id) ? 'selected' : undefined)}
      density="comfortable"
      empty={<EmptyState>{formatMessage(messages.noneFound)}</EmptyState>}
      columns={[
        {
          key: 'choose',
          className: 'w-11 pl-3',
          head:
            free.length === 0 ? (
              <span className="sr-only">{formatMessage(messages.chooseAll)}</span>
            ) : (
              <Checkbox
                label={formatMessage(messages.chooseAll)}
                labelHidden
                checked={chosenHere === free.length ? true : chosenHere > 0 ? 'indeterminate' : false}
                onCheckedChange={(isChosen) => onChange(free, isChosen)}
              />
            ),
          cell: ({ id, name, isEntered }) =>
            !isEntered && (
              <Checkbox
                label={formatMessage(messages.choose, { name })}
                labelHidden
                checked={chosen.has(id)}
                onCheckedChange={(isChosen) => onChange([id], isChosen)}
              />
            ),
        },
        {
          key: 'team',
          head: formatMessage(teamMessages.team),
          as: 'name',
          cell: (team) => (
            <span className="flex min-h-11 flex-col items-start justify-center py-1.5 wrap-anywhere">
              {team.name}
              <span className="text-body-small font-[400] text-ink-3 sm:hidden">{placeOf(team)}</span>
              <span className="text-body-small font-[400] text-ink-3 lg:hidden">{homeOf(team)}</span>
              {team.isEntered && <Badge meaning="neutral">{formatMessage(messages.entered)}</Badge>}
            </span>
          ),
        },
        {
          key: 'place',
          head: formatMessage(messages.lastPlace),
          from: 'sm',
          className: 'text-ink-2 wrap-anywhere',
          cell: placeOf,
        },
        {
          key: 'home',
          head: formatMessage(words.location),
          from: 'lg',
          className: 'text-ink-2 wrap-anywhere',
          cell: (team) => homeOf(team) || '–',
        },
        {
          key: 'captain',
          head: formatMessage(teamMessages.captain),
          from: 'md',
          className: 'text-ink-2 wrap-anywhere',
          cell: ({ captain }) => captain ?? '–',
        },
        { key: 'players', head: formatMessage(words.players), as: 'figure', cell: ({ players }) => formatNumber(locale, players) },
      ]}
    />
  );
}
