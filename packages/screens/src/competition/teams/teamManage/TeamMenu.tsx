import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { SeasonTeam } from '@oche/api/contract/team';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Menu } from '@oche/ui/Menu';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';
import { PenaltyDialog } from './PenaltyDialog.tsx';

/** The menu of an organiser: to penalise, withdraw or exclude a team. */
export function TeamMenu({ team }: { team: SeasonTeam }) {
  const { id, name } = team;
  const intl = useIntl();
  const { formatMessage } = intl;
  const [asked, setAsked] = useState<'penalise' | 'withdraw' | 'exclude' | null>(null);
  const { mutate, isPending } = useWrite('withdrawTeam');
  const title = formatMessage(asked === 'exclude' ? messages.excludeTitle : messages.withdrawTitle, { name });
  return (
    <>
      <Menu
        items={[
          { label: formatMessage(messages.penalise), onSelect: () => setAsked('penalise') },
          { label: formatMessage(messages.withdraw), onSelect: () => setAsked('withdraw') },
          { label: formatMessage(messages.exclude), onSelect: () => setAsked('exclude') },
        ]}
      >
        <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label={formatMessage(messages.more, { name })} />
      </Menu>
      {asked === 'penalise' && <PenaltyDialog team={team} onClose={() => setAsked(null)} />}
      {(asked === 'withdraw' || asked === 'exclude') && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={title}
          description={formatMessage(messages.consequence)}
          confirm={formatMessage(messages[asked])}
          cancel={formatMessage(words.cancel)}
          danger
          busy={isPending}
          onConfirm={() =>
            mutate(
              { id, excluded: asked === 'exclude' },
              { onSuccess: () => setAsked(null), onError: (error) => toast.error(errorMessage(intl, error)) },
            )
          }
        />
      )}
    </>
  );
}
