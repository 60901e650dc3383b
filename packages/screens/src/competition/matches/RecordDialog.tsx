import { useState, type ReactNode } from 'react';
import type { MatchCode } from '@oche/darts/match/matchCode';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { words } from '../../shell/words.ts';
import { messages } from '../parts/match/actionMessages.ts';
import { keyOf } from '../parts/match/matchTexts.ts';
import type { Recording, UsedMatch } from '../parts/match/useMatch.ts';

type RecordDialogProps = {
  match: UsedMatch;
  trigger: ReactNode;
  title: string;
  description?: string;
  /** the text of the button that records */
  verb: string;
  /** `always`: a reason is required. `editor`: organisers may give one */
  reason?: 'always' | 'editor';
  danger?: boolean;
  /** what to fill in, if `recordings` returns null */
  incomplete?: string;
  /** the events to record; null while a field is missing */
  recordings: (reason: string) => readonly Recording[] | null;
  /** the code of the other team, whose captain signs on this device */
  code?: string;
  children?: ReactNode;
};

/** A dialog that records events in the log of a match, and shows why the rules reject them. */
export function RecordDialog({
  match,
  trigger,
  title,
  description,
  verb,
  reason,
  danger,
  incomplete,
  recordings,
  code,
  children,
}: RecordDialogProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState<MatchCode | 'incomplete' | null>(null);
  const asksReason = reason === 'always' || (reason === 'editor' && match.rights.isEditor);
  const show = (open: boolean) => {
    setOpen(open);
    setWhy('');
    setProblem(null);
  };
  const submit = () => {
    const events = recordings(why.trim());
    if (events === null) return setProblem('incomplete');
    if (reason === 'always' && why.trim() === '') return setProblem('reason-needed');
    const broken = match.record(events, code);
    if (broken) return setProblem(broken);
    show(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={show}
      trigger={trigger}
      title={title}
      {...(description !== undefined && { description })}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={() => show(false)}>{formatMessage(words.cancel)}</Button>
          <Button kind={danger ? 'danger' : 'primary'} onClick={submit}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        {asksReason && (
          <TextField
            label={formatMessage(messages.reason)}
            hint={formatMessage(messages.reasonHint)}
            maxLength={500}
            value={why}
            onValueChange={setWhy}
          />
        )}
        {problem && (
          <p role="alert" className="text-danger">
            {problem === 'incomplete'
              ? (incomplete ?? formatMessage(messages.incomplete))
              : formatMessage(messages.rejected, { code: keyOf(problem) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** A reason for a payload, if there is one. */
export const because = (reason: string): { reason?: string } => (reason === '' ? {} : { reason });
