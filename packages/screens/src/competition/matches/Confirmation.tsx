import { useEffect, useState } from 'react';
import { useWrite } from '@oche/api/query';
import { disputesEnd } from '@oche/darts/match/deadlines';
import { firstFinal, seen } from '@oche/darts/match/sheet';
import { decidingScore, type SheetGame } from '@oche/darts/match/state';
import { bothSides, type Side } from '@oche/darts/match/structure';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatInstant, formatPlanned, formatResult, formatScore } from '@oche/i18n/format';
import type { Locale } from '@oche/i18n/locales';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { TextField } from '@oche/ui/TextField';
import { useSession } from '@oche/api/session';
import { useNow } from '../../shell/device.ts';
import { FormError } from '../../parts/forms/FormError.tsx';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { messages as actions } from '../../parts/match/actionMessages.ts';
import { messages as paperMessages } from '../../parts/match/paperMessages.ts';
import { messages as blankMessages } from './blankSheetMessages.ts';
import { messages as lineupMessages } from '../../parts/match/lineupMessages.ts';
import { messages } from './confirmMessages.ts';
import { CorrectionChanges } from './CorrectionChanges.tsx';
import { subjectsText } from './disputeTexts.ts';
import { figureText } from './paper/figureText.ts';
import { isTooEarly } from '../../parts/match/isTooEarly.ts';
import { playersText } from '../../parts/match/matchTexts.ts';
import { RecordDialog } from './RecordDialog.tsx';
import type { UsedMatch } from '../../parts/match/useMatch.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';

type OfSide = { match: UsedMatch; side: Side };
type InSeason = { season: SeasonOfPage };
/** The entries of the sheet that have not been saved */
type Unsaved = { isKept: () => boolean; show: () => void; discard: () => void };
type WithUnsaved = { unsaved: Unsaved };
type ConfirmationProps = { match: UsedMatch; /** whether the form of the sheet is open */ isEntering: boolean } & InSeason & WithUnsaved;

const teamOf = ({ sheet: { match } }: UsedMatch, side: Side): string => (side === 0 ? match.home.name : match.away.name);

/** Both signatures of a finished sheet: confirm, sign with the code of the other team, dispute, and decide. */
export function Confirmation({ match, season, unsaved, isEntering }: ConfirmationProps) {
  const { formatMessage } = useIntl();
  const { state } = match;
  if (state.isAnnulled || !['to-confirm', 'confirmed', 'disputed'].includes(state.status)) return null;
  // The sheet counts without two signatures for it, and nobody disputes it again.
  const isDecided =
    state.status !== 'disputed' && state.isFinal && state.confirmations.some((confirmation) => confirmation?.changed.length !== 0);
  return (
    <Section title={formatMessage(messages.title)} rule>
      <ul className="print:grid print:grid-cols-2 print:gap-x-6">
        {isDecided && (
          <li className="border-b border-line py-3 print:col-span-2">
            <Badge meaning="success">{formatMessage(messages.decided)}</Badge>
          </li>
        )}
        {bothSides.map((side) => (
          <li key={side} className="grid content-start gap-3 border-b border-line py-3 has-[>:only-child:empty]:hidden print:border-b-0">
            <Signature match={match} side={side} />
            <div className="grid gap-3 empty:hidden print:hidden">
              <Sign {...{ match, side, season, unsaved }} />
            </div>
          </li>
        ))}
      </ul>
      {state.isConfirmedByOneAuthor && <p className="pt-2 text-body-small text-warning">{formatMessage(messages.oneAuthor)}</p>}
      <Disputed match={match} />
      {/* The form has a score of its own, and decides a dispute when it is saved. */}
      {!isEntering && <Resolve match={match} unsaved={unsaved} />}
    </Section>
  );
}

const scoreText = ({ state }: UsedMatch, locale: Locale): string => formatScore(locale, decidingScore(state));

