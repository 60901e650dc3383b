import { Search } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { words } from '../../shell/words.ts';
import { ManagePage } from '../ManagePage.tsx';
import { messages as shared } from '../messages.ts';
import { AddressBook } from './AddressBook.tsx';
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
          <form
            role="search"
            className="flex items-start gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
              navigate(href('participants', {}, { club, search: typed || undefined }));
            }}
          >
            <TextField
              key={text}
              type="search"
              name="search"
              label={formatMessage(messages.search)}
              labelHidden
              placeholder={formatMessage(messages.search)}
              defaultValue={text ?? ''}
            />
            <Button type="submit" icon={<Search aria-hidden />} aria-label={formatMessage(words.search)} />
          </form>
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
