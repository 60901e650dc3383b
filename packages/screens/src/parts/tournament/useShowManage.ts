import { useSession } from '@oche/api/session';
import { usePreference } from '../../shell/preferences.ts';

/** Whether public pages show links to where they are edited: to super admins who have switched that on. */
export function useShowManage(): boolean {
  const [showManage] = usePreference('showManage');
  const { user } = useSession();
  return showManage === 'true' && user?.isSuperAdmin === true;
}
