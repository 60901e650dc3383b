import type { SiteDocument } from '@oche/api/contract/document';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { DocumentForm } from '../DocumentForm.tsx';
import { documentMessages } from '../documentMessages.ts';
import { messages } from '../messages.ts';
import { WhileEditable } from '../WhileEditable.tsx';
import { WithDocument } from '../WithDocument.tsx';
import { page } from './page.ts';

/** Edits title and category of a document. Its page replaces the file. */
export function DocumentEdit() {
  const { managed, params } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('documentsManage', seasonOfPage(managed).params), label: formatMessage(messages.documents) };
  return (
    <SeasonFrame managed={managed} tab="newsManage" header={{ title: formatMessage(documentMessages.editTitle), back }}>
      {(season) => (
        <WhileEditable season={season}>
          <WithDocument season={season} id={params.id}>
            {(document) => <EditForm season={season} document={document} />}
          </WithDocument>
        </WhileEditable>
      )}
    </SeasonFrame>
  );
}

function EditForm({ season, document: { id, title, category, seasonId } }: { season: SeasonOfPage; document: SiteDocument }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: updateDocument } = useWrite('updateDocument');
  return (
    <DocumentForm
      initial={{ title, category, everySeason: seasonId === null }}
      submit={formatMessage(words.save)}
      onSend={async (values) => {
        await updateDocument({ id, title: values.title, category: values.category });
        toast.success(formatMessage(words.saved));
        navigate(href('documentManage', { ...season.params, id }));
      }}
    />
  );
}
