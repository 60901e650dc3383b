import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { useHref } from '../../shell/useHref.ts';
import { useShowManage } from './useShowManage.ts';
import { words } from '../../shell/words.ts';

/** A link from a public page to the management of its tournament, for super admins who have turned on such links. */
export function ManageLink({ tournament: { id } }: { tournament: { id: string } }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  if (!useShowManage()) return null;
  return (
    <Button asChild className="print:hidden">
      <Link href={href('tournamentManage', { id })}>{formatMessage(words.manage)}</Link>
    </Button>
  );
}

/**
 * Whether the user organises this tournament or ranking. Super admins may manage every one, but organise only those of their own clubs.
 * `useShowManage` decides whether they see links to the others.
 */
export function useIsOrganiser({ canManage, organisation }: { canManage: boolean; organisation: { id: string } }): boolean {
  const { user } = useSession();
  return canManage && !(user?.isSuperAdmin && !user.memberships.some((membership) => membership.organisation.id === organisation.id));
}
