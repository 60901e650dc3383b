import { useState } from 'react';
import { seen } from '@oche/darts/match/sheet';
import { bothSides, type BySide, type Side } from '@oche/darts/match/structure';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { ReasonField } from '../../parts/forms/ReasonField.tsx';
import { messages as actionMessages } from '../parts/match/actionMessages.ts';
import { keyOf } from '../parts/match/matchTexts.ts';
import type { UsedMatch } from '../parts/match/useMatch.ts';
import { PlaceChanges } from '../parts/PlaceChanges.tsx';
import { messages as placeMessages } from '../parts/placeMessages.ts';
import { messages } from './correctMessages.ts';

type Texts = { points: readonly [string, string]; legs: readonly [string, string] };
type Score = { points: BySide<number>; legs: BySide<number> };

/** The score that is typed; null while a field has no number. */
const scoreOf = ({ points, legs }: Texts): Score | null => {
  const numbers = [...points, ...legs].map((text) => (/^\d{1,3}([.,]5)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN));
  const [home, away, homeLegs, awayLegs] = numbers as [number, number, number, number];
  return numbers.some(Number.isNaN) ? null : { points: [home, away], legs: [homeLegs, awayLegs] };
};

/** Corrects the score of a match that was entered without games. Nothing for others, and for those who may not do it. */
export function CorrectScore({ match }: { match: UsedMatch }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { state, rights } = match;
  const { points, legs } = state;
  const isBare = state.events.some(({ kind }) => kind === 'score') && match.allows({ kind: 'score', payload: { points, legs } });
  if (!rights.isEditor || !isBare) return null;
  return (
    <>
      <Button full className="print:hidden" onClick={() => setOpen(true)}>
        {formatMessage(messages.correct)}
      </Button>
      {isOpen && <CorrectDialog match={match} onClose={() => setOpen(false)} />}
    </>
  );
}

/** First shows what the new score would change in the table, then records it with a reason. */
function CorrectDialog({ match, onClose }: { match: UsedMatch; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { state, sheet } = match;
  const { home, away } = sheet.match;
  const textsOf = ([one, other]: BySide<number>) => [String(one), String(other)] as const;
  const [texts, setTexts] = useState<Texts>(() => ({ points: textsOf(state.points), legs: textsOf(state.legs) }));
  const [why, setWhy] = useState('');
  const [checked, setChecked] = useState<'nothing' | 'score' | 'all'>('nothing');
  const effects = useWrite('correctionEffects');
  const [problem, setProblem] = useState<string>();
  const score = scoreOf(texts);
  const reason = why.trim();
  const change = (field: keyof Texts, side: Side, text: string) => {
    setTexts({ ...texts, [field]: texts[field].map((each, at) => (at === side ? text : each)) });
    effects.reset();
    setProblem(undefined);
  };
  const submit = () => {
    setChecked(effects.data ? 'all' : 'score');
    if (!score) return;
    if (!effects.data) return effects.mutate({ id: sheet.match.id, score, games: [] });
    if (reason === '') return;
    // An organiser decides about a sheet that was final or is disputed. Otherwise the captains confirm the new score.
    const isDecided = state.isFinal || state.status === 'disputed';
    const broken = match.record([
      { kind: 'score', payload: { ...score, reason } },
      ...(isDecided ? [{ kind: 'resolve', payload: { reason, saw: seen({ ...state, ...score }) } } as const] : []),
    ]);
    if (broken) setProblem(formatMessage(actionMessages.rejected, { code: keyOf(broken) }));
    else onClose();
  };
  const field = (name: keyof Texts, side: Side) => (
    <TextField
      label={formatMessage(name === 'points' ? messages.pointsOf : messages.legsOf, { team: side === 0 ? home.name : away.name })}
      inputMode="decimal"
      maxLength={5}
      value={texts[name][side]}
      onValueChange={(text) => change(name, side, text)}
      error={
        checked !== 'nothing' && !score && scoreOf({ points: ['0', texts[name][side]], legs: ['0', '0'] }) === null
          ? formatMessage(messages.number)
          : undefined
      }
    />
  );
  return (
    <FormDialog
      title={formatMessage(messages.correct)}
      description={formatMessage(messages.means)}
      verb={formatMessage(effects.data ? messages.correct : placeMessages.show)}
      isBusy={effects.isPending}
      error={effects.error ?? undefined}
      errorTexts={{ 'invalid-score': messages.impossible }}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-end gap-4">
        {(['points', 'legs'] as const).map((name) => bothSides.map((side) => <div key={`${name} ${side}`}>{field(name, side)}</div>))}
      </div>
      {effects.data && (
        <>
          <PlaceChanges changes={effects.data} />
          <ReasonField value={why} onValueChange={setWhy} isMissing={checked === 'all' && reason === ''} />
        </>
      )}
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </FormDialog>
  );
}
