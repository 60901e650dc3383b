import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { usePage } from '../../shell/usePage.tsx';
import { messages as shared } from '../messages.ts';
import { ProfilePage } from '../ProfilePage.tsx';
import { ActedAs } from './ActedAs.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LogIns } from './LogIns.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { page } from './page.ts';
import { Preferences } from './Preferences.tsx';

/** The settings of the reader's account. A super admin who acts as another user can change only the preferences of the device. */
export function ProfileSettings() {
  const { user } = usePage(page);
  const { formatMessage } = useIntl();
  const { impersonating } = useSession();
  // The guard redirects logged-out visitors to the log-in.
  if (!user) return null;
  return (
    <ProfilePage title={formatMessage(shared.settings)}>
      <div className="[&>section+section]:border-t [&>section+section]:border-line">
        {impersonating ? (
          <ActedAs user={user} />
        ) : (
          <>
            <NameForm user={user} />
            <EmailForm user={user} />
            <PasswordForm user={user} />
          </>
        )}
        <Preferences impersonating={impersonating} />
        {!impersonating && (
          <>
            <LogIns />
            <DeleteAccount user={user} />
          </>
        )}
      </div>
    </ProfilePage>
  );
}