/** What a captain can do about the sheet: confirm it, let the other captain sign here, or dispute it. */
function Sign({ match, side, season, unsaved }: OfSide & InSeason & WithUnsaved) {
  const { formatMessage, locale } = useIntl();
  const { user } = useSession();
  const { ask, question } = useUnsavedQuestion(match, unsaved);
  const { state, rights } = match;
  const isSigned = state.confirmations[side]?.changed.length === 0;
  const isOwn = rights.sides.includes(side);
  const now = useNow();
  const isEarly = isTooEarly(match);
  const isUnsigned = state.status === 'to-confirm' && !isSigned;
  const isOpen = isUnsigned && !isEarly;
  const disputable = disputableUntil(match, season);
  const isInTime = disputable === null || disputable >= now;
  const isDisputable = isOwn && isInTime && disputableSubjects(match, side).length > 0;
  const mayDispute = isDisputable && !isEarly;
  return (
    <>
      {question}
      {isEarly && isOwn && (isUnsigned || isDisputable) && (
        <p className="text-body-small text-ink-2">
          {formatMessage(messages.confirmFrom, { day: formatPlanned(locale, match.sheet.match.startsAt!.slice(0, 10), 'weekday') })}
        </p>
      )}
      {isOpen && isOwn && (
        <Button
          kind="primary"
          full
          onClick={() => {
            if (!ask()) match.record([{ kind: 'confirm', payload: { side, how: user ? 'user' : 'link', saw: seen(state) } }]);
          }}
        >
          {formatMessage(messages.confirm, { score: scoreText(match, locale), team: teamOf(match, side) })}
        </Button>
      )}
      {isOpen && !isOwn && rights.sides.length > 0 && <ByCode {...{ match, side, ask }} />}
      {mayDispute && <Dispute match={match} side={side} />}
      {mayDispute && disputable !== null && (
        <p className="text-body-small text-ink-3">
          {formatMessage(messages.disputeUntil, { time: formatInstant(locale, disputable, match.sheet.match.timeZone, 'appointment') })}
        </p>
      )}
    </>
  );
}

/** What a side can dispute: the score, games and figures that no dispute has decided. */
function disputableSubjects({ state: { games, facts }, check }: UsedMatch, side: Side): string[] {
  const all = ['score', ...games.map(({ key }) => key), ...Object.keys(facts)];
  return all.filter((subject) => check({ kind: 'dispute', payload: { side, about: [subject], reason: '-' } }) === null);
}

/** A question about entries that have not been saved, before the sheet is confirmed or decided without them. `ask`: whether it is asked */
function useUnsavedQuestion(match: UsedMatch, { isKept, show, discard }: Unsaved) {
  const { formatMessage, locale } = useIntl();
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(isKept());
    return isKept();
  };
  const close = (act: () => void) => () => {
    setAsked(false);
    act();
  };
  const question = isAsked && (
    <ConfirmDialog
      open
      onOpenChange={close(show)}
      title={formatMessage(messages.unsaved)}
      description={formatMessage(messages.unsavedMeans, { score: scoreText(match, locale) })}
      confirm={formatMessage(paperMessages.discard)}
      cancel={formatMessage(messages.showEntries)}
      danger
      onConfirm={close(discard)}
    />
  );
  return { ask, question };
}

/** Until when captains can dispute a confirmed sheet, in milliseconds; null while it is not confirmed. */
function disputableUntil({ state, events }: UsedMatch, { rules }: SeasonOfPage): number | null {
  if (state.status !== 'confirmed') return null;
  const first = firstFinal(state);
  const event = events.find(({ id }) => id === first);
  return event ? disputesEnd(Date.parse(event.serverTime ?? event.deviceTime), rules) : null;
}

/** An organiser decides that the sheet counts as it is. */
function Resolve({ match, unsaved }: { match: UsedMatch } & WithUnsaved) {
  const { formatMessage, locale } = useIntl();
  const { ask, question } = useUnsavedQuestion(match, unsaved);
  const { state, rights } = match;
  const saw = seen(state);
  const isDecided = state.status === 'confirmed' && state.isFinal;
  if (!rights.isEditor || isDecided || match.check({ kind: 'resolve', payload: { reason: '-', saw } }) !== null) return null;
  const verb = formatMessage(messages.resolve, { score: scoreText(match, locale) });
  return (
    <div className="pt-4 print:hidden">
      {question}
      <RecordDialog
        match={match}
        trigger={
          <Button full onClick={(event) => ask() && event.preventDefault()}>
            {verb}
          </Button>
        }
        title={verb}
        description={formatMessage(messages.resolveHint)}
        verb={verb}
        reason="everybody"
        recordings={(reason) => [{ kind: 'resolve', payload: { reason, saw } }]}
      >
        <Consequences match={match.sheet.match} />
      </RecordDialog>
    </div>
  );
}

/** What changes in the table or the cup if the sheet counts as it is. */
function Consequences({ match: { id, cup } }: { match: UsedMatch['sheet']['match'] }) {
  const { mutate, data, error } = useWrite('correctionEffects');
  useEffect(() => mutate({ id, score: null, games: [] }), [mutate, id]);
  if (error) return <FormError error={error} />;
  return data ? <CorrectionChanges effects={data} isCup={cup !== null} /> : <Skeleton shape="row" />;
}

