import type { SeasonDetails } from '@oche/api/contract/season';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { messages } from './messages.ts';
import { seasonStateText } from './seasonState.ts';

type SeasonListProps = { seasons: readonly SeasonDetails[]; timeZone: string; hrefOf: (season: SeasonDetails) => string };

/** Seasons as links, each with its days and its state. */
export function SeasonList({ seasons, timeZone, hrefOf }: SeasonListProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const day = (local: string) => formatPlanned(locale, local, 'date');
  return (
    <ul className="max-w-[40rem] border-t-2 border-rule">
      {seasons.map((season) => (
        <li key={season.id} className="border-b border-line">
          <Link href={hrefOf(season)} className="flex min-h-14 flex-wrap items-center gap-x-4 py-2 hover:[&_.text-name]:underline">
            <span className="min-w-0 flex-1 basis-56">
              <span className="block text-name wrap-anywhere">{season.name}</span>
              <span className="block text-body-small text-ink-3">
                {formatMessage(messages.dates, { from: day(season.startsOn), to: day(season.endsOn) })}
              </span>
            </span>
            <span className="text-body-small text-ink-2">{seasonStateText(intl, season, timeZone)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
