import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { Entry, Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { DrawDialog } from '../DrawDialog.tsx';
import { messages } from './messages.ts';

type PairsByLotProps = { tournament: Tournament; entries: readonly Entry[] };

/** Draws pairs by lot from the players who are checked in, before the draw. Repeated, it draws all pairs again. */
export function PairsByLot({ tournament: { id, pairsNumber }, entries }: PairsByLotProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useWrite('drawPairs');
  const isAgain = pairsNumber !== null;
  // The players of drawn pairs go into the next drawing too.
  const players = entries
    .filter(({ checkedIn, drawnPair, players: { length } }) => checkedIn && (length === 1 || drawnPair))
    .reduce((sum, entry) => sum + entry.players.length, 0);
  const refusal = players < 2 ? messages.pairsTooFew : players % 2 === 1 ? messages.pairsOdd : null;
  const draw = async (drawNumber: number | undefined) => {
    try {
      await mutateAsync({ id, ...(drawNumber !== undefined && { drawNumber }) });
      setOpen(false);
    } catch (thrown) {
      return errorMessage(intl, thrown);
    }
  };
  return (
    <div className="mt-5 flex max-w-[64rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-3">
      <p role="status" className="min-w-0 flex-1 basis-64 text-ink-2">
        {isAgain ? formatMessage(messages.pairsDrawn, { number: String(pairsNumber) }) : formatMessage(messages.pairsToDraw)}
      </p>
      <div className="flex flex-wrap gap-3">
        {isAgain && <SplitPairs id={id} />}
        <Button kind={isAgain ? 'outline' : 'primary'} icon={<Shuffle aria-hidden />} onClick={() => setOpen(true)}>
          {formatMessage(isAgain ? messages.drawPairsAgain : messages.drawPairs)}
        </Button>
      </div>
      <DrawDialog
        open={open}
        onOpenChange={setOpen}
        verb={formatMessage(isAgain ? messages.drawPairsAgain : messages.drawPairs)}
        description={formatMessage(messages.pairsLead, { players })}
        isAgain={isAgain}
        {...(refusal && { refusal: formatMessage(refusal) })}
        busy={isPending}
        onDraw={draw}
      >
        {refusal && (
          <p role="alert" className="mb-4 text-warning">
            {formatMessage(refusal)}
          </p>
        )}
        {isAgain && !refusal && <p className="mb-4 text-warning">{formatMessage(messages.pairsAgainMeans)}</p>}
      </DrawDialog>
    </div>
  );
}

function SplitPairs({ id }: Pick<Tournament, 'id'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useWrite('splitPairs');
  const split = async () => {
    try {
      await mutateAsync({ id });
      setOpen(false);
    } catch (thrown) {
      toast.error(errorMessage(intl, thrown));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button kind="quiet">{formatMessage(messages.splitPairs)}</Button>}
      title={formatMessage(messages.splitTitle)}
      description={formatMessage(messages.splitMeans)}
      confirm={formatMessage(messages.splitPairs)}
      cancel={formatMessage(words.cancel)}
      danger
      busy={isPending}
      onConfirm={() => void split()}
    />
  );
}
