import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { boardSizes } from '@oche/api/contract/boardNames';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { isFiltered, type LeaderFilter } from './leadersQuery.ts';
import { messages as matchMessages } from '../../match/messages.ts';
import { messages } from './messages.ts';

type Named = { slug: string; name: string };

/** The values among which the filters choose. `groups`: for leaderboards of a season; those of a group have none. */
export type LeaderChoices = {
  groups?: readonly Named[];
  teams: readonly Named[];
  matchdays: readonly number[];
  months: readonly string[];
};

type LeaderFiltersProps = { filters: LeaderFilter; choices: LeaderChoices; onChange: (filters: LeaderFilter) => void };

/** The value of a filter that chooses everything. */
const all = 'all';

const optionsOf = (named: readonly Named[]) => named.map(({ slug, name }) => ({ value: slug, label: name }));

/** The filters of a leaderboard. On phones they are below a button, so that the leader is on the first screen. */
export function LeaderFilters({ filters, choices: { groups, teams, matchdays, months }, onChange }: LeaderFiltersProps) {
  const { formatMessage, locale } = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(isFiltered(filters));
  const days = matchdays.map((day) => ({ value: String(day), label: formatNumber(locale, day) }));
  const change = (key: Exclude<keyof LeaderFilter, 'page'>, value: string) => {
    const { [key]: _former, team, ...others } = filters;
    const chosen = key === 'from' || key === 'to' ? Number(value) : value;
    // Another group has other teams.
    const keepsTeam = team !== undefined && key !== 'group' && key !== 'team';
    onChange({ ...others, ...(keepsTeam && { team }), page: 1, ...(value !== all && { [key]: chosen }) });
  };
  const filter = (key: Parameters<typeof change>[0], label: string, whole: string, options: { value: string; label: string }[]) => (
    <Select
      label={label}
      className={key === 'group' || key === 'team' ? 'min-w-0 max-sm:col-span-2 tiny:col-span-1' : 'min-w-0'}
      // A slug may belong to nothing, if the address is old.
      value={options.find(({ value }) => value === String(filters[key]))?.value ?? all}
      options={[{ value: all, label: whole }, ...options]}
      onValueChange={(value) => change(key, value)}
    />
  );
  return (
    <div className="noscript:hidden print:hidden">
      <Button className="sm:hidden" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {formatMessage(messages.filters)}
      </Button>
      <div
        id={id}
        className={`grid max-w-280 grid-cols-2 gap-3 max-sm:pt-3 tiny:grid-cols-1 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        {groups && filter('group', formatMessage(messages.group), formatMessage(messages.allGroups), optionsOf(groups))}
        {filter('team', formatMessage(messages.team), formatMessage(messages.allTeams), optionsOf(teams))}
        {filter(
          'size',
          formatMessage(messages.size),
          formatMessage(messages.allSizes),
          boardSizes.map((size) => ({ value: size, label: formatMessage(matchMessages.block, { size }) })),
        )}
        {filter(
          'month',
          formatMessage(messages.month),
          formatMessage(messages.wholeSeason),
          months.map((month) => ({ value: month, label: formatPlanned(locale, `${month}-01`, 'month') })),
        )}
        {filter('from', formatMessage(messages.from), formatMessage(messages.first), days)}
        {filter('to', formatMessage(messages.to), formatMessage(messages.last), days)}
      </div>
    </div>
  );
}
