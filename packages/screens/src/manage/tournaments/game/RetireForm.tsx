import { useState } from 'react';
import { useIntl } from '@oche/i18n/provider';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { sideName } from '../../../parts/game/gameName.ts';
import { ActionForm, type FormProps } from './ActionForm.tsx';
import { messages } from '../../parts/gameMessages.ts';
import { useDecision } from './useDecision.ts';

/** Records that a side retires from a started game. `retiring`, the side that the board's call is about, is preselected. */
export function RetireForm({ game, tournament, onDone, onBack, retiring }: FormProps & { retiring?: number | undefined }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { submit, checked, busy, error } = useDecision(game, onDone);
  const [side, setSide] = useState(retiring === undefined ? undefined : String(retiring));
  return (
    <ActionForm
      verb={formatMessage(messages.retire)}
      busy={busy}
      onSubmit={() => void submit(side === undefined ? null : { kind: 'retire', side: Number(side), reason: '' })}
      onBack={onBack}
      error={error}
      tournament={tournament}
    >
      <RadioGroup
        label={formatMessage(messages.whoRetires)}
        look="cards"
        options={game.sides.map((each, index) => ({ value: String(index), label: sideName(intl, each) }))}
        {...(side !== undefined && { value: side })}
        onValueChange={setSide}
        {...(checked && side === undefined && { error: formatMessage(messages.chooseRetiring) })}
      />
      <p className="text-ink-2">{formatMessage(messages.retireMeans)}</p>
    </ActionForm>
  );
}
