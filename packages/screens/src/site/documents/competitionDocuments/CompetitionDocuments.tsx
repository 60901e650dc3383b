import { FileText } from 'lucide-react';
import type { SiteDocument } from '@oche/api/contract/document';
import { useFile } from '@oche/api/provider';
import { useRead } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Section } from '@oche/ui/Section';
import { documentCategories } from '../../../parts/site/documentCategories.ts';
import { fileText } from '../../../parts/site/fileText.ts';
import { SitePage } from '../../frame/SitePage.tsx';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { useMainLanguage } from '../../../parts/site/useMainLanguage.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The documents of a competition in a season, by category. */
export function CompetitionDocuments() {
  const { context } = usePage(page);
  const { formatMessage } = useIntl();
  return (
    <SitePage context={context} header={{ title: formatMessage(siteMessages.documents) }}>
      {({ id }) => <Categories seasonId={id} timeZone={context.organisation.timeZone} />}
    </SitePage>
  );
}

function Categories({ seasonId, timeZone }: { seasonId: string; timeZone: string }) {
  const { formatMessage } = useIntl();
  const documents = useRead('listSiteDocuments', { seasonId });
  if (documents.length === 0) return <EmptyState>{formatMessage(messages.none)}</EmptyState>;
  return (
    <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-10 pt-5">
      {documentCategories(documents).map(({ category, documents: own }) => (
        <Section key={category} title={category || formatMessage(siteMessages.otherDocuments)} rule>
          <ul>
            {own.map((document) => (
              <Row key={document.id} document={document} timeZone={timeZone} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

function Row({ document, timeZone }: { document: SiteDocument; timeZone: string }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { title, language, path, fileName, updatedAt } = document;
  const mainLanguage = useMainLanguage();
  const src = useFile(path);
  return (
    <li className="group relative flex min-h-13 items-start gap-3 border-b border-line py-2.5 hover:bg-pressed">
      <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" />
      <span className="min-w-0">
        <a
          lang={language ?? mainLanguage}
          href={src ?? undefined}
          download={fileName}
          className="text-name wrap-anywhere hyphens-auto group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </a>
        <span className="block text-body-small text-ink-3">
          {fileText(intl, document)} · {formatMessage(messages.updated, { date: formatInstant(locale, updatedAt, timeZone, 'date') })}
        </span>
      </span>
    </li>
  );
}
