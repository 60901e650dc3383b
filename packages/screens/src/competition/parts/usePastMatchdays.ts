import type { Matchday } from '@oche/api/contract/calendar';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { localNow } from '../../parts/forms/timeZones.ts';
import { messages } from './messages.ts';
import type { SeasonOfPage } from './SeasonFrame.tsx';

/** A warning if matchdays of the league ended before today; null if none did. Weeks to catch up are not counted, as elsewhere. */
export function usePastMatchdays(
  { organisation }: SeasonOfPage,
  matchdays: readonly Pick<Matchday, 'from' | 'to' | 'kind'>[],
): string | null {
  const { formatMessage, locale } = useIntl();
  const today = localNow(organisation.timeZone).slice(0, 10);
  const past = matchdays.filter(({ to, kind }) => kind === 'league' && to < today).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const [first, last] = [past[0], past.at(-1)];
  if (!first || !last) return null;
  const day = (of: string) => formatPlanned(locale, of, 'date');
  return formatMessage(messages.pastMatchdays, { count: past.length, from: day(first.from), to: day(last.from) });
}
