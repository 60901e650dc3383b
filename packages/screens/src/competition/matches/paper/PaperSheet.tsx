import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '@oche/api/errors';
import { useInvalidate, useWrite } from '@oche/api/query';
import { read } from '@oche/api/read';
import type { MatchCode } from '@oche/darts/match/matchCode';
import type { SheetGame } from '@oche/darts/match/state';
import { eventsOf } from '@oche/darts/match/log';
import { seen } from '@oche/darts/match/sheet';
import { bothSides, type Side } from '@oche/darts/match/structure';
import { formatInstant, formatScore } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Banner } from '@oche/ui/Banner';
import { Button } from '@oche/ui/Button';
import { Select, type SelectProps } from '@oche/ui/Select';
import { TextField } from '@oche/ui/TextField';
import { FormError } from '../../../parts/forms/FormError.tsx';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { words } from '../../../shell/words.ts';
import { messages as actionMessages } from '../../../parts/match/actionMessages.ts';
import { gameFormat } from '../../../parts/match/matchTexts.ts';
import { messages as shared } from '../../../parts/match/messages.ts';
import { messages } from '../../../parts/match/paperMessages.ts';
import { newMatchEvent, type Recording, type UsedMatch } from '../../../parts/match/useMatch.ts';
import { foldSheet } from '../../../parts/match/useSheets.ts';
import type { Squads } from '../../../parts/match/useSquads.ts';
import { messages as placeMessages } from '../../parts/placeMessages.ts';
import { EnterScore } from '../CorrectScore.tsx';
import { CorrectionChanges } from '../CorrectionChanges.tsx';
import { subjectsText } from '../disputeTexts.ts';
import type { SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { limitsOf, squadOptions } from '../squadOptions.tsx';
import { PaperFacts } from './PaperFacts.tsx';
import { factOf, nobodyThere, paperGame, paperScore, problemOf, resultsOf, slotsOf, type PaperGame } from './paperValues.ts';
import { usePaperDraft } from './usePaperDraft.ts';

type PaperSheetProps = {
  title: string;
  match: UsedMatch;
  squads: Squads;
  season: SeasonOfPage;
  /** whether a button opened the form. Its title then takes the focus, because the button may be off screen. */
  isPressed: boolean;
  onDone: () => void;
};

/** Moves to the next field for legs after a digit. */
const focusNextLegs = (field: HTMLInputElement): void => {
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>('input[data-legs]') ?? [])];
  fields[fields.indexOf(field) + 1]?.focus();
};

/**
 * A whole sheet from paper: players and legs of each game, then figures of players. The score of the match comes from the games. An organiser who
 * corrects a sheet that counts or is disputed first sees what changes in the table. The corrected sheet then counts, with the reason.
 */
