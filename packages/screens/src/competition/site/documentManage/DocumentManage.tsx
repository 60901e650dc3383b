import { useState } from 'react';
import { documentBytes, type SiteDocument } from '@oche/api/contract/document';
import { useFile } from '@oche/api/provider';
import { useWrite } from '@oche/api/query';
import { formatInstant, formatNumber } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Link } from '@oche/ui/Link';
import { toast } from '@oche/ui/Toaster';
import { base64Of } from '../../../parts/forms/base64Of.ts';
import { uploadMessages } from '../../../parts/forms/uploadMessages.ts';
import { errorMessage, fieldErrors, fieldMessage } from '../../../shell/errorMessage.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { DocumentFile } from '../DocumentFile.tsx';
import { documentMessages } from '../documentMessages.ts';
import { fileText } from '../../../parts/site/fileText.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages } from '../messages.ts';
import { WithDocument } from '../WithDocument.tsx';
import { page } from './page.ts';

/** A document with its file, which can be replaced. */
export function DocumentManage() {
  const { managed, params } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('documentsManage', seasonOfPage(managed).params), label: formatMessage(messages.documents) };
  return (
    <SeasonFrame managed={managed} tab="newsManage" header={{ title: formatMessage(messages.document), back }}>
      {(season) => (
        <WithDocument season={season} id={params.id}>
          {(document) => <Details season={season} document={document} />}
        </WithDocument>
      )}
    </SeasonFrame>
  );
}

type DetailsProps = { season: SeasonOfPage; document: SiteDocument };

function Details({ season, document }: DetailsProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const href = useHref();
  const address = useFile(document.path)!;
  const facts = [
    { label: documentMessages.category, value: document.category || formatMessage(siteMessages.otherDocuments) },
    { label: documentMessages.file, value: `${document.fileName} (${fileText(intl, document)})` },
    { label: documentMessages.shownIn, value: document.seasonId === null ? formatMessage(documentMessages.ofEverySeason) : season.name },
    { label: documentMessages.changed, value: formatInstant(locale, document.updatedAt, season.organisation.timeZone) },
  ];
  return (
    <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-8 pt-6">
      <div>
        <h2 className="text-title-3 wrap-anywhere">{document.title}</h2>
        <dl className="mt-4 border-t-2 border-rule">
          {facts.map(({ label, value }) => (
            <div key={label.id} className="border-b border-line py-3">
              <dt className="text-caption text-ink-3">{formatMessage(label)}</dt>
              <dd className="mt-0.5 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          {/* Not a page of the host: the API serves the file. */}
          <a href={address}>{formatMessage(documentMessages.open)}</a>
        </Button>
        {season.state !== 'archived' && (
          <>
            <Button asChild>
              <Link href={href('documentEdit', { ...season.params, id: document.id })}>{formatMessage(words.edit)}</Link>
            </Button>
            <DeleteDocument season={season} document={document} />
          </>
        )}
      </div>
      {season.state !== 'archived' && <ReplaceFile document={document} />}
    </div>
  );
}

function ReplaceFile({ document: { id } }: { document: SiteDocument }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const [name, setName] = useState('');
  const { mutateAsync: replaceDocument, isPending } = useWrite('replaceDocument');
  const [error, setError] = useState<unknown>();
  const replace = async (file: File) => {
    setName(file.name);
    setError(undefined);
    try {
      await replaceDocument({ id, file: await base64Of(file), fileName: file.name });
      toast.success(formatMessage(documentMessages.replaced));
    } catch (thrown) {
      setError(thrown);
    }
  };
  const code = fieldErrors(error)['file'];
  const texts = { 'wrong-type': documentMessages.wrongType, 'image-size': uploadMessages.imageSize };
  const megabytes = formatNumber(locale, documentBytes / 1_000_000);
  return (
    <DocumentFile
      label={formatMessage(documentMessages.replace)}
      hint={`${formatMessage(documentMessages.replaceHint)} ${formatMessage(documentMessages.fileHint, { megabytes })}`}
      file={isPending ? { state: 'uploading', name, progress: null } : { state: 'empty' }}
      onChoose={(file) => void replace(file)}
      error={code === undefined ? (error === undefined ? undefined : errorMessage(intl, error)) : fieldMessage(intl, code, texts)}
    />
  );
}

function DeleteDocument({ season, document: { id, title } }: DetailsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const href = useHref();
  const { navigate } = useHost();
  const { mutate, isPending } = useWrite('deleteDocument');
  return (
    <ConfirmDialog
      trigger={<Button kind="quiet">{formatMessage(documentMessages.remove)}</Button>}
      title={formatMessage(documentMessages.removeTitle, { title })}
      description={formatMessage(documentMessages.removeMeans)}
      confirm={formatMessage(documentMessages.remove)}
      cancel={formatMessage(words.cancel)}
      danger
      busy={isPending}
      onConfirm={() =>
        mutate(
          { id },
          {
            onSuccess: () => navigate(href('documentsManage', season.params), { replace: true }),
            onError: (error) => toast.error(errorMessage(intl, error)),
          },
        )
      }
    />
  );
}
