import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { useWrite } from '@oche/api/query';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { rosterErrors } from './rosterErrors.ts';
import { messages } from './teamMessages.ts';

type Request = SeasonMember['requests'][number];
type RequestsProps = { members: readonly SeasonMember[]; mayAnswer: (request: Request) => boolean; className?: string };

/** The requests for players that the user may answer. Renders nothing without a request. */
export function Requests({ members, mayAnswer, className }: RequestsProps) {
  const { formatMessage } = useIntl();
  const requests = members.flatMap((member) => member.requests.filter(mayAnswer).map((request) => ({ member, request })));
  if (requests.length === 0) return null;
  return (
    <Section title={formatMessage(messages.requests)} rule {...(className !== undefined && { className })}>
      <ul>
        {requests.map(({ member, request }) => (
          <RequestRow key={request.id} member={member} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function RequestRow({ member: { name }, request: { id, from, to, on } }: { member: SeasonMember; request: Request }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { mutate, isPending, variables } = useWrite('answerRequest');
  const state = (accept: boolean) => (isPending && variables.accept === accept ? 'busy' : 'ready');
  const answer = (accept: boolean) =>
    mutate(
      { id, accept },
      {
        onSuccess: (member) =>
          toast.success(
            member?.roster.some(({ team }) => team.id === to.id)
              ? formatMessage(messages.accepted, { name, team: to.name })
              : formatMessage(messages.agreed, { name }),
          ),
        onError: (error) => toast.error(errorMessage(intl, error, rosterErrors)),
      },
    );
  return (
    <li className="border-b border-l-4 border-b-line border-l-warning-fill py-2.5 pl-3">
      <p className="text-name wrap-anywhere">
        {from
          ? formatMessage(messages.moves, { name, from: from.name, team: to.name })
          : formatMessage(messages.joins, { name, team: to.name })}
      </p>
      <p className="mt-0.5 text-body-small text-ink-2">{formatMessage(messages.playsFrom, { day: formatPlanned(locale, on, 'date') })}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button state={state(true)} onClick={() => answer(true)}>
          {formatMessage(messages.accept)} <span className="sr-only">{name}</span>
        </Button>
        <Button kind="quiet" state={state(false)} onClick={() => answer(false)}>
          {formatMessage(messages.refuse)} <span className="sr-only">{name}</span>
        </Button>
      </div>
    </li>
  );
}
