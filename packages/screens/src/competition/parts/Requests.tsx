import { Suspense } from 'react';
import { foldName } from '@oche/darts/names/foldName';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { read } from '@oche/api/read';
import { useReads, useWrite } from '@oche/api/query';
import { formatList, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Section } from '@oche/ui/Section';
import { toast } from '@oche/ui/Toaster';
import { errorMessage } from '../../shell/errorMessage.ts';
import { rosterErrors } from './rosterErrors.ts';
import { messages } from '../../parts/league/teamMessages.ts';

type Request = SeasonMember['requests'][number];
type OrganisedSeason = { id: string; organisation: { id: string } };
type RequestsProps = {
  members: readonly SeasonMember[];
  mayAnswer: (request: Request) => boolean;
  /** the season whose organiser compares new players with known ones; absent for captains */
  organised?: OrganisedSeason | undefined;
  className?: string;
};

/** The requests for players that the user may answer. Renders nothing without a request. */
export function Requests({ members, mayAnswer, organised, className }: RequestsProps) {
  const { formatMessage } = useIntl();
  const requests = members.flatMap((member) => member.requests.filter(mayAnswer).map((request) => ({ member, request })));
  if (requests.length === 0) return null;
  return (
    <Section title={formatMessage(messages.requests)} rule {...(className !== undefined && { className })}>
      <ul>
        {requests.map(({ member, request }) => (
          <RequestRow key={request.id} member={member} request={request} organised={organised} />
        ))}
      </ul>
    </Section>
  );
}

type RequestRowProps = { member: SeasonMember; request: Request; organised: OrganisedSeason | undefined };

function RequestRow({ member: { name, playerId }, request: { id, from, to, on }, organised }: RequestRowProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { mutate, isPending, variables } = useWrite('answerRequest');
  const state = (accept: boolean, known?: string) =>
    isPending && variables.accept === accept && variables.playerId === known ? 'busy' : 'ready';
  const answer = (accept: boolean, known?: string) =>
    mutate(
      { id, accept, ...(known !== undefined && { playerId: known }) },
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
      {organised && from === null && (
        <Suspense fallback={null}>
          <SameName
            {...{ season: organised, name, playerId }}
            stateOf={(known) => state(true, known)}
            onChoose={(known) => answer(true, known)}
          />
        </Suspense>
      )}
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

/** Maximum number of known players that are compared. */
const mostKnown = 20;

type SameNameProps = {
  season: OrganisedSeason;
  name: string;
  /** the player of the request */
  playerId: string;
  stateOf: (playerId: string) => 'busy' | 'ready';
  onChoose: (playerId: string) => void;
};

/** Other known players with the name of a requested one. The organiser accepts one of them instead, so that nobody is entered twice. */
function SameName({ season, name, playerId, stateOf, onChoose }: SameNameProps) {
  const { formatMessage, locale } = useIntl();
  const { known, members } = useReads({
    known: read('listPlayers', { organisationId: season.organisation.id, search: name, perPage: mostKnown }),
    members: read('listSeasonMembers', { seasonId: season.id }),
  });
  const same = known.items.filter((player) => player.id !== playerId && foldName(player.name) === foldName(name));
  if (same.length === 0) return null;
  const labelOf = ({ id, name: known, club }: (typeof same)[number]) => {
    const member = members.find((each) => each.playerId === id);
    const teams = member?.roster.filter(({ to }) => to === null).map(({ team }) => team.name) ?? [];
    if (teams.length > 0) return formatMessage(messages.acceptFrom, { name: known, team: formatList(locale, teams) });
    return formatMessage(messages.acceptKnown, { name: club ? formatList(locale, [known, club], 'unit') : known });
  };
  return (
    <div className="mt-2">
      <p className="text-body-small">{formatMessage(messages.sameName)}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        {same.map((player) => (
          <Button key={player.id} kind="primary" state={stateOf(player.id)} onClick={() => onChoose(player.id)}>
            {labelOf(player)}
          </Button>
        ))}
      </div>
    </div>
  );
}
