import { CircleCheck, CircleSlash, EllipsisVertical, Tablet, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { Board } from '@oche/api/contract/place';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Dialog } from '@oche/ui/Dialog';
import { Menu } from '@oche/ui/Menu';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { words } from '../../shell/words.ts';
import { messages } from './boardMessages.ts';
import { boardName } from './boardName.ts';
import { PairForm } from './PairForm.tsx';

/** The menu of a board: pair or unpair a tablet, take the board out of service. */
export function BoardActions({ board }: { board: Board }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, setOpen] = useState<'pair' | 'end' | null>(null);
  const name = boardName(intl, board);
  const showError = { onError: (error: unknown) => toast.error(errorMessage(intl, error)) };
  const update = useWrite('updateBoard');
  const unpair = useWrite('unpairBoard');
  const end = () =>
    unpair.mutate(
      { id: board.id },
      {
        ...showError,
        onSuccess: () => {
          setOpen(null);
          toast.success(formatMessage(messages.ended, { board: name }));
        },
      },
    );
  const { outOfOrder } = board;
  return (
    <>
      <Menu
        items={[
          {
            label: formatMessage(board.paired ? messages.replace : messages.pair),
            icon: <Tablet aria-hidden />,
            onSelect: () => setOpen('pair'),
          },
          {
            label: formatMessage(outOfOrder ? messages.putInOrder : messages.putOutOfOrder),
            icon: outOfOrder ? <CircleCheck aria-hidden /> : <CircleSlash aria-hidden />,
            onSelect: () => update.mutate({ id: board.id, outOfOrder: !outOfOrder }, showError),
          },
          ...(board.paired
            ? [
                { kind: 'line' } as const,
                { label: formatMessage(messages.end), icon: <Unplug aria-hidden />, danger: true, onSelect: () => setOpen('end') },
              ]
            : []),
        ]}
      >
        <Button
          kind="quiet"
          icon={<EllipsisVertical aria-hidden />}
          aria-label={formatMessage(messages.more, { name })}
          state={update.isPending ? 'busy' : 'ready'}
        />
      </Menu>
      <Dialog
        open={open === 'pair'}
        onOpenChange={(next) => setOpen(next ? 'pair' : null)}
        title={formatMessage(words.labelled, { label: formatMessage(messages.pair), text: name })}
        description={formatMessage(messages.pairSteps)}
        close={formatMessage(words.close)}
      >
        <PairForm choices={[{ place: '', boards: [board] }]} onPaired={() => setOpen(null)} />
      </Dialog>
      <ConfirmDialog
        open={open === 'end'}
        onOpenChange={(next) => setOpen(next ? 'end' : null)}
        title={formatMessage(messages.endTitle, { board: name })}
        description={formatMessage(messages.endText)}
        confirm={formatMessage(messages.end)}
        cancel={formatMessage(words.cancel)}
        danger
        busy={unpair.isPending}
        onConfirm={end}
      />
    </>
  );
}
