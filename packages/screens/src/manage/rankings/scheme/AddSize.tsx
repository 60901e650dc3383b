import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PointsTable } from '@oche/darts/standings/rankingScheme';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { messages } from './messages.ts';

const largest = 1024;

/** Adds a table of points for tournaments with many players. */
export function AddSize({ tables, onAdd }: { tables: readonly PointsTable[]; onAdd: (fromEntries: number) => void }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const size = Number(typed);
  const isWithin = /^\d+$/.test(typed.trim()) && size >= 2 && size <= largest;
  const error = !isWithin
    ? formatMessage(messages.invalidWhole, { min: 2, max: largest })
    : tables.some(({ fromEntries }) => fromEntries === size)
      ? formatMessage(messages.sizeTaken)
      : undefined;
  const close = () => {
    setOpen(false);
    setTyped('');
    setChecked(false);
  };
  const submit = () => {
    setChecked(true);
    if (error !== undefined) return;
    onAdd(size);
    close();
  };
  return (
    <>
      <Button kind="quiet" icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        {formatMessage(messages.addSize)}
      </Button>
      {isOpen && (
        <FormDialog
          title={formatMessage(messages.addSize)}
          description={formatMessage(messages.addSizeHint)}
          verb={formatMessage(messages.add)}
          isBusy={false}
          onSubmit={submit}
          onClose={close}
        >
          <TextField
            label={formatMessage(messages.fromEntries)}
            inputMode="numeric"
            value={typed}
            onValueChange={setTyped}
            error={isChecked ? error : undefined}
          />
        </FormDialog>
      )}
    </>
  );
}
