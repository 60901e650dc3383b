import { useHost } from '../../shell/host.tsx';
import { AskForLink } from './AskForLink.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Asks for a link; opened by that link, sets the password. */
export function ResetPassword() {
  const token = useHost().search.get('token');
  return token ? <SetPassword token={token} /> : <AskForLink />;
}
