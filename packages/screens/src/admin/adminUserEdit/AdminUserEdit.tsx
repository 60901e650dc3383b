import { useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { PageHeader } from '@oche/ui/PageHeader';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { usePage } from '../../shell/usePage.tsx';
import { AccountBadges } from '../AccountBadges.tsx';
import { ImpersonateDialog, impersonationObstacle } from '../ImpersonateDialog.tsx';
import { actAsMessages, messages as shared } from '../messages.ts';
import { ImpersonationLog } from '../ImpersonationLog.tsx';
import { AccountForm } from './AccountForm.tsx';
import { Memberships } from './Memberships.tsx';
import { page } from './page.ts';

const skeleton = <Skeleton shape="table" count={2} />;

/** One account: its form, its memberships, and its log of impersonations. */
export function AdminUserEdit() {
  const { account, me, search } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const inBrowser = useInBrowser();
  const [confirming, setConfirming] = useState(false);
  const obstacle = impersonationObstacle(account);
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{account.name}</span>}
        badge={<AccountBadges account={account} />}
        back={{ href: href('adminUsers'), label: formatMessage(shared.users) }}
        actions={
          <Button onClick={() => setConfirming(true)} {...(obstacle && { state: 'off', reason: formatMessage(obstacle) })}>
            {formatMessage(actAsMessages.actAs)}
          </Button>
        }
      />
      {confirming && <ImpersonateDialog account={account} onClose={() => setConfirming(false)} />}
      <AccountForm key={account.id} account={account} isOwn={me?.id === account.id} />
      <Section title={formatMessage(shared.organisations)} className="mt-10">
        <Memberships memberships={account.memberships} />
      </Section>
      <Section title={formatMessage(shared.trail)} className="mt-10">
        <Boundary skeleton={skeleton}>
          {inBrowser ? (
            <ImpersonationLog
              userId={account.id}
              page={Number(search.get('page')) || 1}
              hrefOf={(to) => href('adminUserEdit', { user_id: account.id }, { page: to > 1 ? to : undefined })}
            />
          ) : (
            skeleton
          )}
        </Boundary>
      </Section>
    </>
  );
}
