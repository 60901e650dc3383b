import { boardSizes } from '@oche/api/contract/leaderboard';
import { formatNumber, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Select } from '@oche/ui/Select';
import type { LeadersQuery } from './leadersQuery.ts';
import { messages as matchMessages } from '../../match/messages.ts';
import { messages } from './messages.ts';

/** The values among which the filters choose. */
export type LeaderChoices = { teams: readonly { slug: string; name: string }[]; matchdays: readonly number[]; months: readonly string[] };

type LeaderFiltersProps = { query: LeadersQuery; choices: LeaderChoices; onChange: (query: LeadersQuery) => void };

/** The value of a filter that chooses everything. */
const all = 'all';

/** The filters of a leaderboard. The individual standings only end at a matchday. */
export function LeaderFilters({ query, choices, onChange }: LeaderFiltersProps) {
  const { formatMessage, locale } = useIntl();
  const isIndividual = query.board === 'individual';
  const days = choices.matchdays.map((day) => ({ value: String(day), label: formatNumber(locale, day) }));
  const change = (key: 'team' | 'from' | 'to' | 'month' | 'size', value: string) => {
    const { [key]: _former, ...others } = query;
    const chosen = key === 'from' || key === 'to' ? Number(value) : value;
    onChange({ ...others, page: 1, ...(value !== all && { [key]: chosen }) });
  };
  const filter = (key: Parameters<typeof change>[0], label: string, whole: string, options: { value: string; label: string }[]) => (
    <Select
      label={label}
      className={key === 'team' ? 'min-w-0 max-sm:col-span-2' : 'min-w-0'}
      value={query[key] === undefined ? all : String(query[key])}
      options={[{ value: all, label: whole }, ...options]}
      onValueChange={(value) => change(key, value)}
    />
  );
  const until = filter('to', formatMessage(messages.to), formatMessage(messages.last), days);
  if (isIndividual) return <div className="max-w-48 print:hidden">{until}</div>;
  return (
    <div className="grid max-w-240 grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 print:hidden">
      {filter(
        'team',
        formatMessage(messages.team),
        formatMessage(messages.allTeams),
        choices.teams.map(({ slug, name }) => ({ value: slug, label: name })),
      )}
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
        choices.months.map((month) => ({ value: month, label: formatPlanned(locale, `${month}-01`, 'month') })),
      )}
      {filter('from', formatMessage(messages.from), formatMessage(messages.first), days)}
      {until}
    </div>
  );
}
