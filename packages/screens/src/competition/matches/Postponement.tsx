import { useEffect, useState, type ReactNode } from 'react';
import type { Postponement as Request } from '@oche/api/contract/postponement';
import { ApiError } from '@oche/api/errors';
import { useInvalidate, useRead, useWrite } from '@oche/api/query';
import { read } from '@oche/api/read';
import { mostOffers } from '@oche/darts/fixtures/postponement';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { ConfirmDialog } from '@oche/ui/ConfirmDialog';
import { RadioGroup } from '@oche/ui/RadioGroup';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { TextField } from '@oche/ui/TextField';
import { toast } from '@oche/ui/Toaster';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { FormError } from '../../parts/forms/FormError.tsx';
import { ReasonDialog } from '../../parts/forms/ReasonDialog.tsx';
import { ReasonField } from '../../parts/forms/ReasonField.tsx';
import { Boundary } from '../../shell/Boundary.tsx';
import { words } from '../../shell/words.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import type { UsedMatch } from '../../parts/match/useMatch.ts';
import { messages } from '../../parts/match/postponeMessages.ts';

type OfMatch = { match: UsedMatch };

const states: readonly string[] = ['planned', 'lineups', 'postponed'];

/**
 * Requests to play a match on another evening, for its captains and organisers: what was asked, who has to answer, and the button to ask. Renders
 * nothing once the match is played.
 */
export function Postponement({ match, season }: OfMatch & { season: SeasonOfPage }) {
  const { rights, state } = match;
  if (season.isOver || !states.includes(state.status) || (!rights.isEditor && rights.sides.length === 0)) return null;
  return (
    <Boundary skeleton={null}>
      <Requests match={match} season={season} />
    </Boundary>
  );
}

function Requests({ match, season }: OfMatch & { season: SeasonOfPage }) {
  const { formatMessage, locale } = useIntl();
  const [latest] = useRead('listPostponements', { seasonId: season.id, matchId: match.sheet.match.id });
  const isOpen = latest?.state === 'asked' || latest?.state === 'agreed';
  const mayAsk = match.rights.sides.length > 0 && !isOpen;
  if (!isOpen && !mayAsk && latest?.state !== 'done') return null;
  if (isOpen)
    return (
      <Section title={formatMessage(messages.title)} rule className="pb-6 print:hidden">
        <div className="grid gap-3 pt-3">
          <OpenRequest match={match} request={latest} />
        </div>
      </Section>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-6 print:hidden">
      {mayAsk && <Opens label={formatMessage(messages.ask)}>{(close) => <EveningsDialog match={match} onClose={close} />}</Opens>}
      {latest && <p className="text-body-small text-ink-2 wrap-anywhere empty:hidden">{outcome(latest)}</p>}
    </div>
  );

  /** What has become of the last request. */
  function outcome({ state, askedBy, day, answer }: Request): string {
    const team = match.sheet.match[askedBy].name;
    if (state === 'refused') return formatMessage(messages.refused, { reason: answer ?? '–' });
    if (state !== 'done' || day === null) return '';
    const isThere = match.sheet.match.startsAt?.slice(0, 10) === day;
    return [
      ...(isThere ? [formatMessage(messages.moved, { day: formatPlanned(locale, day, 'day'), team })] : []),
      ...(answer === null ? [] : [formatMessage(messages.acceptedFor, { reason: answer })]),
    ].join(' ');
  }
}

const sideOf = (side: Request['askedBy']): 0 | 1 => (side === 'home' ? 0 : 1);

