import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Entry, Tournament } from '@oche/api/contract/tournament';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Dialog } from '@oche/ui/Dialog';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { TextField } from '@oche/ui/TextField';
import { errorMessage } from '../../../shell/errorMessage.ts';
import { groupLetter } from '../../../parts/game/gameName.ts';
import { words } from '../../../shell/words.ts';
import { Refused } from '../game/Refused.tsx';
import { dependentsOf } from '../game/Dependents.tsx';
import { messages as frameMessages } from '../messages.ts';
import { messages } from './messages.ts';

/** Entries of a group that no tie-breaker separates. */
export type Tie = { group: number; entries: readonly Entry[] };
type Method = 'lot' | 'shoot-out' | 'decision';

/** Settles a tie in one of three ways: by lot, by the order of a shoot-out, or by an order with a reason. */
export function DecideDialog({ tournament, tie, onClose }: { tournament: Tournament; tie: Tie; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [how, setHow] = useState<Method>('lot');
  const [order, setOrder] = useState(tie.entries);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { mutateAsync, isPending, error } = useWrite('decideGroup');
  const isReasonMissing = how === 'decision' && reason.trim() === '';
  const save = async () => {
    setChecked(true);
    if (isReasonMissing) return;
    await mutateAsync({
      id: tournament.id,
      group: String(tie.group),
      how,
      reason: reason.trim(),
      ...(how !== 'lot' && { order: order.map(({ id }) => id) }),
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={formatMessage(frameMessages.decideTitle, { letter: groupLetter(tie.group) })}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage(words.cancel)}</Button>
          {/* A rejection needs no handling here: the dialog shows `error`. */}
          <Button kind="primary" state={isPending ? 'busy' : 'ready'} onClick={() => void save().catch(() => undefined)}>
            {formatMessage(how === 'lot' ? messages.lot : words.save)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RadioGroup<Method>
          label={formatMessage(messages.how)}
          look="cards"
          value={how}
          onValueChange={setHow}
          options={[
            { value: 'lot', label: formatMessage(messages.lot), hint: formatMessage(messages.lotHint) },
            { value: 'shoot-out', label: formatMessage(messages.shootOut), hint: formatMessage(messages.shootOutHint) },
            { value: 'decision', label: formatMessage(messages.decision), hint: formatMessage(messages.decisionHint) },
          ]}
        />
        {how !== 'lot' && <Order entries={order} onEntriesChange={setOrder} />}
        <TextField
          label={formatMessage(how === 'decision' ? messages.reason : messages.note)}
          maxLength={300}
          value={reason}
          onValueChange={setReason}
          error={checked && isReasonMissing ? formatMessage(messages.reasonMissing) : undefined}
        />
        {error &&
          (dependentsOf(error).length > 0 ? (
            <Refused error={error} tournament={tournament} />
          ) : (
            <p role="alert" className="text-danger">
              {errorMessage(intl, error, { 'nothing-to-decide': messages.settled })}
            </p>
          ))}
      </div>
    </Dialog>
  );
}

function Order({ entries, onEntriesChange }: { entries: readonly Entry[]; onEntriesChange: (entries: readonly Entry[]) => void }) {
  const { formatMessage } = useIntl();
  const swap = (index: number) =>
    onEntriesChange(entries.map((entry, at) => (at === index ? entries[index + 1] : at === index + 1 ? entries[index] : entry) ?? entry));
  return (
    <div>
      <p id="tie-order" className="mb-1.5 text-label">
        {formatMessage(messages.order)}
      </p>
      <ol aria-labelledby="tie-order" className="border-t-2 border-rule">
        {entries.map(({ id, name }, index) => (
          <li key={id} className="flex min-h-14 items-center gap-2 border-b border-line">
            <span className="w-6 text-center score-xs text-ink-3">{index + 1}</span>
            <span className="min-w-0 flex-1 text-name break-words">{name}</span>
            <Button
              kind="quiet"
              icon={<ChevronUp aria-hidden />}
              label={formatMessage(messages.up, { name })}
              state={index === 0 ? 'off' : 'ready'}
              onClick={() => swap(index - 1)}
            />
            <Button
              kind="quiet"
              icon={<ChevronDown aria-hidden />}
              label={formatMessage(messages.down, { name })}
              state={index === entries.length - 1 ? 'off' : 'ready'}
              onClick={() => swap(index)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
