import { formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { BarChart } from '@oche/ui/BarChart';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { AdminPage } from '../AdminPage.tsx';
import { analyticsMessages as messages } from '../analyticsMessages.ts';
import { messages as shared } from '../messages.ts';
import { MonthChart } from '../MonthChart.tsx';
import { Totals } from '../Totals.tsx';
import { page } from './page.ts';

/** Figures of tournaments and games: totals, counts by month, and the organisations with the most games. */
export function AnalyticsTournaments() {
  const { figures } = usePage(page);
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const { tournaments, running, entries, games, oneEighties, months, organisations } = figures;
  const byMonth = (key: 'tournaments' | 'entries' | 'games' | 'oneEighties') =>
    months.map((row) => ({ month: row.month, count: row[key] }));
  return (
    <AdminPage current="tournamentFigures" description={formatMessage(messages.tournaments)}>
      <Totals
        figures={[
          { label: formatMessage(words.tournaments), value: tournaments },
          { label: formatMessage(messages.running), value: running },
          { label: formatMessage(messages.entries), value: entries },
          { label: formatMessage(words.games), value: games },
          { label: formatMessage(messages.oneEighties), value: oneEighties },
        ]}
      />
      <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <MonthChart title={formatMessage(messages.newTournaments)} months={byMonth('tournaments')} />
        <MonthChart title={formatMessage(messages.entries)} months={byMonth('entries')} />
        <MonthChart title={formatMessage(messages.gamesPlayed)} months={byMonth('games')} />
        <MonthChart title={formatMessage(messages.oneEighties)} months={byMonth('oneEighties')} />
      </div>
      <Section title={formatMessage(messages.most)} size="heading" className="mt-10">
        {organisations.length === 0 ? (
          <EmptyState>{formatMessage(messages.nothingPlayed)}</EmptyState>
        ) : (
          <BarChart
            caption={formatMessage(messages.most)}
            heads={{ label: formatMessage(shared.organisations), value: formatMessage(words.games) }}
            bars={organisations.map(({ slug, name, games: value }) => ({
              key: slug,
              label: (
                <Link
                  href={href('organisationAdmin', { org_slug: slug })}
                  className="inline-flex min-h-11 items-center wrap-anywhere hover:underline"
                >
                  {name}
                </Link>
              ),
              value,
            }))}
            format={(value) => formatNumber(locale, value)}
          />
        )}
      </Section>
    </AdminPage>
  );
}
