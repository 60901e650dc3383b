import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { useHost } from './host.tsx';
import { messages } from './messages.ts';
import { words } from './words.ts';

/** The reason why a user was redirected to the front page, as `?notice=` in its URL. */
export type NoticeName = 'logged-in' | 'account-deleted';

/** Explains a redirect to the front page. Anybody can write the URL, so a notice is shown only if it fits the session. */
export function Notice() {
  const { formatMessage } = useIntl();
  const notice = useHost().search.get('notice') as NoticeName | null;
  const { state, logout } = useSession();
  if (notice === 'logged-in' && state === 'authenticated')
    return (
      <Banner
        kind="info"
        className="mt-4"
        title={formatMessage(messages.loggedIn)}
        action={
          <button type="button" className="min-h-11 shrink-0 px-2 font-[600] underline" onClick={() => void logout()}>
            {formatMessage(words.logOut)}
          </button>
        }
      >
        {formatMessage(messages.loggedInText)}
      </Banner>
    );
  if (notice === 'account-deleted' && state === 'unauthenticated')
    return (
      <Banner kind="info" className="mt-4" title={formatMessage(messages.accountDeleted)}>
        {formatMessage(messages.accountDeletedText)}
      </Banner>
    );
  return null;
}
