import { useState, type ReactNode } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** Draw numbers are unsigned 32-bit integers. */
const maxDrawNumber = 4_294_967_295;

type DrawDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** the title, and the name of the button */
  verb: string;
  description: string;
  /** whether an earlier draw is discarded */
  isAgain: boolean;
  /** the reason why this cannot be drawn now */
  refusal?: string;
  busy: boolean;
  /** Draws with a number, or a random one. Returns an error message. */
  onDraw: (drawNumber: number | undefined) => Promise<string | undefined>;
  children?: ReactNode;
};

/** Asks before a draw, and for its number: a random one, or one that was drawn in the hall. */
export function DrawDialog({ open, onOpenChange, verb, description, isAgain, refusal, busy, onDraw, children }: DrawDialogProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const draw = async () => {
    const text = typed.trim();
    const drawNumber = Number(text);
    if (text !== '' && !(/^\d+$/.test(text) && drawNumber <= maxDrawNumber)) return setError(formatMessage(messages.drawNumberInvalid));
    setError(undefined);
    const failure = await onDraw(text === '' ? undefined : drawNumber);
    if (failure === undefined) setTyped('');
    setError(failure);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={verb}
      description={description}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{formatMessage(words.cancel)}</Button>
          <Button
            kind={isAgain ? 'danger' : 'primary'}
            state={busy ? 'busy' : refusal === undefined ? 'ready' : 'off'}
            {...(refusal !== undefined && { reason: refusal })}
            onClick={() => void draw()}
          >
            {verb}
          </Button>
        </>
      }
    >
      {children}
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
  );
}
