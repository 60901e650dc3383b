import { useHost } from '../../shell/host.tsx';
import { RequestLink } from './RequestLink.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Sends a link by e-mail. If it is opened through that link, the page sets a new password. */
export function ResetPassword() {
  const token = useHost().search.get('token');
  return token ? <SetPassword token={token} /> : <RequestLink />;
}