/** Whether a captain has confirmed, who it was and when, and what has changed since. On paper, there is a line to sign on instead. */
function Signature({ match, side }: OfSide) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { confirmations, isFinal } = match.state;
  const confirmation = confirmations[side];
  const team = teamOf(match, side);
  const event = match.events.find(({ id }) => id === confirmation?.event);
  if (!confirmation)
    return isFinal ? null : (
      <div>
        <Badge className="print:hidden">{formatMessage(messages.notYet, { team })}</Badge>
        <div className="hidden border-t border-line-2 pt-1 text-caption wrap-anywhere print:mt-10 print:block">
          {formatMessage(blankMessages.signature, { team })}
        </div>
      </div>
    );
  if (confirmation.changed.length > 0 && isFinal) return <Badge>{formatMessage(messages.earlier, { team })}</Badge>;
  if (confirmation.changed.length > 0) {
    const changes = subjectsText(intl, match.state, confirmation.changed);
    return <Badge meaning="warning">{formatMessage(messages.changed, { team, changes })}</Badge>;
  }
  return (
    <span>
      <Badge meaning="success">{formatMessage(messages.confirmed, { team })}</Badge>
      <span className="block pt-1 text-caption text-ink-3 wrap-anywhere">
        {[formatMessage(messages.how, { how: confirmation.how }), who(), when()].filter(Boolean).join(' · ')}
      </span>
    </span>
  );

  function who(): string | undefined {
    return match.sheet.authors.find(({ author }) => author === event?.author)?.name;
  }

  function when(): string {
    const at = event?.serverTime ?? event?.deviceTime;
    return at === undefined ? '' : formatInstant(locale, at, match.sheet.match.timeZone, 'appointment');
  }
}

/** What a side disputes, and why. It withdraws the dispute until the organisers have decided. */
function Disputed({ match }: { match: UsedMatch }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { state, rights } = match;
  const dispute = state.events.findLast((event) => event.kind === 'dispute');
  if (state.status !== 'disputed' || !dispute) return null;
  const { side, about, reason } = dispute.payload;
  const withdrawal = { kind: 'undo', payload: { target: dispute.id } } as const;
  return (
    <div className="grid justify-items-start gap-3 pt-4">
      <p className="text-warning wrap-anywhere">
        {formatMessage(messages.disputed, { team: teamOf(match, side), subjects: subjectsText(intl, state, about), reason })}
      </p>
      {rights.sides.includes(side) && match.allows(withdrawal) && (
        <Button className="print:hidden" onClick={() => match.record([withdrawal])}>
          {formatMessage(messages.withdraw)}
        </Button>
      )}
    </div>
  );
}

function ByCode({ match, side, ask }: OfSide & { ask: () => boolean }) {
  const { formatMessage, locale } = useIntl();
  const [code, setCode] = useState('');
  const team = teamOf(match, side);
  const verb = formatMessage(messages.confirm, { score: scoreText(match, locale), team });
  return (
    <RecordDialog
      match={match}
      trigger={
        <Button full onClick={(event) => ask() && event.preventDefault()}>
          {formatMessage(messages.byCode, { team })}
        </Button>
      }
      title={verb}
      verb={verb}
      code={code}
      recordings={() => (/^\d{6}$/.test(code) ? [{ kind: 'confirm', payload: { side, how: 'code', saw: seen(match.state) } }] : null)}
    >
      <TextField
        label={formatMessage(lineupMessages.code, { team })}
        hint={formatMessage(messages.codeHint, { team })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={code}
        onValueChange={setCode}
      />
    </RecordDialog>
  );
}

function Dispute({ match, side }: OfSide) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [about, setAbout] = useState<readonly string[]>([]);
  const { state } = match;
  const open = new Set(disputableSubjects(match, side));
  const subjects = [
    { id: 'score', label: formatMessage(messages.wholeScore) },
    ...state.games.map((game) => ({ id: game.key, label: gameText(intl, match, game) })),
    ...Object.entries(state.facts).map(([id, fact]) => ({ id, label: figureText(intl, match, fact) })),
  ];
  return (
    <RecordDialog
      match={match}
      trigger={<Button kind="quiet">{formatMessage(messages.dispute)}</Button>}
      title={formatMessage(messages.disputeTitle)}
      description={formatMessage(messages.disputeHint)}
      verb={formatMessage(messages.dispute)}
      reason="captains"
      incomplete={formatMessage(actions.rejected, { code: 'nothingDisputed' })}
      recordings={(reason) => (about.length === 0 ? null : [{ kind: 'dispute', payload: { side, about, reason } }])}
    >
      <div className="grid pl-3">
        {subjects.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            {...(!open.has(id) && { disabled: true, hint: formatMessage(messages.isDecided) })}
            checked={about.includes(id)}
            onCheckedChange={(checked) => setAbout(checked ? [...about, id] : about.filter((each) => each !== id))}
          />
        ))}
      </div>
    </RecordDialog>
  );
}

/** A game with its players and legs, as it stands on the sheet. */
function gameText(intl: IntlShape, { nameOf }: UsedMatch, { number, players, legs }: SheetGame): string {
  const sides = bothSides.map((side) => playersText(intl, players[side] ?? [], nameOf)) as [string, string];
  const name = intl.formatMessage(gameMessages.ofMatch, { number });
  return intl.formatMessage(messages.gameOfSheet, { game: name, home: sides[0], away: sides[1], legs: formatResult(intl.locale, ...legs) });
}
