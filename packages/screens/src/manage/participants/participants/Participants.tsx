import { useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { ManagePage } from '../../parts/ManagePage.tsx';
import { messages as shared } from '../../parts/messages.ts';
import { AddressBook } from './AddressBook.tsx';
import { SearchForm } from '../../../parts/forms/SearchForm.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { PlayerDialog } from './PlayerDialog.tsx';

/** The address book of the club. */
export function Participants() {
  const { user, search } = usePage(page);
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const [adding, setAdding] = useState(false);
  const text = search.get('search') ?? undefined;
  const club = search.get('club') ?? undefined;
  return (
    <ManagePage
      user={user}
      title={formatMessage(shared.participants)}
      description={formatMessage(messages.description)}
      actions={({ id }) => (
        <>
          <SearchForm
            label={formatMessage(messages.search)}
            text={text}
            onSearch={(typed) => navigate(href('participants', {}, { club, search: typed }))}
          />
          <Button kind="primary" onClick={() => setAdding(true)}>
            {formatMessage(messages.add)}
          </Button>
          {adding && <PlayerDialog organisationId={id} onClose={() => setAdding(false)} />}
        </>
      )}
    >
      {({ id }) => (
        <AddressBook
          organisationId={id}
          search={text}
          page={Number(search.get('page')) || 1}
          hrefOf={(to) => href('participants', {}, { club, search: text, page: to > 1 ? to : undefined })}
        />
      )}
    </ManagePage>
  );
}