function OpenRequest({ match, request }: OfMatch & { request: Request }) {
  const { formatMessage, locale } = useIntl();
  const { rights, sheet } = match;
  const { mutate, mutateAsync, isPending, error, variables } = useWrite('answerPostponement');
  const { id, askedBy, offeredBy, reason, offers, state, day, answer } = request;
  const nameOf = (side: Request['askedBy']) => sheet.match[side].name;
  const other = offeredBy === 'home' ? 'away' : 'home';
  const isAsked = state === 'asked';
  const isOwnTurn = isAsked && rights.sides.includes(sideOf(other));
  const mayAcceptFor = isAsked && rights.isEditor && !isOwnTurn;
  const dayText = (each: string) => formatPlanned(locale, each, 'day');
  /** Whether the server has not just refused to move the match to this day. */
  const isFree = (each: string) => error?.code !== 'taken' || variables?.day !== each;
  /** the day that is to be confirmed */
  const [chosen, choose] = useState<string | null>(null);
  return (
    <>
      <p className="wrap-anywhere">{formatMessage(messages.asks, { team: nameOf(askedBy), reason })}</p>
      {isAsked && answer !== null && (
        <p className="text-body-small text-ink-2 wrap-anywhere">
          {formatMessage(messages.noteOf, { team: nameOf(offeredBy), note: answer })}
        </p>
      )}
      {isAsked && !isOwnTurn && (
        <p className="text-ink-2 wrap-anywhere">
          {formatMessage(messages.offers, { team: nameOf(offeredBy) })} {offers.map(dayText).join(' · ')}
          <br />
          {formatMessage(messages.waits, { team: nameOf(other) })}
        </p>
      )}
      {day !== null && <p className="text-name">{formatMessage(messages.agreed, { day: dayText(day) })}</p>}
      <FormError error={error ?? undefined} errorTexts={{ taken: messages.taken }} />
      {/* On a phone, two buttons beside each other have room for a date in two lines. */}
      <div className="flex flex-wrap gap-3 [&>*]:grow [&>*]:basis-36">
        {isOwnTurn &&
          offers.filter(isFree).map((each) => (
            <Button key={each} kind="primary" onClick={() => choose(each)}>
              {formatMessage(messages.accept, { day: dayText(each) })}
            </Button>
          ))}
        {rights.isEditor && day !== null && (
          <Button kind="primary" onClick={() => choose(day)}>
            {formatMessage(messages.approve, { day: dayText(day) })}
          </Button>
        )}
        {mayAcceptFor && (
          <Opens label={formatMessage(messages.acceptFor, { team: nameOf(other) })}>
            {(close) => <AcceptDialog team={nameOf(other)} request={request} onClose={close} />}
          </Opens>
        )}
        {isOwnTurn && (
          <Opens label={formatMessage(messages.offer)}>
            {(close) => <EveningsDialog match={match} request={request} onClose={close} />}
          </Opens>
        )}
        {(isOwnTurn || rights.isEditor) && (
          <Opens label={formatMessage(messages.refuse)}>{(close) => <RefuseDialog id={id} onClose={close} />}</Opens>
        )}
        {rights.sides.includes(sideOf(askedBy)) && (
          <Button kind="quiet" onClick={() => mutate({ id, how: 'withdraw' })}>
            {formatMessage(messages.withdraw)}
          </Button>
        )}
      </div>
      {chosen !== null && (
        <Boundary skeleton={null}>
          <AcceptQuestion
            match={match}
            request={request}
            day={chosen}
            onClose={() => choose(null)}
            accept={mutateAsync}
            isBusy={isPending}
          />
        </Boundary>
      )}
    </>
  );
}

type AcceptQuestionProps = OfMatch & {
  request: Request;
  day: string;
  accept: ReturnType<typeof useWrite<'answerPostponement'>>['mutateAsync'];
  isBusy: boolean;
  onClose: () => void;
};

/** Asks before an evening is accepted or approved. An organiser moves the match at once. */
const AcceptQuestion = (props: AcceptQuestionProps) =>
  props.match.rights.isEditor ? <Question {...props} how="once" /> : <QuestionOfCaptain {...props} />;

function QuestionOfCaptain(props: AcceptQuestionProps) {
  const evenings = useRead('listOfferableEvenings', { id: props.match.sheet.match.id });
  const isAtOnce = evenings.find(({ day }) => day === props.day)?.decidedBy === 'captains';
  return <Question {...props} how={isAtOnce ? 'once' : 'approval'} />;
}

type QuestionProps = Omit<AcceptQuestionProps, 'match'> & {
  /** whether the match moves at once, or an organiser has to approve it */ how: 'once' | 'approval';
};

