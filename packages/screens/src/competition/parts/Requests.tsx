import { Suspense, useState } from 'react';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { useWrite } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { rosterErrors } from './rosterErrors.ts';
import { AcceptDialog, RefuseDialog, type AcceptedTransfer } from './RequestDialogs.tsx';
import { SameName, type OrganisedSeason } from './SameName.tsx';
import { messages } from '../../parts/league/teamMessages.ts';

type Request = SeasonMember['requests'][number];
type RequestsProps = {
  members: readonly SeasonMember[];
  mayAnswer: (request: Request) => boolean;
  /** the day: `2026-11-27` */
  today: string;
  /** the season whose organiser compares new players with known ones; absent for captains */
  organised?: OrganisedSeason | undefined;
  className?: string;
};

/** The requests for players that the user may answer. Renders nothing without a request. */
export function Requests({ members, mayAnswer, className, ...row }: RequestsProps) {
  const { formatMessage } = useIntl();
  const requests = members.flatMap((member) => member.requests.filter(mayAnswer).map((request) => ({ member, request })));
  if (requests.length === 0) return null;
  return (
    <Section title={formatMessage(messages.requests)} rule {...(className !== undefined && { className })}>
      <ul>
        {requests.map(({ member, request }) => (
          <RequestRow key={request.id} member={member} request={request} {...row} />
        ))}
      </ul>
    </Section>
  );
}

type RequestRowProps = Pick<RequestsProps, 'today' | 'organised'> & { member: SeasonMember; request: Request };

/** A request with its answers. An organiser who takes a player out of a team first reads what that means. */
function RequestRow({ member: { name, playerId }, request, today, organised }: RequestRowProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { id, from, to, on, match, isAnotherPerson } = request;
  const { mutate, isPending, variables } = useWrite('answerRequest');
  const [accepting, setAccepting] = useState<AcceptedTransfer | null>(null);
  const [isRefusing, setRefusing] = useState(false);
  const day = (local: string) => formatPlanned(locale, local, 'date');
  const state = (accept: boolean, known?: string) =>
    isPending && variables.accept === accept && variables.playerId === known ? 'busy' : 'ready';
  const doneText = (member: SeasonMember | null) => {
    const entry = member?.roster.findLast(({ team }) => team.id === to.id);
    if (!entry) return formatMessage(messages.agreed, { name });
    return entry.from > today
      ? formatMessage(messages.acceptedFrom, { name, team: to.name, day: day(entry.from) })
      : formatMessage(messages.accepted, { name, team: to.name });
  };
  const answer = (accept: boolean, { playerId: known, reason }: { playerId?: string | undefined; reason?: string } = {}) => {
    setAccepting(null);
    setRefusing(false);
    mutate(
      { id, accept, ...(known !== undefined && { playerId: known }), ...(reason && { reason }) },
      {
        onSuccess: (member) => toast.success(accept ? doneText(member) : formatMessage(messages.refused, { name })),
        onError: (error) => toast.error(errorMessage(intl, error, rosterErrors)),
      },
    );
  };
  const transfer: AcceptedTransfer | null = from && { name, from, to, on, match, hasAgreed: request.state === 'agreed' };
  return (
    <li className="border-b border-l-4 border-b-line border-l-warning-fill py-2.5 pl-3">
      <p className="text-name wrap-anywhere">
        {from
          ? formatMessage(messages.moves, { name, from: from.name, team: to.name })
          : formatMessage(messages.joins, { name, team: to.name })}
      </p>
      <p className="mt-0.5 text-body-small text-ink-2 wrap-anywhere">
        {[
          formatMessage(messages.playsFrom, { day: day(on) }),
          ...(match ? [formatMessage(messages.playsTonight, match)] : []),
          ...(organised && isAnotherPerson ? [formatMessage(messages.isAnotherPerson)] : []),
        ].join(' · ')}
      </p>
      {organised && from === null && (
        <Suspense fallback={null}>
          <SameName
            {...{ season: organised, name, playerId, isAnotherPerson }}
            stateOf={(known) => state(true, known)}
            onChoose={(known) =>
              known.from
                ? setAccepting({ name: known.name, playerId: known.id, from: known.from, to, on: null, match: null, hasAgreed: false })
                : answer(true, { playerId: known.id })
            }
          />
        </Suspense>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          {...(isAnotherPerson && { kind: 'primary' })}
          state={state(true)}
          onClick={() => (organised && transfer ? setAccepting(transfer) : answer(true))}
        >
          {formatMessage(messages.accept)} <span className="sr-only">{name}</span>
        </Button>
        <Button kind="quiet" state={state(false)} onClick={() => setRefusing(true)}>
          {formatMessage(messages.refuse)} <span className="sr-only">{name}</span>
        </Button>
      </div>
      {organised && accepting && (
        <Suspense fallback={null}>
          <AcceptDialog
            seasonId={organised.id}
            transfer={accepting}
            onAccept={() => answer(true, accepting)}
            onClose={() => setAccepting(null)}
          />
        </Suspense>
      )}
      {isRefusing && (
        <RefuseDialog name={name} team={to.name} onRefuse={(reason) => answer(false, { reason })} onClose={() => setRefusing(false)} />
      )}
    </li>
  );
}
