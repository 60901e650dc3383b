import { useState, type ReactNode } from 'react';
import type { Postponement as Request } from '@oche/api/contract/postponement';
import { useRead, useWrite } from '@oche/api/query';
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
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { FormError } from '../../parts/forms/FormError.tsx';
import { ReasonDialog } from '../../parts/forms/ReasonDialog.tsx';
import { ReasonField } from '../../parts/forms/ReasonField.tsx';
import { Boundary } from '../../shell/Boundary.tsx';
import { words } from '../../shell/words.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import type { UsedMatch } from '../parts/match/useMatch.ts';
import { messages } from '../parts/match/postponeMessages.ts';

type OfMatch = { match: UsedMatch };

const states: readonly string[] = ['planned', 'lineups', 'postponed'];

/** Requests to play a match on another evening, for its captains and organisers. Nothing once it is played. */
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
  const { formatMessage } = useIntl();
  const [latest] = useRead('listPostponements', { seasonId: season.id, matchId: match.sheet.match.id });
  const isOpen = latest?.state === 'asked' || latest?.state === 'agreed';
  const mayAsk = match.rights.sides.length > 0 && !isOpen;
  const isAcceptedFor = latest?.state === 'done' && latest.answer !== null;
  if (!isOpen && !mayAsk && !isAcceptedFor) return null;
  return (
    <Section title={formatMessage(messages.title)} rule className="print:hidden">
      <div className="grid gap-3 pt-3">
        {isOpen && <OpenRequest match={match} request={latest} />}
        {latest?.state === 'refused' && (
          <p className="text-ink-2 wrap-anywhere">{formatMessage(messages.refused, { reason: latest.answer ?? '–' })}</p>
        )}
        {isAcceptedFor && <p className="text-ink-2 wrap-anywhere">{formatMessage(messages.acceptedFor, { reason: latest.answer! })}</p>}
        {mayAsk && <Opens label={formatMessage(messages.ask)}>{(close) => <EveningsDialog match={match} onClose={close} />}</Opens>}
      </div>
    </Section>
  );
}

const sideOf = (side: Request['askedBy']): 0 | 1 => (side === 'home' ? 0 : 1);

function OpenRequest({ match, request }: OfMatch & { request: Request }) {
  const { formatMessage, locale } = useIntl();
  const { rights, sheet } = match;
  const { mutate, isPending, error } = useWrite('answerPostponement');
  const { id, askedBy, offeredBy, reason, offers, state, day } = request;
  const nameOf = (side: Request['askedBy']) => sheet.match[side].name;
  const other = offeredBy === 'home' ? 'away' : 'home';
  const isAsked = state === 'asked';
  const isOwnTurn = isAsked && rights.sides.includes(sideOf(other));
  const mayAcceptFor = isAsked && rights.isEditor && !isOwnTurn;
  const dayText = (each: string) => formatPlanned(locale, each, 'day');
  /** the day that is to be confirmed */
  const [chosen, choose] = useState<string | null>(null);
  const verb = isAsked ? messages.accept : messages.approve;
  return (
    <>
      <p className="wrap-anywhere">{formatMessage(messages.asks, { team: nameOf(askedBy), reason })}</p>
      {isAsked && askedBy !== offeredBy && <p className="text-body-small text-ink-2">{request.answer}</p>}
      {isAsked && !isOwnTurn && (
        <p className="text-ink-2 wrap-anywhere">
          {formatMessage(messages.offers, { team: nameOf(offeredBy) })} {offers.map(dayText).join(' · ')}.{' '}
          {formatMessage(messages.waits, { team: nameOf(other) })}
        </p>
      )}
      {day !== null && <p className="text-name">{formatMessage(messages.agreed, { day: dayText(day) })}</p>}
      <FormError error={error ?? undefined} errorTexts={{ taken: messages.taken }} />
      <div className="flex flex-wrap gap-3 [&>*]:flex-1">
        {isOwnTurn &&
          offers.map((each) => (
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
          <Opens label={formatMessage(messages.offer)}>{(close) => <EveningsDialog match={match} request={id} onClose={close} />}</Opens>
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
        <ConfirmDialog
          open
          onOpenChange={() => choose(null)}
          title={formatMessage(messages.playOn, { day: dayText(chosen) })}
          description={formatMessage(isAsked ? messages.acceptMeans : messages.approveMeans)}
          confirm={formatMessage(verb, { day: dayText(chosen) })}
          cancel={formatMessage(words.cancel)}
          busy={isPending}
          onConfirm={() => mutate({ id, how: 'accept', ...(isAsked && { day: chosen }) }, { onSettled: () => choose(null) })}
        />
      )}
    </>
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
function EveningsDialog({ match, request, onClose }: OfMatch & { request?: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const matchId = match.sheet.match.id;
  const [offers, setOffers] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const ask = useWrite('askPostponement');
  const answer = useWrite('answerPostponement');
  const reason = text.trim();
  const isReasonMissing = request === undefined && reason === '';
  const submit = () => {
    setChecked(true);
    if (offers.length === 0 || isReasonMissing) return;
    const options = { onSuccess: onClose };
    if (request === undefined) ask.mutate({ id: matchId, reason, offers: [...offers] }, options);
    else answer.mutate({ id: request, how: 'offer', offers: [...offers], ...(reason !== '' && { reason }) }, options);
  };
  return (
    <FormDialog
      title={formatMessage(request === undefined ? messages.ask : messages.offer)}
      description={formatMessage(messages.hint, { most: mostOffers })}
      verb={formatMessage(messages.send)}
      isBusy={ask.isPending || answer.isPending}
      error={ask.error ?? answer.error}
      errorTexts={{ taken: messages.taken }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Boundary skeleton={<Skeleton shape="row" count={4} />}>
        <Evenings matchId={matchId} chosen={offers} onChoose={setOffers} />
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

type EveningsProps = { matchId: string; chosen: readonly string[]; onChoose: (days: readonly string[]) => void };

function Evenings({ matchId, chosen, onChoose }: EveningsProps) {
  const { formatMessage, locale } = useIntl();
  const evenings = useRead('listOfferableEvenings', { id: matchId });
  if (evenings.length === 0) return <p className="text-ink-2">{formatMessage(messages.none)}</p>;
  return (
    <fieldset>
      <legend className="text-label">{formatMessage(messages.evenings)}</legend>
      <div className="grid pl-3">
        {evenings.map(({ day, decidedBy, limits: [limit] }) => (
          <Checkbox
            key={day}
            label={formatPlanned(locale, day, 'day')}
            {...(limit !== undefined && { hint: formatMessage(messages.limited, { limit: limit === 'last-weeks' ? 'last' : limit }) })}
            {...(decidedBy === 'captains-and-editor' && { hint: formatMessage(messages.approval) })}
            disabled={chosen.length >= mostOffers && !chosen.includes(day)}
            checked={chosen.includes(day)}
            onCheckedChange={(checked) => onChoose(checked ? [...chosen, day].sort() : chosen.filter((each) => each !== day))}
          />
        ))}
      </div>
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
