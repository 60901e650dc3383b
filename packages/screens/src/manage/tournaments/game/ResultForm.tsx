import { useState } from 'react';
import type { GameEvent } from '@oche/api/contract/game';
import { foldGame } from '@oche/darts/x01/game';
import { isFinalScore } from '@oche/darts/x01/target';
import { formatAverage } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { TextField } from '@oche/ui/TextField';
import { formatSentence, sideName } from '../../../parts/game/gameName.ts';
import { ActionForm, type FormProps } from './ActionForm.tsx';
import { messages } from '../../parts/gameMessages.ts';
import type { Decision } from '@oche/api/decisionEvents';
import { useDecision } from './useDecision.ts';

const isCount = (text: string) => /^\d{1,3}$/.test(text.trim());
/** Accepts "64,5" and "64.5". */
const averageOf = (text: string): number => Number(text.trim().replace(',', '.'));
const isAverage = (text: string) => text.trim() === '' || (averageOf(text) >= 0 && averageOf(text) <= 180);

/** Enters a result: legs, sets if the format has them, and optional averages. Correcting a finished game needs a reason. */
export function ResultForm({ game, events, tournament, onDone, onBack }: FormProps & { events: readonly GameEvent[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { submit, checked, busy, error, clearError } = useDecision(game, onDone);
  const { format, sides } = game;
  const isOver = game.phase === 'finished';
  const hasSets = format.sets !== undefined;
  const empty = sides.map(() => '');
  const [legs, setLegs] = useState<string[]>(() =>
    isOver && !hasSets && game.ending !== 'walkover' ? sides.map(({ score }) => String(score)) : empty,
  );
  const [sets, setSets] = useState<string[]>(() =>
    isOver && hasSets && game.ending !== 'walkover' ? sides.map(({ score }) => String(score)) : empty,
  );
  const [averages, setAverages] = useState<string[]>(() => {
    const entered = game.ending === 'result' ? foldGame(events).givenAverages : null;
    return entered?.map((average) => (average === null ? '' : formatAverage(intl.locale, average))) ?? empty;
  });
  const [reason, setReason] = useState('');

  const counts = (texts: readonly string[]) => texts.map((text) => Number(text.trim()));
  const filled = legs.every(isCount) && (!hasSets || sets.every(isCount));
  const score = isFinalScore(format, counts(legs), hasSets ? counts(sets) : undefined);
  const scoreError =
    score.level && !format.draw
      ? formatMessage(messages.noDraw)
      : formatMessage(messages.noFinalScore, { format: formatSentence(intl, format) });
  const needsReason = isOver && reason.trim() === '';
  const change = (texts: readonly string[], side: number, set: (texts: string[]) => void) => (text: string) => {
    set(texts.map((old, index) => (index === side ? text : old)));
    clearError();
  };
  const decision = (): Decision | null => {
    if (!filled || !score.possible || needsReason || !averages.every(isAverage)) return null;
    return {
      kind: 'result',
      reason: reason.trim(),
      result: {
        legs: counts(legs),
        ...(hasSets && { sets: counts(sets) }),
        ...(averages.some((text) => text.trim() !== '') && {
          averages: averages.map((text) => (text.trim() === '' ? null : averageOf(text))),
        }),
      },
    };
  };
  return (
    <ActionForm
      verb={formatMessage(messages.saveResult)}
      busy={busy}
      onSubmit={() => void submit(decision())}
      onBack={onBack}
      error={error}
      tournament={tournament}
    >
      <p className="text-body-small text-ink-2">{formatMessage(messages.played, { format: formatSentence(intl, format) })}</p>
      {game.phase === 'playing' && <p className="text-body-small text-warning">{formatMessage(messages.overwrites)}</p>}
      {sides.map((side, index) => {
        const name = sideName(intl, side);
        const countInvalid = (text: string) => (checked && !isCount(text) ? formatMessage(messages.countInvalid) : undefined);
        return (
          <div key={side.id ?? index} className={`grid items-start gap-3 ${hasSets ? 'grid-cols-3' : 'grid-cols-2'}`}>
            {hasSets && (
              <TextField
                label={formatMessage(messages.setsOf, { name })}
                inputMode="numeric"
                autoComplete="off"
                value={sets[index] ?? ''}
                onValueChange={change(sets, index, setSets)}
                error={countInvalid(sets[index] ?? '')}
              />
            )}
            <TextField
              label={formatMessage(messages.legsOf, { name })}
              inputMode="numeric"
              autoComplete="off"
              autoFocus={index === 0 && !hasSets}
              value={legs[index] ?? ''}
              onValueChange={change(legs, index, setLegs)}
              error={countInvalid(legs[index] ?? '')}
            />
            <TextField
              label={formatMessage(messages.averageOf, { name })}
              inputMode="decimal"
              autoComplete="off"
              value={averages[index] ?? ''}
              onValueChange={change(averages, index, setAverages)}
              hint={formatMessage(messages.averageHint)}
              error={checked && !isAverage(averages[index] ?? '') ? formatMessage(messages.averageInvalid) : undefined}
            />
          </div>
        );
      })}
      {checked && filled && !score.possible && (
        <p role="alert" className="text-danger">
          {scoreError}
        </p>
      )}
      {isOver && <ReasonField value={reason} onValueChange={setReason} missing={checked && needsReason} />}
    </ActionForm>
  );
}

/** The reason for changing a finished game. */
export function ReasonField({
  value,
  onValueChange,
  missing,
}: {
  value: string;
  onValueChange: (reason: string) => void;
  missing: boolean;
}) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(messages.reason)}
      hint={formatMessage(messages.reasonHint)}
      error={missing ? formatMessage(messages.reasonMissing) : undefined}
      maxLength={300}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
