import { formatNumber } from '@oche/i18n/format';
import { locales } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import { BarChart } from '@oche/ui/BarChart';
import { Section } from '@oche/ui/Section';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { AdminPage } from '../AdminPage.tsx';
import { analyticsMessages as messages } from '../analyticsMessages.ts';
import { messages as shared } from '../messages.ts';
import { MonthChart } from '../MonthChart.tsx';
import { organisationMessages } from '../organisationMessages.ts';
import { Totals } from '../Totals.tsx';
import { page } from './page.ts';

/** Figures of accounts and organisations: totals, and growth by month. */
export function AnalyticsGeneral() {
  const { figures } = usePage(page);
  const { formatMessage, locale } = useIntl();
  const { accounts, active, clubs, competitions, players, months, languages } = figures;
  const byMonth = (key: 'accounts' | 'logIns' | 'organisations') => months.map((row) => ({ month: row.month, count: row[key] }));
  return (
    <AdminPage current="figures" description={formatMessage(messages.general)}>
      <Totals
        figures={[
          { label: formatMessage(shared.users), value: accounts },
          { label: formatMessage(messages.active), value: active },
          { label: formatMessage(organisationMessages.clubs), value: clubs },
          { label: formatMessage(organisationMessages.competitions), value: competitions },
          { label: formatMessage(words.players), value: players },
        ]}
      />
      <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <MonthChart title={formatMessage(messages.newAccounts)} months={byMonth('accounts')} />
        <MonthChart title={formatMessage(messages.logIns)} months={byMonth('logIns')} />
        <MonthChart title={formatMessage(messages.newOrganisations)} months={byMonth('organisations')} />
        <Section title={formatMessage(messages.languages)} size="heading">
          <BarChart
            caption={formatMessage(messages.languages)}
            heads={{ label: formatMessage(messages.language), value: formatMessage(shared.users) }}
            bars={languages.map(({ langcode, accounts: value }) => ({ key: langcode, label: locales[langcode].name, value }))}
            format={(value) => formatNumber(locale, value)}
          />
        </Section>
      </div>
    </AdminPage>
  );
}
