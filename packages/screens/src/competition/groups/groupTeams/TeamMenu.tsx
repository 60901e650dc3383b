import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { SeasonGroup } from '@oche/api/contract/group';
import { isPublished } from '@oche/api/contract/season';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Menu } from '@oche/ui/Menu';
import { toast } from '@oche/ui/Toaster';
import { words } from '../../../shell/words.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { LateTeam } from './LateTeam.tsx';
import { messages } from './messages.ts';
import { MoveTeam } from './MoveTeam.tsx';
import type { GroupTeam } from './teamsInput.ts';

type TeamMenuProps = {
  season: SeasonOfPage;
  group: SeasonGroup;
  groups: readonly SeasonGroup[];
  team: GroupTeam;
  hasMatches: boolean;
  onRemove: (onSuccess: () => void) => void;
};

/** What can be done with a team of a group. A team whose matches are published stays; one without matches gets those of a late team. */
export function TeamMenu({ season, group, groups, team, hasMatches, onRemove }: TeamMenuProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<'move' | 'remove' | 'late' | null>(null);
  const isLeague = group.kind === 'league';
  const others = groups.filter(({ id, kind, follows }) => id !== group.id && kind === 'league' && follows === null);
  const mayLeave = !(isPublished(season) && hasMatches);
  const items = [
    ...(isPublished(season) && isLeague && !hasMatches && team.state === 'accepted'
      ? [{ label: formatMessage(messages.planLate), onSelect: () => setAsked('late') }]
      : []),
    ...(mayLeave && isLeague && group.follows === null && others.length > 0
      ? [{ label: formatMessage(messages.move), onSelect: () => setAsked('move') }]
      : []),
    ...(mayLeave ? [{ label: formatMessage(messages.remove, { group: group.name }), onSelect: () => setAsked('remove') }] : []),
  ];
  const { name } = team;
  const close = () => setAsked(null);
  return (
    <>
      {items.length === 0 ? (
        // Keeps the buttons of all rows in one column.
        <span className="size-11 shrink-0" />
      ) : (
        <Menu items={items}>
          <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label={formatMessage(messages.more, { name })} />
        </Menu>
      )}
      {asked === 'move' && <MoveTeam {...{ group, team, hasMatches }} groups={others} onClose={close} />}
      {asked === 'late' && <LateTeam season={season} team={team} onClose={close} />}
      {asked === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={formatMessage(messages.removeTitle, { name })}
          description={
            hasMatches ? formatMessage(messages.leavesMatches, { name, group: group.name }) : formatMessage(messages.staysInSeason)
          }
          confirm={formatMessage(words.remove)}
          cancel={formatMessage(words.cancel)}
          danger={hasMatches}
          onConfirm={() => {
            close();
            onRemove(() => toast.success(formatMessage(messages.removed, { name, group: group.name })));
          }}
        />
      )}
    </>
  );
}
