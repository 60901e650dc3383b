import { ShieldCheck } from 'lucide-react';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { messages } from './messages.ts';

/** Badges of super admins and locked accounts. Other accounts have none. */
export function AccountBadges({ account: { isSuperAdmin, locked } }: { account: { isSuperAdmin: boolean; locked: boolean } }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {isSuperAdmin && (
        <Badge icon={<ShieldCheck />} className="mr-2">
          {formatMessage(messages.superAdmin)}
        </Badge>
      )}
      {locked && <Badge meaning="danger">{formatMessage(messages.locked)}</Badge>}
    </>
  );
}
