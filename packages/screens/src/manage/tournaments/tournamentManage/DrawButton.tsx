import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

/** Draw numbers are unsigned 32-bit integers. */
const maxDrawNumber = 4_294_967_295;

type DrawButtonProps = {
  tournament: Pick<Tournament, 'id' | 'drawnAt'>;
  players: number;
  kind: 'primary' | 'outline';
  onDrawn: () => void;
};

/** Makes the draw, with a random draw number or one that the organiser enters. */
export function DrawButton({ tournament: { id, drawnAt }, players, kind, onDrawn }: DrawButtonProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = useWrite('drawTournament');
  const verb = formatMessage(drawnAt === null ? messages.draw : messages.drawAgain);
  const draw = async () => {
    const text = typed.trim();
    const drawNumber = Number(text);
    if (text !== '' && !(/^\d+$/.test(text) && drawNumber <= maxDrawNumber)) return setError(formatMessage(messages.drawNumberInvalid));
    setError(undefined);
    try {
      await mutateAsync({ id, ...(text !== '' && { drawNumber }) });
      setOpen(false);
      setTyped('');
      onDrawn();
    } catch (thrown) {
      setError(errorMessage(intl, thrown, { 'too-few': messages.tooFew }));
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
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={verb}
        description={formatMessage(messages.drawLead, { players })}
        close={formatMessage(words.close)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{formatMessage(words.cancel)}</Button>
            <Button kind={drawnAt === null ? 'primary' : 'danger'} state={isPending ? 'busy' : 'ready'} onClick={() => void draw()}>
              {verb}
            </Button>
          </>
        }
      >
        {drawnAt !== null && <p className="mb-4 text-warning">{formatMessage(messages.drawAgainMeans)}</p>}
        <TextField
          label={formatMessage(messages.drawNumberField)}
          hint={formatMessage(messages.drawNumberHint)}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
          error={error}
        />
      </Dialog>
    </>
  );
}
