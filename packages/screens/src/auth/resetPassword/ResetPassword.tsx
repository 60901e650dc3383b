import { useHost } from '../../shell/host.tsx';
import { AskForLink } from './AskForLink.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Sends a link by mail. Opened through that link, the page sets a new password. */
export function ResetPassword() {
  const token = useHost().search.get('token');
  return token ? <SetPassword token={token} /> : <AskForLink />;
}
