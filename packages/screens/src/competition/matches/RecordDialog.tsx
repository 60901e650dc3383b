import { useId, useState, type ReactNode } from 'react';
import { ApiError } from '@oche/api/errors';
import { matchCodes, type MatchCode } from '@oche/darts/match/matchCode';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { TextField } from '@oche/ui/TextField';
import { reasonMessages } from '../../parts/forms/reasonMessages.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { words } from '../../shell/words.ts';
import { messages } from '../../parts/match/actionMessages.ts';
import { messages as lineupMessages } from '../../parts/match/lineupMessages.ts';
import { keyOf } from '../../parts/match/matchTexts.ts';
import type { Recording, UsedMatch } from '../../parts/match/useMatch.ts';

type RecordDialogProps = {
  match: UsedMatch;
  trigger: ReactNode;
  title: string;
  description?: string;
  /** the text of the button that records */
  verb: string;
  /** `captains`: a reason is required, which captains and organisers read. `everybody`: one that everybody reads. `editor`: organisers may give one */
  reason?: 'captains' | 'everybody' | 'editor';
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
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState<MatchCode | 'incomplete' | null>(null);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [isSending, setSending] = useState(false);
  const needsReason = reason === 'captains' || reason === 'everybody';
  const asksReason = needsReason || (reason === 'editor' && match.rights.isEditor);
  const show = (open: boolean) => {
    setOpen(open);
    setWhy('');
    setProblem(null);
    setFailure(undefined);
  };
  const sign = async (events: readonly Recording[]) => {
    setSending(true);
    try {
      await match.send(events, code);
      show(false);
    } catch (error) {
      const isOfRules = error instanceof ApiError && (matchCodes as readonly string[]).includes(error.code);
      if (isOfRules) setProblem(error.code as MatchCode);
      else setFailure(error);
    } finally {
      setSending(false);
    }
  };
  const submit = () => {
    const events = recordings(why.trim());
    if (events === null) return setProblem('incomplete');
    if (needsReason && why.trim() === '') return setProblem('reason-needed');
    setProblem(null);
    setFailure(undefined);
    // A wrong code is shown here, where it can be entered again.
    if (code !== undefined) return void sign(events);
    const broken = match.record(events);
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
          <Button type="submit" form={form} kind={danger ? 'danger' : 'primary'} state={isSending ? 'busy' : 'ready'}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
        {asksReason && (
          <TextField
            label={formatMessage(messages.reason)}
            hint={formatMessage(reason === 'everybody' ? messages.reasonForAll : messages.reasonHint)}
            maxLength={500}
            value={why}
            onValueChange={setWhy}
            {...(problem === 'reason-needed' && { error: formatMessage(reasonMessages.missing) })}
          />
        )}
        <FormError error={failure} errorTexts={refusals} />
        {problem && !(asksReason && problem === 'reason-needed') && (
          <p role="alert" className="text-danger">
            {problem === 'incomplete'
              ? (incomplete ?? formatMessage(messages.incomplete))
              : formatMessage(messages.rejected, { code: keyOf(problem) })}
          </p>
        )}
      </form>
    </Dialog>
  );
}

const refusals = { 'wrong-code': lineupMessages.wrongCode };
