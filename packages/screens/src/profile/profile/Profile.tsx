import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHost } from '../../shell/host.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { words } from '../../shell/words.ts';
import { ProfilePage } from '../ProfilePage.tsx';
import { Invitation } from './Invitation.tsx';
import { LogInOrRegister } from './LogInOrRegister.tsx';
import { messages } from './messages.ts';
import { AccountOverview } from './AccountOverview.tsx';
import { MatchLink } from './MatchLink.tsx';
import { TeamLink } from './TeamLink.tsx';

const skeleton = <Skeleton shape="table" count={3} className="pt-2" />;

/** The account of the user, or the invitation, the team or the match of the link in the URL. Logged-out users are asked to log in. */
export function Profile() {
  const { search } = useHost();
  const [invitation, team, match] = [search.get('invitation'), search.get('team'), search.get('match')];
  if (team !== null) return <TeamLink token={team} />;
  if (match !== null) return <MatchLink id={match} token={search.get('key') ?? ''} />;
  return invitation === null ? <Account /> : <Invitation token={invitation} />;
}

function Account() {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const inBrowser = useInBrowser();
  return (
    <ProfilePage title={formatMessage(words.myAccount)} description={formatMessage(messages.description)}>
      {state === 'unauthenticated' ? <LoggedOut /> : <Boundary skeleton={skeleton}>{inBrowser ? <AccountOverview /> : skeleton}</Boundary>}
    </ProfilePage>
  );
}

function LoggedOut() {
  const { formatMessage } = useIntl();
  const href = useHref();
  return <EmptyState action={<LogInOrRegister next={href('profile')} />}>{formatMessage(messages.visitor)}</EmptyState>;
}
