import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { usePage } from '../../shell/usePage.tsx';
import { messages as shared } from '../messages.ts';
import { ProfilePage } from '../ProfilePage.tsx';
import { CallSettings } from './CallSettings.tsx';
import { ImpersonatedUser } from './ImpersonatedUser.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Sessions } from './Sessions.tsx';
import { MailSettings } from './MailSettings.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { page } from './page.ts';
import { Preferences } from './Preferences.tsx';

/** The settings of the account. A super admin who impersonates another user can change only the preferences of the device. */
export function ProfileSettings() {
  const { user } = usePage(page);
  const { formatMessage } = useIntl();
  const { impersonating } = useSession();
  // The guard redirects logged-out users to the log-in page.
  if (!user) return null;
  return (
    <ProfilePage title={formatMessage(shared.settings)}>
      <div className="[&>section+section]:border-t [&>section+section]:border-line">
        {impersonating ? (
          <ImpersonatedUser user={user} />
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
            <CallSettings />
            <MailSettings />
            <Sessions />
            <DeleteAccount user={user} />
          </>
        )}
      </div>
    </ProfilePage>
  );
}