export function PaperSheet({ match, squads, season, title, isPressed, onDone }: PaperSheetProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const invalidate = useInvalidate();
  const { state, sheet, rights } = match;
  const { structure, games } = state;
  const { entries, keptSince, change, discard } = usePaperDraft(sheet.match.id);
  const { facts, score: paper, reason } = entries;
  // Figures that an earlier attempt removed are no longer on the sheet.
  const removed = entries.removed.filter((id) => Object.hasOwn(state.facts, id));
  // The sheet with the typed values. They never replace what a board has scored since.
  const papers = Object.fromEntries(
    games.map((game) => [game.key, (!isFixed(game, rights.isEditor) && entries.games[game.key]) || paperGame(structure, game)]),
  );
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPressed) heading.current?.focus();
  }, [isPressed]);

  const score = paperScore(games, papers);
  const isCompared = paper.every((text) => text.trim() !== '');
  const differs = isCompared && paper.some((text, side) => Number(text.replace(',', '.')) !== score[side as Side]);
  const slots = slotsOf(state, papers);
  const results = resultsOf(games, papers);
  // Figures that an earlier try has stored are in the log.
  const figures = facts.filter(({ id }) => !match.events.some((event) => event.id === id));
  const hasChanges = slots.length + results.length + figures.length + removed.length > 0;
  const saw = seen(foldSheet(sheet));
  const counts = rights.isEditor && (state.isFinal || state.status === 'disputed') && hasChanges;

  const save = useWrite('savePaperSheet');
  const effects = useWrite('correctionEffects');
  /** the sheet to which the effects belong */
  const [previewed, setPreviewed] = useState('');
  const changes = previewed === JSON.stringify(saw) ? effects.data : undefined;
  const mustPreview = counts && !changes;
  const verb = counts && state.status === 'disputed' ? messages.saveAndDecide : messages.save;
  const asksReason =
    counts ||
    results.some(({ isCorrection }) => isCorrection) ||
    slots.some((slot) => match.check(slot) === 'reason-needed') ||
    save.error?.code === 'reason-needed';
  const edit: typeof change = (next) => {
    effects.reset();
    change(next);
  };
  const isReady =
    !differs &&
    games.every((game) => problemOf(game, papers[game.key]!) === null) &&
    figures.every((fact) => factOf(fact) !== null) &&
    (!asksReason || reason.trim() !== '');

  /** Brings the first problem into view, and its field into focus. */
  const showProblem = () => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]:enabled');
    (field ?? form.current?.querySelector('[role=alert]'))?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (save.error) showProblem();
  }, [save.error]);
  const done = () => {
    discard();
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setChecked(true));
    if (!isReady) return showProblem();
    if (!hasChanges) return done();
    const { id } = sheet.match;
    const corrected = results.map(({ key, legs }) => ({ key, legs }));
    if (mustPreview) {
      setPreviewed(JSON.stringify(saw));
      return effects.mutate({ id, score: null, games: corrected });
    }
    const why = asksReason ? { reason: reason.trim() } : {};
    const events = [
      ...slots.map((recording) => newMatchEvent(withReason(recording, why))),
      ...removed.map((figure) => newMatchEvent(withReason({ kind: 'fact-removed', payload: { id: figure } }, why))),
      ...figures.map((fact) => newMatchEvent(withReason(factOf(fact)!, why), fact.id)),
    ];
    // Before the next attempt, the sheet takes what other devices, or an attempt whose response was lost, have stored.
    const refresh = () => void invalidate([read('getMatch', { id })]);
    save.mutate({ id, saw, events, results: corrected, ...why }, { onSuccess: done, onError: refresh });
  };
  const changeGame = (key: string, next: (paper: PaperGame) => PaperGame) =>
    edit((before) => ({ games: { ...before.games, [key]: next(before.games[key] ?? papers[key]!) } }));
  const placeOf = ({ body }: ApiError): string =>
    typeof body['game'] === 'string' ? body['game'] : facts.some(({ id }) => id === body['event']) ? 'figures' : 'form';
  const errorAt = (place: string) => (save.error && placeOf(save.error) === place ? save.error : undefined);
  const teams = [sheet.match.home.name, sheet.match.away.name] as const;
  const limits = limitsOf(match, season);
  const players = squads.map((squad) => squadOptions(intl, squad, limits));

  return (
    <form ref={form} onSubmit={submit} className="pt-6 print:hidden">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-title-3 outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-body-small text-ink-2">{formatMessage(messages.hint)}</p>
      <Decides match={match} />
      {keptSince !== null && (
        <Banner
          kind="info"
          className="mb-4"
          title={formatMessage(messages.restored, { time: formatInstant(locale, keptSince, sheet.match.timeZone, 'appointment') })}
          action={
            <Button
              size="sm"
              onClick={() => {
                effects.reset();
                discard();
              }}
            >
              {formatMessage(messages.discard)}
            </Button>
          }
        />
      )}
      <Head teams={teams} />
      <ol className="border-t-2 border-rule">
        {games.map((game) => (
          <Row
            key={game.key}
            {...{ game, teams, players, checked }}
            isLocked={isFixed(game, rights.isEditor)}
            paper={papers[game.key]!}
            error={errorAt(game.key)}
            onChange={(next) => changeGame(game.key, next)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-end gap-4 py-4">
        <p className="mr-auto">
          <span className="text-caption text-ink-3">{formatMessage(messages.total)}</span>
          <span className="block score-md pt-1">{formatScore(locale, score)}</span>
        </p>
        {bothSides.map((side) => (
          <TextField
            key={side}
            className="w-40"
            inputMode="decimal"
            autoComplete="off"
            label={formatMessage(messages.onPaper, { team: teams[side] })}
            value={paper[side]}
            aria-invalid={differs || undefined}
            onValueChange={(text) => change(({ score: before }) => ({ score: replace(before, side, text) }))}
          />
        ))}
      </div>
      {differs && (
        <p role="alert" className="pb-4 text-danger">
          {formatMessage(messages.differs, { score: formatScore(locale, score), paper: paper.join('–') })}
        </p>
      )}
      {results.length === 0 && (
        <div className="pb-4 empty:hidden">
          <EnterScore match={match} />
        </div>
      )}
      <PaperFacts
        {...{ match, facts, removed, checked }}
        players={squadOptions(intl, squads.flat(), limits)}
        onChange={(next) => edit(() => next)}
      />
      <FormError error={errorAt('figures')} errorTexts={rejections} />
      {asksReason && (
        <TextField
          className="pt-4"
          label={formatMessage(messages.correctionReason)}
          maxLength={300}
          value={reason}
          onValueChange={(text) => change(() => ({ reason: text }))}
          {...(checked && reason.trim() === '' && { error: formatMessage(reasonMessages.missing) })}
        />
      )}
      {changes && (
        <div className="pt-4">
          <CorrectionChanges effects={changes} isCup={sheet.match.cup !== null} />
        </div>
      )}
      {counts && !differs && (
        <p role="status" className="pt-4 wrap-anywhere">
          {formatMessage(messages.thenCounts, { score: formatScore(locale, score) })}
        </p>
      )}
      <FormError error={effects.error ?? errorAt('form')} errorTexts={rejections} />
      <div className="flex flex-wrap justify-end gap-3 pt-5">
        <Button onClick={onDone}>{formatMessage(words.close)}</Button>
        <Button type="submit" kind="primary" state={save.isPending || effects.isPending ? 'busy' : 'ready'}>
          {formatMessage(save.isPending ? words.saving : mustPreview ? placeMessages.show : verb)}
        </Button>
      </div>
    </form>
  );
}

/** Says to an organiser, before anything is typed, that the form of a disputed sheet decides the dispute. */
function Decides({ match: { state, rights } }: { match: UsedMatch }) {
  const intl = useIntl();
  const dispute = eventsOf(state.events, 'dispute').at(-1);
  if (!rights.isEditor || state.status !== 'disputed' || !dispute) return null;
  const subjects = subjectsText(intl, state, dispute.payload.about);
  return <Banner kind="warning" className="mb-4" title={intl.formatMessage(messages.decides, { subjects })} />;
}

/** An event with the reason of an editor, who may be a captain of this match as well. */
const withReason = (recording: Recording, why: { reason?: string }): Recording =>
  ({ ...recording, payload: { ...recording.payload, ...why } }) as Recording;

const rejections = { 'facts-known': messages.invalidFact, 'invalid-fact': messages.invalidFact } satisfies Partial<
  Record<MatchCode, (typeof messages)['invalidFact']>
>;

/** A game with visits has its score from the board. Only organisers replace it, once the game is over. */
const isFixed = ({ hasVisits, status }: SheetGame, isEditor: boolean): boolean =>
  status === 'playing' || status === 'unplayed' || (hasVisits && !isEditor);

/** The columns of the sheet. Each field has its own label for screen readers. On phones, an empty place shows its team. */
function Head({ teams: [home, away] }: { teams: readonly [string, string] }) {
  const { formatMessage } = useIntl();
  const legs = formatMessage(words.legs);
  return (
    <div aria-hidden className={`${columns} pb-1 text-caption text-ink-3`}>
      <span />
      <span className="truncate">
        {home}
        <span className="md:hidden"> – {away}</span>
      </span>
      <span>{legs}</span>
      <span className="max-md:hidden">{legs}</span>
      <span className="truncate max-md:hidden">{away}</span>
    </div>
  );
}

/** The number of a game, the players and legs of home, then those of away, which are below it on phones. */
const columns =
  'grid grid-cols-[1.75rem_minmax(0,1fr)_3.5rem] items-center gap-2 md:grid-cols-[1.75rem_minmax(0,1fr)_3.5rem_3.5rem_minmax(0,1fr)]';

type RowProps = {
  game: SheetGame;
  paper: PaperGame;
  teams: readonly [string, string];
  /** per side, the players to choose from */
  players: readonly SelectProps['options'][];
  checked: boolean;
  /** whether its legs cannot be typed */
  isLocked: boolean;
  /** why the server has refused its result */
  error: unknown;
  onChange: (next: (paper: PaperGame) => PaperGame) => void;
};

function Row({ game, paper, teams, players: options, checked, isLocked, error, onChange }: RowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { number, length } = game;
  const problem = problemOf(game, paper);
  const isTyped = paper.legs.every((text) => text !== '');
  const shows = problem !== null && (checked || problem === 'twice' || (problem === 'no-final-score' && isTyped));
  const players = (side: Side) => (
    <span className="grid min-w-0 gap-2">
      {paper.players[side].map((player, place) => (
        <Select
          key={place}
          labelHidden
          label={formatMessage(messages.playerOf, { number, team: teams[side], place: place + 1 })}
          placeholder={teams[side]}
          disabled={length > 0}
          value={player ?? ''}
          options={[{ value: nobodyThere, label: formatMessage(shared.missing) }, ...options[side]!]}
          onValueChange={(value) =>
            onChange((old) => ({ ...old, players: replace(old.players, side, old.players[side].with(place, value)) }))
          }
        />
      ))}
      {game.size === 'team' && <span className="self-center text-body-small text-ink-2">{formatMessage(shared.all)}</span>}
    </span>
  );
  const legs = (side: Side) => (
    <TextField
      data-legs=""
      className="w-14 self-center"
      labelHidden
      label={formatMessage(messages.legsOf, { number, team: teams[side] })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      disabled={isLocked}
      value={paper.legs[side]}
      aria-invalid={shows || error !== undefined || undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const text = event.currentTarget.value.replace(/\D/g, '');
        onChange((old) => ({ ...old, legs: replace(old.legs, side, text) }));
        if (text !== '') focusNextLegs(event.currentTarget);
      }}
    />
  );
  return (
    <li className="border-b border-line py-2">
      <div className={columns}>
        <span className="text-caption text-ink-3 tabular max-md:row-span-2">{number}</span>
        {players(0)}
        {legs(0)}
        <span className="md:order-last">{players(1)}</span>
        {legs(1)}
      </div>
      {shows && (
        <p className="pt-1 pl-9 text-body-small text-danger">
          {problem === 'twice' && formatMessage(actionMessages.rejected, { code: 'invalidLineup' })}
          {problem === 'players' && formatMessage(messages.players)}
          {problem === 'no-final-score' && formatMessage(messages.noFinalScore, { format: gameFormat(intl, game) })}
        </p>
      )}
      <FormError error={error} />
    </li>
  );
}

const replace = <T,>([home, away]: readonly [T, T], side: Side, value: T): readonly [T, T] => (side === 0 ? [value, away] : [home, value]);
