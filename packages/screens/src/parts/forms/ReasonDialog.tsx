import { useState } from 'react';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

type ReasonDialogProps = Omit<FormDialogProps, 'onSubmit' | 'children'> & {
  /** called with a reason that is not empty */
  onSend: (reason: string) => void;
};

/** An open dialog that asks for the reason of an action. */
export function ReasonDialog({ onSend, ...dialog }: ReasonDialogProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reason = text.trim();
  const submit = () => {
    setChecked(true);
    if (reason !== '') onSend(reason);
  };
  return (
    <FormDialog {...dialog} onSubmit={submit}>
      <ReasonField value={text} onValueChange={setText} isMissing={isChecked && reason === ''} />
    </FormDialog>
  );
}
