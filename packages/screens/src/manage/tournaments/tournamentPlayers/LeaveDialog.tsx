import { useState } from 'react';
import type { Entry, PlayList } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { gameTitle } from '../../../parts/game/gameName.ts';
import { versusText } from '../../../parts/game/slotText.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

export type Leaving = { entry: Entry; how: 'withdraw' | 'remove' };

type LeaveDialogProps = { leaving: Leaving | null; onClose: () => void; isDrawn: boolean; playList: PlayList };

/** Confirms that an entry is withdrawn or removed, and shows what happens to its games. */
export function LeaveDialog({ leaving, onClose, isDrawn, playList }: LeaveDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const withdraw = useWrite('withdrawEntry');
  const remove = useWrite('removeEntry');
  // The content stays visible while the dialog fades out.
  const [last, setLast] = useState(leaving);
  if (leaving !== null && leaving !== last) setLast(leaving);
  if (last === null) return null;
  const { entry, how } = last;
  const { id, name } = entry;
  const games = [...playList.boards.flatMap(({ game }) => game ?? []), ...playList.waiting.map(({ game }) => game)].filter(({ sides }) =>
    sides.some((side) => side.id === id),
  );
  const confirm = async () => {
    try {
      await (how === 'withdraw' ? withdraw : remove).mutateAsync({ id });
      onClose();
    } catch (error) {
      toast.error(errorMessage(intl, error));
    }
  };
  return (
    <ConfirmDialog
      open={leaving !== null}
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(how === 'withdraw' ? messages.withdrawTitle : messages.removeTitle, { name })}
      description={
        how === 'remove'
          ? formatMessage(messages.removeMeans)
          : isDrawn
            ? formatMessage(messages.withdrawAfter, { count: games.length, name })
            : formatMessage(messages.withdrawBefore, { name })
      }
      {...(how === 'withdraw' &&
        games.length > 0 && {
          consequences: games.map((game) =>
            formatMessage(words.labelled, {
              label: gameTitle(intl, game),
              text: versusText(intl, game),
            }),
          ),
        })}
      confirm={formatMessage(how === 'withdraw' ? messages.withdraw : words.remove)}
      cancel={formatMessage(words.cancel)}
      danger
      busy={withdraw.isPending || remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
