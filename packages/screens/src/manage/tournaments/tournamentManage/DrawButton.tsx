import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { DrawDialog } from '../DrawDialog.tsx';
import { messages } from './messages.ts';

type DrawButtonProps = {
  tournament: Pick<Tournament, 'id' | 'drawnAt' | 'pairs'>;
  /** number of players or pairs that are checked in */
  players: number;
  kind: 'primary' | 'outline';
  onDrawn: () => void;
};

/** Makes the draw, with a random draw number or one that the organiser enters. */
export function DrawButton({ tournament: { id, drawnAt, pairs }, players, kind, onDrawn }: DrawButtonProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, setOpen] = useState(false);
  const { mutateAsync, isPending } = useWrite('drawTournament');
  const verb = formatMessage(drawnAt === null ? messages.draw : messages.drawAgain);
  const draw = async (drawNumber: number | undefined) => {
    try {
      await mutateAsync({ id, ...(drawNumber !== undefined && { drawNumber }) });
      setOpen(false);
      onDrawn();
    } catch (thrown) {
      return errorMessage(intl, thrown, { 'too-few': messages.tooFew });
    }
  };
  return (
    <>
      <Button
        kind={kind}
        icon={<Shuffle aria-hidden />}
        state={players < 2 ? 'off' : 'ready'}
        reason={formatMessage(messages.tooFew)}
        onClick={() => setOpen(true)}
      >
        {verb}
      </Button>
      <DrawDialog
        open={open}
        onOpenChange={setOpen}
        verb={verb}
        description={pairs ? formatMessage(messages.drawLeadPairs, { pairs: players }) : formatMessage(messages.drawLead, { players })}
        isAgain={drawnAt !== null}
        busy={isPending}
        onDraw={draw}
      >
        {drawnAt !== null && <p className="mb-4 text-warning">{formatMessage(messages.drawAgainMeans)}</p>}
      </DrawDialog>
    </>
  );
}
