import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Skeleton } from '@oche/ui/Skeleton';
import { accountMessages } from '../../shell/accountMessages.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { words } from '../../shell/words.ts';
import { ProfilePage } from '../ProfilePage.tsx';
import { messages } from './messages.ts';
import { Mine } from './Mine.tsx';

const skeleton = <Skeleton shape="table" count={3} className="pt-2" />;

/** My account; whoever is not logged in is asked to. */
export function Profile() {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const inBrowser = useInBrowser();
  return (
    <ProfilePage title={formatMessage(words.myAccount)} description={formatMessage(messages.description)}>
      {state === 'unauthenticated' ? <Visitor /> : <Boundary skeleton={skeleton}>{inBrowser ? <Mine /> : skeleton}</Boundary>}
    </ProfilePage>
  );
}

function Visitor() {
  const { formatMessage } = useIntl();
  const href = useHref();
  const next = href('profile');
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap gap-3">
          <Button asChild kind="primary">
            <Link href={href('login', {}, { next })}>{formatMessage(words.logIn)}</Link>
          </Button>
          <Button asChild>
            <Link href={href('register', {}, { next })}>{formatMessage(accountMessages.create)}</Link>
          </Button>
        </div>
      }
    >
      {formatMessage(messages.visitor)}
    </EmptyState>
  );
}
