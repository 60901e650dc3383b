import type { SiteDocument } from '@oche/api/contract/document';
import { useRead } from '@oche/api/query';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Table } from '@oche/ui/Table';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { documentMessages } from '../documentMessages.ts';
import { documentCategories } from '../../../parts/site/documentCategories.ts';
import { fileText } from '../../../parts/site/fileText.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { SiteFrame } from '../SiteFrame.tsx';
import { page } from './page.ts';

/** The documents of a season and those of every season, by category. */
export function DocumentsManage() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const { params, state } = seasonOfPage(managed);
  return (
    <SiteFrame
      managed={managed}
      part="documentsManage"
      actions={
        state !== 'archived' && (
          <Button asChild kind="primary">
            <Link href={href('documentCreate', params)}>{formatMessage(documentMessages.createTitle)}</Link>
          </Button>
        )
      }
    >
      {(season) => <Documents season={season} />}
    </SiteFrame>
  );
}

function Documents({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const documents = useRead('listDocuments', { seasonId: season.id });
  if (documents.length === 0) return <EmptyState className="mt-7">{formatMessage(documentMessages.none)}</EmptyState>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-7">
      {documentCategories(documents).map(({ category, documents: own }) => {
        const title = category || formatMessage(siteMessages.otherDocuments);
        return (
          <Section key={category} title={title}>
            <DocumentTable season={season} caption={title} documents={own} />
          </Section>
        );
      })}
    </div>
  );
}

type DocumentTableProps = { season: SeasonOfPage; caption: string; documents: readonly SiteDocument[] };

function DocumentTable({ season, caption, documents }: DocumentTableProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  return (
    <Table
      caption={caption}
      rows={documents}
      rowKey={({ id }) => id}
      density="comfortable"
      columns={[
        {
          key: 'title',
          head: formatMessage(documentMessages.title),
          as: 'name',
          cell: (document) => (
            <Link
              href={href('documentManage', { ...season.params, id: document.id })}
              className="flex min-h-11 flex-col justify-center py-1.5 wrap-anywhere hover:underline"
            >
              {document.title}
              {document.seasonId === null && (
                <span className="text-body-small font-[400] text-ink-3">{formatMessage(documentMessages.ofEverySeason)}</span>
              )}
            </Link>
          ),
        },
        {
          key: 'file',
          head: formatMessage(documentMessages.file),
          className: 'text-ink-2 tabular w-40',
          cell: (document) => fileText(intl, document),
        },
        {
          key: 'changed',
          head: formatMessage(documentMessages.changed),
          from: 'sm',
          align: 'right',
          className: 'text-ink-2 tabular w-40 whitespace-nowrap',
          cell: ({ updatedAt }) => formatInstant(locale, updatedAt, season.organisation.timeZone, 'date'),
        },
      ]}
    />
  );
}