function Question({ request: { id, state }, day, how, accept, isBusy, onClose }: QuestionProps) {
  const { formatMessage, locale } = useIntl();
  const values = { day: formatPlanned(locale, day, 'day') };
  const isAsked = state === 'asked';
  // The answer may end the request, and this question with it, before the callbacks of `mutate` are called.
  const confirm = async () => {
    try {
      const { state: after } = await accept({ id, how: 'accept', ...(isAsked && { day }) });
      toast.success(formatMessage(after === 'done' ? messages.movedNow : messages.toApprove, values));
    } catch {
      // The page shows the error.
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={formatMessage(messages.playOn, values)}
      description={formatMessage(isAsked ? messages.acceptMeans : messages.approveMeans, { how })}
      confirm={formatMessage(isAsked ? messages.accept : messages.approve, values)}
      cancel={formatMessage(words.cancel)}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  );
}

/** A button that opens a dialog. */
function Opens({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

/** Asks for another evening, or with the id of a request, offers other ones. */
function EveningsDialog({ match, request, onClose }: OfMatch & { request?: Request; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { id: matchId, home, away } = match.sheet.match;
  /** the team that has to answer */
  const [own, other] = match.rights.sides[0] === 1 ? [away.name, home.name] : [home.name, away.name];
  const [offers, setOffers] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const invalidate = useInvalidate();
  const ask = useWrite('askPostponement');
  const answer = useWrite('answerPostponement');
  const reason = text.trim();
  const isReasonMissing = request === undefined && reason === '';
  const send = () =>
    request === undefined
      ? ask.mutateAsync({ id: matchId, reason, offers: [...offers] })
      : answer.mutateAsync({ id: request.id, how: 'offer', offers: [...offers], ...(reason !== '' && { reason }) });
  const submit = async () => {
    setChecked(true);
    if (offers.length === 0 || isReasonMissing) return;
    // Once the page knows the request, this dialog is gone, before the callbacks of `mutate` are called.
    try {
      await send();
    } catch (error) {
      // Somebody else has taken an evening. The list then shows those that are still free.
      if (error instanceof ApiError && error.code === 'taken') await invalidate([read('listOfferableEvenings', { id: matchId })]);
      return;
    }
    toast.success(formatMessage(messages.sent, { team: other }));
    onClose();
  };
  return (
    <FormDialog
      title={formatMessage(request === undefined ? messages.ask : messages.offer)}
      description={formatMessage(messages.hint, { most: mostOffers })}
      verb={formatMessage(messages.send)}
      isBusy={ask.isPending || answer.isPending}
      error={ask.error ?? answer.error}
      errorTexts={{ taken: messages.taken }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Boundary skeleton={<Skeleton shape="row" count={4} />}>
        <Evenings
          matchId={matchId}
          asking={request ? match.sheet.match[request.askedBy].name : own}
          other={other}
          chosen={offers}
          onChoose={setOffers}
        />
      </Boundary>
      {isChecked && offers.length === 0 && (
        <p role="alert" className="text-danger">
          {formatMessage(messages.chooseEvening)}
        </p>
      )}
      {request === undefined ? (
        <ReasonField value={text} onValueChange={setText} isMissing={isChecked && isReasonMissing} />
      ) : (
        <TextField label={formatMessage(messages.note)} maxLength={500} value={text} onValueChange={setText} />
      )}
    </FormDialog>
  );
}

type EveningsProps = {
  matchId: string;
  /** the team that asks to move the match */
  asking: string;
  /** the team that has to answer */
  other: string;
  chosen: readonly string[];
  onChoose: (days: readonly string[]) => void;
};

function Evenings({ matchId, asking, other, chosen, onChoose }: EveningsProps) {
  const { formatMessage, locale } = useIntl();
  const evenings = useRead('listOfferableEvenings', { id: matchId });
  // An evening that has been taken meanwhile can no longer be chosen.
  const free = chosen.filter((each) => evenings.some(({ day }) => day === each));
  const isOneTaken = free.length < chosen.length;
  useEffect(() => {
    if (isOneTaken) onChoose(free);
  });
  if (evenings.length === 0) return <p className="text-ink-2">{formatMessage(messages.none)}</p>;
  const deciders = new Set(evenings.filter(({ day }) => chosen.includes(day)).map(({ decidedBy }) => decidedBy === 'captains'));
  const how = deciders.size === 2 ? 'either' : deciders.has(true) ? 'once' : deciders.has(false) ? 'approval' : 'none';
  return (
    <fieldset>
      <legend className="text-label">{formatMessage(messages.evenings)}</legend>
      <div className="grid pl-3">
        {evenings.map(({ day, decidedBy, limits: [limit] }) => (
          <Checkbox
            key={day}
            label={formatPlanned(locale, day, 'day')}
            {...(limit !== undefined && {
              hint: formatMessage(messages.limited, { team: asking, limit: limit === 'last-weeks' ? 'last' : limit }),
            })}
            {...(decidedBy === 'captains-and-editor' && { hint: formatMessage(messages.approval) })}
            {...(decidedBy === 'captains' && { hint: formatMessage(messages.atOnce) })}
            disabled={chosen.length >= mostOffers && !chosen.includes(day)}
            checked={chosen.includes(day)}
            onCheckedChange={(checked) => onChoose(checked ? [...chosen, day].sort() : chosen.filter((each) => each !== day))}
          />
        ))}
      </div>
      <p role="status" className="pt-2 text-body-small text-ink-2 wrap-anywhere">
        {formatMessage(messages.whatHappens, { how, team: other })}
      </p>
    </fieldset>
  );
}

function RefuseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useWrite('answerPostponement');
  return (
    <ReasonDialog
      title={formatMessage(messages.refuseTitle)}
      description={formatMessage(messages.refuseMeans)}
      verb={formatMessage(messages.refuse)}
      isBusy={isPending}
      error={error}
      onSend={(reason) => mutate({ id, how: 'refuse', reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** An organiser accepts an evening in place of the team that was asked, with a reason that both teams see. */
function AcceptDialog({ team, request: { id, offers }, onClose }: { team: string; request: Request; onClose: () => void }) {
  const { formatMessage, locale } = useIntl();
  const [day, setDay] = useState(offers[0]!);
  const { mutate, isPending, error } = useWrite('answerPostponement');
  return (
    <ReasonDialog
      title={formatMessage(messages.acceptForTitle, { team })}
      description={formatMessage(messages.acceptForMeans)}
      verb={formatMessage(messages.accept, { day: formatPlanned(locale, day, 'day') })}
      isBusy={isPending}
      error={error}
      errorTexts={{ taken: messages.taken }}
      onSend={(reason) => mutate({ id, how: 'accept', day, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <RadioGroup
        label={formatMessage(messages.evenings)}
        options={offers.map((each) => ({ value: each, label: formatPlanned(locale, each, 'day') }))}
        value={day}
        onValueChange={setDay}
      />
    </ReasonDialog>
  );
}
