import { useState } from 'react';
import { totalPoints } from '@oche/darts/match/games';
import type { MatchCode } from '@oche/darts/match/matchCode';
import { seen } from '@oche/darts/match/sheet';
import { bothSides, type BySide, type MatchStructure, type Side } from '@oche/darts/match/structure';
import { useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { TextField } from '@oche/ui/TextField';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { ReasonField } from '../../parts/forms/ReasonField.tsx';
import { messages as actionMessages } from '../../parts/match/actionMessages.ts';
import { keyOf } from '../../parts/match/matchTexts.ts';
import type { Recording, UsedMatch } from '../../parts/match/useMatch.ts';
import { messages as placeMessages } from '../parts/placeMessages.ts';
import { CorrectionChanges } from './CorrectionChanges.tsx';
import { messages } from './correctMessages.ts';

type Texts = { points: readonly [string, string]; legs: readonly [string, string] };
type Score = { points: BySide<number>; legs: BySide<number> };
type OfMatch = { match: UsedMatch };

/** The typed number of points, which may be halves, or of legs; NaN for other texts. */
const numberOf = (name: keyof Texts, text: string): number => {
  const pattern = name === 'points' ? /^\d{1,3}([.,]5)?$/ : /^\d{1,3}$/;
  return pattern.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;
};
const isBlank = (texts: readonly [string, string]): boolean => texts.every((text) => text.trim() === '');

/** The score that is typed; null while a field has no number. Unknown legs are 0, unless the legs decide the match. */
const scoreOf = ({ points, legs }: Texts, structure: MatchStructure): Score | null => {
  const areLegsKnown = structure.score === 'legs' || !isBlank(legs);
  const ofPoints = points.map((text) => numberOf('points', text));
  const ofLegs = areLegsKnown ? legs.map((text) => numberOf('legs', text)) : [0, 0];
  if ([...ofPoints, ...ofLegs].some(Number.isNaN)) return null;
  return { points: ofPoints as unknown as BySide<number>, legs: ofLegs as unknown as BySide<number> };
};

const hasScore = ({ state }: UsedMatch): boolean => state.events.some(({ kind }) => kind === 'score');
/** A score that every structure allows: whether one can be entered at all does not depend on its numbers. */
const anyScore = { kind: 'score', payload: { points: [1, 0], legs: [0, 0] } } as const;

/** Enters the final score of a match of which nothing else is known, for organisers. Nothing once a game has a score. */
export function EnterScore({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  const { state, rights } = match;
  const isOpen = !state.isAnnulled && ['planned', 'lineups', 'playing'].includes(state.status);
  if (!rights.isEditor || !isOpen || hasScore(match) || !match.allows(anyScore)) return null;
  return <ScoreButton match={match} title={formatMessage(messages.enter)} isFirst />;
}

/** Corrects the score of a match that was entered without games. Nothing for others, and for those who may not do it. */
export function CorrectScore({ match }: OfMatch) {
  const { formatMessage } = useIntl();
  if (!match.rights.isEditor || !hasScore(match) || !match.allows(anyScore)) return null;
  return <ScoreButton match={match} title={formatMessage(messages.correct)} isFirst={false} />;
}

type ScoreProps = OfMatch & { title: string; /** whether the match has no score yet */ isFirst: boolean };

function ScoreButton(props: ScoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button full className="print:hidden" onClick={() => setOpen(true)}>
        {props.title}
      </Button>
      {isOpen && <ScoreDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Records a first score at once. A correction needs a reason, and first shows what it would change. */
function ScoreDialog({ match, title, isFirst, onClose }: ScoreProps & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { state, sheet } = match;
  const { structure } = state;
  const { home, away } = sheet.match;
  const textsOf = ([one, other]: BySide<number>) => (isFirst ? ['', ''] : [String(one), String(other)]) as readonly [string, string];
  const [texts, setTexts] = useState<Texts>(() => ({ points: textsOf(state.points), legs: textsOf(state.legs) }));
  const [why, setWhy] = useState('');
  const [checked, setChecked] = useState<'nothing' | 'score' | 'all'>('nothing');
  const effects = useWrite('correctionEffects');
  const [problem, setProblem] = useState<string>();
  const score = scoreOf(texts, structure);
  const reason = why.trim();
  const change = (field: keyof Texts, side: Side, text: string) => {
    setTexts({ ...texts, [field]: texts[field].map((each, at) => (at === side ? text : each)) });
    effects.reset();
    setProblem(undefined);
  };
  const problemText = (code: MatchCode): string => {
    if (code !== 'invalid-score') return formatMessage(actionMessages.rejected, { code: keyOf(code) });
    const deciders = state.games.filter(({ block }) => block.onlyIf);
    if (deciders.length > 0 && score?.points[0] === score?.points[1]) return formatMessage(messages.level);
    return formatMessage(messages.impossible, { count: deciders.reduce((sum, { points }) => sum + points, totalPoints(structure)) });
  };
  const recordAll = (recordings: readonly Recording[]) => {
    const broken = match.record(recordings);
    if (broken) setProblem(problemText(broken));
    else onClose();
  };
  const submit = () => {
    setChecked(effects.data ? 'all' : 'score');
    if (!score) return;
    if (isFirst) return recordAll([{ kind: 'score', payload: score }]);
    const broken = match.allows({ kind: 'score', payload: score }) ? null : match.check({ kind: 'score', payload: score });
    if (broken) return setProblem(problemText(broken));
    if (!effects.data) return effects.mutate({ id: sheet.match.id, score, games: [] });
    if (reason === '') return;
    // An organiser decides about a sheet that was final or is disputed. Otherwise the captains confirm the new score.
    const isDecided = state.isFinal || state.status === 'disputed';
    recordAll([
      { kind: 'score', payload: { ...score, reason } },
      ...(isDecided ? [{ kind: 'resolve', payload: { reason, saw: seen({ ...state, ...score }) } } as const] : []),
    ]);
  };
  const needsNumber = (name: keyof Texts) => name === 'points' || structure.score === 'legs' || !isBlank(texts.legs);
  const field = (name: keyof Texts, side: Side) => (
    <TextField
      label={formatMessage(name === 'points' ? messages.pointsOf : messages.legsOf, { team: side === 0 ? home.name : away.name })}
      inputMode="decimal"
      maxLength={5}
      value={texts[name][side]}
      {...(isFirst && !needsNumber(name) && { hint: formatMessage(messages.ifKnown) })}
      onValueChange={(text) => change(name, side, text)}
      error={
        checked !== 'nothing' && needsNumber(name) && Number.isNaN(numberOf(name, texts[name][side]))
          ? formatMessage(name === 'points' ? messages.number : messages.wholeNumber)
          : undefined
      }
    />
  );
  return (
    <FormDialog
      title={title}
      description={formatMessage(isFirst ? messages.enterMeans : messages.means)}
      verb={isFirst ? formatMessage(messages.record) : effects.data ? title : formatMessage(placeMessages.show)}
      isBusy={effects.isPending}
      error={effects.error ?? undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-end gap-4">
        {(['points', 'legs'] as const).map((name) => bothSides.map((side) => <div key={`${name} ${side}`}>{field(name, side)}</div>))}
      </div>
      {effects.data && (
        <>
          <CorrectionChanges effects={effects.data} isCup={sheet.match.cup !== null} />
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
