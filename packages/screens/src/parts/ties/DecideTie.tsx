import { useState, type ReactNode } from 'react';
import type { DecisionWay } from '@oche/darts/standings/order';
import { useIntl } from '@oche/i18n/provider';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../forms/FormDialog.tsx';
import { moved, MoveButtons } from '../order/MoveButtons.tsx';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

/** A player or a team in a tie. */
export type Tied = { id: string; name: string };

type DecideTieProps = {
  title: string;
  tied: readonly Tied[];
  busy: boolean;
  /** `order`: the ids, the best first; as they were for a lot */
  onDecide: (decision: { way: DecisionWay; order: string[]; reason: string }) => void;
  onClose: () => void;
  /** why the last decision was refused */
  children?: ReactNode;
};

/** Settles a tie in one of three ways: by lot, by the order of a shoot-out, or by an order with a reason. */
export function DecideTie({ title, tied, busy, onDecide, onClose, children }: DecideTieProps) {
  const { formatMessage } = useIntl();
  const [way, setWay] = useState<DecisionWay>('lot');
  const [order, setOrder] = useState(tied);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const isReasonMissing = way === 'manual' && reason.trim() === '';
  const save = () => {
    setChecked(true);
    if (!isReasonMissing) onDecide({ way, order: order.map(({ id }) => id), reason: reason.trim() });
  };
  return (
    <FormDialog
      title={title}
      verb={formatMessage(way === 'lot' ? messages.lot : words.save)}
      isBusy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <RadioGroup<DecisionWay>
        label={formatMessage(messages.how)}
        look="cards"
        value={way}
        onValueChange={setWay}
        options={[
          { value: 'lot', label: formatMessage(messages.lot), hint: formatMessage(messages.lotHint) },
          { value: 'shoot-out', label: formatMessage(messages.shootOut), hint: formatMessage(messages.shootOutHint) },
          { value: 'manual', label: formatMessage(messages.decision), hint: formatMessage(messages.decisionHint) },
        ]}
      />
      {way !== 'lot' && <Order tied={order} onTiedChange={setOrder} />}
      <TextField
        label={formatMessage(way === 'manual' ? messages.reason : messages.note)}
        maxLength={300}
        value={reason}
        onValueChange={setReason}
        error={checked && isReasonMissing ? formatMessage(messages.reasonMissing) : undefined}
      />
      {children}
    </FormDialog>
  );
}

function Order({ tied, onTiedChange }: { tied: readonly Tied[]; onTiedChange: (tied: readonly Tied[]) => void }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <p id="tie-order" className="mb-1.5 text-label">
        {formatMessage(messages.order)}
      </p>
      <ol aria-labelledby="tie-order" className="border-t-2 border-rule">
        {tied.map(({ id, name }, at) => (
          <li key={id} className="flex min-h-14 items-center gap-2 border-b border-line">
            <span className="w-6 text-center score-xs text-ink-3">{at + 1}</span>
            <span className="min-w-0 flex-1 text-name break-words">{name}</span>
            <MoveButtons name={name} at={at} count={tied.length} onMove={(to) => onTiedChange(moved(tied, at, to))} />
          </li>
        ))}
      </ol>
    </div>
  );
}
