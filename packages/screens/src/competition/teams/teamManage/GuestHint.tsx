import { useApi } from '@oche/api/provider';
import { useSession, useToken } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

/** For a captain with the link of the team: the link is on this device, and the team can be added to an account. Renders nothing for users. */
export function GuestHint() {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const { tokens } = useApi();
  const { navigate } = useHost();
  const href = useHref();
  const token = useToken('team');
  if (state !== 'unauthenticated' || !token) return null;
  const forget = () => {
    tokens.set('team', null);
    toast.success(formatMessage(messages.forgotten));
    navigate(href('home'));
  };
  return (
    <Section title={formatMessage(messages.thisDevice)} rule>
      <p className="pt-3 text-ink-2">{formatMessage(messages.guest)}</p>
      <div className="-ml-4 flex flex-wrap">
        <Button asChild kind="quiet">
          <Link href={href('login', {}, { next: href('profile', {}, { team: token }) })}>{formatMessage(messages.toAccount)}</Link>
        </Button>
        <ConfirmDialog
          trigger={<Button kind="quiet">{formatMessage(messages.forget)}</Button>}
          title={formatMessage(messages.forgetTitle)}
          description={formatMessage(messages.forgetMeans)}
          confirm={formatMessage(messages.forget)}
          cancel={formatMessage(words.cancel)}
          danger
          onConfirm={forget}
        />
      </div>
    </Section>
  );
}
