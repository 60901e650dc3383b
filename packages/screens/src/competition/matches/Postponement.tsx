import { useState, type ReactNode } from 'react';
import type { Postponement as Request } from '@oche/api/contract/postponement';
import { useRead, useWrite } from '@oche/api/query';
import { mostOffers } from '@oche/darts/fixtures/postponement';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Checkbox } from '@oche/ui/Checkbox';
import { Dialog } from '@oche/ui/Dialog';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { TextField } from '@oche/ui/TextField';
import { FormError } from '../../parts/forms/FormError.tsx';
import { Boundary } from '../../shell/Boundary.tsx';
import { words } from '../../shell/words.ts';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import type { UsedMatch } from '../parts/match/useMatch.ts';
import { messages } from './postponeMessages.ts';

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
  if (!isOpen && !mayAsk) return null;
  return (
    <Section title={formatMessage(messages.title)} rule className="print:hidden">
      <div className="grid gap-3 pt-3">
        {isOpen && <OpenRequest match={match} request={latest} />}
        {latest?.state === 'refused' && (
          <p className="text-ink-2 wrap-anywhere">{formatMessage(messages.refused, { reason: latest.answer ?? '–' })}</p>
        )}
        {mayAsk && <EveningsDialog match={match} />}
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
  const dayText = (each: string) => formatPlanned(locale, each, 'day');
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
            <Button key={each} kind="primary" state={isPending ? 'busy' : 'ready'} onClick={() => mutate({ id, how: 'accept', day: each })}>
              {formatMessage(messages.accept, { day: dayText(each) })}
            </Button>
          ))}
        {rights.isEditor && day !== null && (
          <Button kind="primary" state={isPending ? 'busy' : 'ready'} onClick={() => mutate({ id, how: 'accept' })}>
            {formatMessage(messages.approve, { day: dayText(day) })}
          </Button>
        )}
        {isOwnTurn && <EveningsDialog match={match} request={id} />}
        {(isOwnTurn || rights.isEditor) && <RefuseDialog id={id} />}
        {rights.sides.includes(sideOf(askedBy)) && (
          <Button kind="quiet" onClick={() => mutate({ id, how: 'withdraw' })}>
            {formatMessage(messages.withdraw)}
          </Button>
        )}
      </div>
    </>
  );
}

/** A dialog with a form. It closes when `send` has succeeded. */
function FormDialog({ trigger, title, description, verb, busy, send, children }: FormDialogProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={title}
      {...(description !== undefined && { description })}
      close={formatMessage(words.close)}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{formatMessage(words.cancel)}</Button>
          <Button kind="primary" state={busy ? 'busy' : 'ready'} onClick={() => send(() => setOpen(false))}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">{children}</div>
    </Dialog>
  );
}

type FormDialogProps = {
  trigger: ReactNode;
  title: string;
  description?: string;
  verb: string;
  busy: boolean;
  send: (close: () => void) => void;
  children: ReactNode;
};

/** Asks for another evening, or with the id of a request, offers other ones. */
function EveningsDialog({ match, request }: OfMatch & { request?: string }) {
  const { formatMessage } = useIntl();
  const matchId = match.sheet.match.id;
  const [offers, setOffers] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const ask = useWrite('askPostponement');
  const answer = useWrite('answerPostponement');
  const why = reason.trim();
  const isMissing = request === undefined && why === '';
  const title = formatMessage(request === undefined ? messages.ask : messages.offer);
  const send = (onSuccess: () => void) => {
    setChecked(true);
    if (offers.length === 0 || isMissing) return;
    if (request === undefined) ask.mutate({ id: matchId, reason: why, offers: [...offers] }, { onSuccess });
    else answer.mutate({ id: request, how: 'offer', offers: [...offers], ...(why !== '' && { reason: why }) }, { onSuccess });
  };
  return (
    <FormDialog
      trigger={<Button>{title}</Button>}
      title={title}
      description={formatMessage(messages.hint, { most: mostOffers })}
      verb={formatMessage(messages.send)}
      busy={ask.isPending || answer.isPending}
      send={send}
    >
      <FormError error={ask.error ?? answer.error ?? undefined} errorTexts={{ taken: messages.taken }} />
      <Boundary skeleton={<Skeleton shape="row" count={4} />}>
        <Evenings matchId={matchId} chosen={offers} onChoose={setOffers} />
      </Boundary>
      {isChecked && offers.length === 0 && (
        <p role="alert" className="text-danger">
          {formatMessage(messages.chooseEvening)}
        </p>
      )}
      <TextField
        label={formatMessage(request === undefined ? messages.reason : messages.note)}
        maxLength={500}
        value={reason}
        onValueChange={setReason}
        error={isChecked && isMissing ? formatMessage(messages.giveReason) : undefined}
      />
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

function RefuseDialog({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useWrite('answerPostponement');
  const send = (onSuccess: () => void) => {
    setChecked(true);
    if (reason.trim() !== '') mutate({ id, how: 'refuse', reason: reason.trim() }, { onSuccess });
  };
  return (
    <FormDialog
      trigger={<Button>{formatMessage(messages.refuse)}</Button>}
      title={formatMessage(messages.refuseTitle)}
      description={formatMessage(messages.refuseMeans)}
      verb={formatMessage(messages.refuse)}
      busy={isPending}
      send={send}
    >
      <FormError error={error ?? undefined} />
      <TextField
        label={formatMessage(messages.reason)}
        maxLength={500}
        value={reason}
        onValueChange={setReason}
        error={isChecked && reason.trim() === '' ? formatMessage(messages.giveReason) : undefined}
      />
    </FormDialog>
  );
}
