import { formatInstant, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { useHref } from '../../shell/useHref.ts';
import { messages } from './messages.ts';
import type { Due } from './useDue.ts';

/** What a captain has to do, each with the match that it is about. Renders nothing if nothing is due. */
export function DueList({ due }: { due: readonly Due[] }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  if (due.length === 0) return null;
  return (
    <Section title={formatMessage(messages.due)} className="pt-7" rule>
      <ul>
        {due.map(({ kind, until, match, side, team, organisation, season }) => (
          <li key={`${kind} ${team.id} ${match.id}`} className="border-b border-l-4 border-b-line border-l-warning-fill">
            <Link
              href={href('matchManage', { org_slug: organisation.slug, season_slug: season.slug, match_slug: match.slug })}
              className="grid min-h-11 content-center py-2 pl-3 hover:bg-pressed"
            >
              <span className="text-name wrap-anywhere">
                {formatMessage(messages.dueOf, { kind, team: side === 0 ? match.away.name : match.home.name })}
              </span>
              <span className="text-body-small text-ink-2 wrap-anywhere">
                {[
                  until !== null
                    ? formatMessage(messages.dueUntil, { time: formatInstant(locale, until, match.timeZone, 'appointment') })
                    : match.startsAt !== null && formatPlanned(locale, match.startsAt, 'appointment'),
                  team.name,
                  season.name,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
