import { useSession } from '@oche/api/session';
import { usePreference } from '../../shell/preferences.ts';

/** Whether public pages show links to their management. Only super admins see them, and only if they turn them on. */
export function useShowManage(): boolean {
  const [showManage] = usePreference('showManage');
  const { user } = useSession();
  return showManage === 'true' && user?.isSuperAdmin === true;
}
