import { useState } from 'react';
import { useWrite } from '@oche/api/query';
import { randomBytes, uuidv7 } from '@oche/api/uuid';
import { useIntl } from '@oche/i18n/provider';
import { base64Of } from '../../../parts/forms/base64Of.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { DocumentForm } from '../DocumentForm.tsx';
import { documentMessages } from '../documentMessages.ts';
import { messages } from '../messages.ts';
import { WhileEditable } from '../WhileEditable.tsx';
import { page } from './page.ts';

/** Adds a document with its file. */
export function DocumentCreate() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const back = { href: href('documentsManage', seasonOfPage(managed).params), label: formatMessage(messages.documents) };
  return (
    <SeasonFrame managed={managed} tab="newsManage" header={{ title: formatMessage(documentMessages.createTitle), back }}>
      {(season) => (
        <WhileEditable season={season}>
          <NewDocument season={season} />
        </WhileEditable>
      )}
    </SeasonFrame>
  );
}

function NewDocument({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const { navigate } = useHost();
  const { mutateAsync: createDocument } = useWrite('createDocument');
  const [id] = useState(() => uuidv7(Date.now(), randomBytes()));
  return (
    <DocumentForm
      initial={{ title: '', category: '', everySeason: false, file: null }}
      submit={formatMessage(documentMessages.add)}
      onSend={async ({ title, category, everySeason, file }) => {
        const content = { file: await base64Of(file!), fileName: file!.name };
        await createDocument({ id, seasonId: season.id, title, category, everySeason, ...content });
        navigate(href('documentsManage', season.params));
      }}
    />
  );
}
