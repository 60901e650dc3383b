import { useState, type ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

type ReasonDialogProps = Omit<FormDialogProps, 'onSubmit' | 'children'> & {
  /** called with a reason that is not empty */
  onSend: (reason: string) => void;
  /** shown above the reason */
  children?: ReactNode;
};

/** An open dialog that asks for the reason of an action. */
export function ReasonDialog({ onSend, children, ...dialog }: ReasonDialogProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reason = text.trim();
  const submit = () => {
    setChecked(true);
    if (reason !== '') onSend(reason);
  };
  return (
    <FormDialog {...dialog} onSubmit={submit}>
      {children}
      <ReasonField value={text} onValueChange={setText} isMissing={isChecked && reason === ''} />
    </FormDialog>
  );
}
