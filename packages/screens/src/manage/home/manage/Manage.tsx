import { useIntl } from '@oche/i18n/provider';
import { usePage } from '../../../shell/usePage.tsx';
import { words } from '../../../shell/words.ts';
import { ManagePage } from '../../parts/ManagePage.tsx';
import { useClub } from '../../parts/useClub.ts';
import { ClubHome } from './ClubHome.tsx';
import { page } from './page.ts';

/** The organiser's home page, see `ClubHome`. */
export function Manage() {
  const { user } = usePage(page);
  const { formatMessage } = useIntl();
  const { club, clubs } = useClub(user);
  return (
    <ManagePage user={user} title={club && clubs.length === 1 ? club.name : formatMessage(words.manage)}>
      {(managedClub) => <ClubHome club={managedClub} competitions={clubs.filter(({ kind }) => kind === 'competition')} />}
    </ManagePage>
  );
}
