import type { Fixture } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { messages } from './messages.ts';

/** The matches of each division as a sentence: how many, and the first and the last day. */
export function useDivisionLines(groups: readonly SeasonGroup[], matches: readonly Pick<Fixture, 'group' | 'day'>[]): string[] {
  const { formatMessage, locale } = useIntl();
  const byGroup = Map.groupBy(matches, ({ group }) => group);
  const dayOf = (day: string | undefined) => (day === undefined ? '–' : formatPlanned(locale, day, 'date'));
  return groups.flatMap(({ id, name }) => {
    const there = byGroup.get(id) ?? [];
    const days = there.flatMap(({ day }) => day ?? []).toSorted();
    const [from, to] = [dayOf(days[0]), dayOf(days.at(-1))];
    return there.length === 0 ? [] : [formatMessage(messages.divisionMatches, { group: name, count: there.length, from, to })];
  });
}
