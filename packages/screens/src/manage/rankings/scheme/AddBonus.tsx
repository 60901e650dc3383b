import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Bonus, PointsTable } from '@oche/darts/standings/rankingScheme';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Select } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../../../parts/forms/FormDialog.tsx';
import { bonusId } from '../../../parts/rankings/schemeWords.ts';
import { messages } from './messages.ts';

type Kind = Bonus['kind'];
/** The limits of the numbers of a bonus, and the numbers that a new one starts with. */
const ranges = { visit: [100, 180, 180, 180], finish: [2, 170, 100, 170], leg: [1, 999, 9, 18] } as const;

const kinds: readonly Kind[] = ['visit', 'finish', 'leg', 'strict-171'];

/** Adds a bonus to a table, for an achievement that is not in it yet. */
export function AddBonus({ table, onAdd }: { table: PointsTable; onAdd: (bonus: Bonus) => void }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        {formatMessage(messages.addBonus)}
      </Button>
      {isOpen && (
        <BonusDialog
          table={table}
          onAdd={(bonus) => {
            onAdd(bonus);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type BonusDialogProps = { table: PointsTable; onAdd: (bonus: Bonus) => void; onClose: () => void };

function BonusDialog({ table, onAdd, onClose }: BonusDialogProps) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<Kind>('visit');
  const [values, setValues] = useState({ from: '180', to: '180' });
  const [isChecked, setChecked] = useState(false);
  const choose = (next: Kind) => {
    setKind(next);
    setChecked(false);
    if (next !== 'strict-171') setValues({ from: String(ranges[next][2]), to: String(ranges[next][3]) });
  };
  const [min, max] = kind === 'strict-171' ? [0, 0] : ranges[kind];
  const isWithin = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const bonus: Bonus = kind === 'strict-171' ? { kind, points: 1 } : { kind, from: Number(values.from), to: Number(values.to), points: 1 };
  const outside = formatMessage(messages.invalidWhole, { min, max });
  const errors = {
    from: kind !== 'strict-171' && !isWithin(values.from) ? outside : undefined,
    to:
      kind === 'strict-171'
        ? undefined
        : !isWithin(values.to)
          ? outside
          : Number(values.to) < Number(values.from)
            ? formatMessage(messages.toTooLow)
            : undefined,
    kind: (table.bonuses ?? []).some((each) => bonusId(each) === bonusId(bonus)) ? formatMessage(messages.bonusTaken) : undefined,
  };
  const submit = () => {
    setChecked(true);
    if (Object.values(errors).every((error) => error === undefined)) onAdd(bonus);
  };
  const number = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      value={values[name]}
      onValueChange={(value) => setValues({ ...values, [name]: value })}
      error={isChecked ? errors[name] : undefined}
    />
  );
  return (
    <FormDialog
      title={formatMessage(messages.addBonus)}
      verb={formatMessage(messages.add)}
      isBusy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select<Kind>
        label={formatMessage(messages.bonusKind)}
        value={kind}
        onValueChange={choose}
        options={kinds.map((each) => ({ value: each, label: formatMessage(messages.bonusKindName, { kind: each }) }))}
        error={isChecked ? errors.kind : undefined}
      />
      {kind !== 'strict-171' && (
        <div className="grid grid-cols-2 gap-4">
          {number('from', formatMessage(messages.bonusFrom, { kind }))}
          {number('to', formatMessage(messages.bonusTo, { kind }))}
        </div>
      )}
    </FormDialog>
  );
}
