import { Suspense, useState } from 'react';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { useWrite } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { localNow } from '../../parts/forms/timeZones.ts';
import { messages } from '../../parts/league/teamMessages.ts';
import { firstDayIn } from './firstDayIn.ts';
import { AcceptDialog, RefuseDialog, type AcceptedTransfer } from './RequestDialogs.tsx';
import { rosterErrors } from './rosterErrors.ts';
import { SameName } from './SameName.tsx';
import type { SeasonOfPage } from './SeasonFrame.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

type Request = SeasonMember['requests'][number];
type RequestsProps = {
  season: SeasonOfPage;
  members: readonly SeasonMember[];
  mayAnswer: (request: Request) => boolean;
  className?: string;
};

/** The requests for players that the user may answer. Renders nothing without a request. */
export function Requests({ season, members, mayAnswer, className }: RequestsProps) {
  const { formatMessage } = useIntl();
  const requests = members.flatMap((member) => member.requests.filter(mayAnswer).map((request) => ({ member, request })));
  const { ref, keep } = useKeptFocus(requests.length);
  const [hasAnswered, setAnswered] = useState(false);
  const onAnswer = () => {
    keep();
    setAnswered(true);
  };
  if (requests.length === 0 && !hasAnswered) return null;
  return (
    <Section ref={ref} tabIndex={-1} title={formatMessage(messages.requests)} rule {...(className !== undefined && { className })}>
      {requests.length === 0 && <p className="py-2.5 text-ink-2">{formatMessage(messages.noneLeft)}</p>}
      <ul>
        {requests.map(({ member, request }) => (
          <RequestRow key={request.id} {...{ season, member, request, onAnswer }} />
        ))}
      </ul>
    </Section>
  );
}

type RequestRowProps = { season: SeasonOfPage; member: SeasonMember; request: Request; onAnswer: () => void };

/** Answers a request, and says what has happened. The row may be gone by then, because the members are read again. */
function useAnswer(season: SeasonOfPage, { name }: SeasonMember, { id, to }: Request, onAnswer: () => void) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { mutateAsync: answerRequest, isPending, variables } = useWrite('answerRequest');
  const doneText = (member: SeasonMember | null) => {
    const entry = member?.roster.findLast(({ team }) => team.id === to.id);
    if (!member || !entry) return formatMessage(messages.agreed, { name });
    const today = localNow(season.organisation.timeZone).slice(0, 10);
    const first = firstDayIn(member, entry.from);
    return first > today
      ? formatMessage(messages.acceptedFrom, { name, team: to.name, day: formatPlanned(locale, first, 'date') })
      : formatMessage(messages.accepted, { name, team: to.name });
  };
  const answer = async (accept: boolean, { playerId, reason }: { playerId?: string | undefined; reason?: string } = {}) => {
    onAnswer();
    try {
      const member = await answerRequest({ id, accept, ...(playerId !== undefined && { playerId }), ...(reason && { reason }) });
      toast.success(accept ? doneText(member) : formatMessage(messages.refused, { name }));
    } catch (error) {
      toast.error(errorMessage(intl, error, { ...rosterErrors, taken: messages.promisedElsewhere }));
    }
  };
  const stateOf = (accept: boolean, known?: string) =>
    isPending && variables.accept === accept && variables.playerId === known ? ('busy' as const) : ('ready' as const);
  return { answer, stateOf };
}

/** What an acceptance means, for the dialog that asks first. Null if it affects only the team that asks. */
function transferOf({ name, suspension, requests }: SeasonMember, request: Request): AcceptedTransfer | null {
  const { id, from, to, on, match, state } = request;
  const others = requests.filter((other) => other.id !== id);
  if (!from && others.length === 0 && !suspension) return null;
  return { ...{ name, from, to, on, match, others, suspension }, isInstead: false, hasAgreed: state === 'agreed' };
}

/** A request with its answers. If accepting it affects more than the team that asks, a dialog says so first. */
function RequestRow({ season, member, request, onAnswer }: RequestRowProps) {
  const { formatMessage, locale } = useIntl();
  const { answer, stateOf } = useAnswer(season, member, request, onAnswer);
  const { name, playerId } = member;
  const { from, to, on, match, isAnotherPerson } = request;
  const { isOrganiser } = season;
  const [accepting, setAccepting] = useState<AcceptedTransfer | null>(null);
  const [isRefusing, setRefusing] = useState(false);
  const hasAgreed = request.state === 'agreed';
  const transfer = transferOf(member, request);
  return (
    <li className="border-b border-l-4 border-b-line border-l-warning-fill py-2.5 pl-3">
      <p className="text-name wrap-anywhere">
        {from
          ? formatMessage(messages.moves, { name, from: from.name, team: to.name })
          : formatMessage(messages.joins, { name, team: to.name })}
      </p>
      <p className="mt-0.5 text-body-small text-ink-2 wrap-anywhere">
        {[
          formatMessage(messages.playsFrom, { day: formatPlanned(locale, on, 'date') }),
          ...(match ? [formatMessage(messages.playsTonight, match)] : []),
          ...(isOrganiser && from && hasAgreed ? [formatMessage(messages.hasAgreed, { team: from.name })] : []),
          ...(isOrganiser && isAnotherPerson ? [formatMessage(messages.isAnotherPerson)] : []),
        ].join(' · ')}
      </p>
      {isOrganiser && from === null && (
        <Suspense fallback={null}>
          <SameName
            {...{ season, name, playerId, isAnotherPerson, to, on }}
            stateOf={(known) => stateOf(true, known)}
            onChoose={(known, moves) => (moves ? setAccepting(moves) : void answer(true, { playerId: known }))}
          />
        </Suspense>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          {...(isAnotherPerson && { kind: 'primary' })}
          state={stateOf(true)}
          onClick={() => (transfer ? setAccepting(transfer) : void answer(true))}
        >
          {formatMessage(messages.accept)} <span className="sr-only">{name}</span>
        </Button>
        <Button kind="quiet" state={stateOf(false)} onClick={() => setRefusing(true)}>
          {formatMessage(messages.refuse)} <span className="sr-only">{name}</span>
        </Button>
      </div>
      {accepting && (
        <Suspense fallback={null}>
          <AcceptDialog
            season={season}
            transfer={accepting}
            onAccept={() => {
              setAccepting(null);
              void answer(true, accepting);
            }}
            onClose={() => setAccepting(null)}
          />
        </Suspense>
      )}
      {isRefusing && (
        <RefuseDialog
          name={name}
          team={to.name}
          onRefuse={(reason) => {
            setRefusing(false);
            void answer(false, { reason });
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </li>
  );
}
