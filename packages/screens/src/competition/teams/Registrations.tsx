import { useState } from 'react';
import type { TeamRegistration } from '@oche/api/contract/teamRegistration';
import { useRead, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Section } from '@oche/ui/Section';
import { Skeleton } from '@oche/ui/Skeleton';
import { toast } from '@oche/ui/Toaster';
import { ReasonDialog } from '../../parts/forms/ReasonDialog.tsx';
import { eveningOf } from '../../parts/league/evening.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import type { SeasonOfPage } from '../parts/SeasonFrame.tsx';
import { AcceptTeam } from './AcceptTeam.tsx';
import { messages as teamMessages } from '../../parts/league/teamMessages.ts';
import { registrationMessages as messages } from './registrationMessages.ts';

/** The teams that ask to play in a season, with their answers. Renders nothing without any. */
export function Registrations({ season }: { season: SeasonOfPage }) {
  const { formatMessage } = useIntl();
  const registrations = useRead('listTeamRegistrations', { seasonId: season.id });
  if (registrations.length === 0) return null;
  return (
    <Section title={formatMessage(messages.title)} rule>
      <ul>
        {registrations.map((asked) => (
          <Row key={asked.id} season={season} asked={asked} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ season, asked }: { season: SeasonOfPage; asked: TeamRegistration }) {
  const { formatMessage, locale } = useIntl();
  const { name, club, homeWeekday, location, newLocation, captain, remark, sameName } = asked;
  const [answer, setAnswer] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setAnswer(null);
  const facts = [
    club,
    homeWeekday === null ? null : eveningOf(locale, asked),
    location?.name ?? (newLocation && formatMessage(messages.newLocation, { location: newLocation })),
  ].filter(Boolean);
  return (
    <li className="border-b border-l-4 border-b-line border-l-warning-fill py-2.5 pl-3 wrap-anywhere">
      <p className="text-name">{name}</p>
      <p className="mt-0.5 text-body-small text-ink-2">{facts.join(' · ')}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-body-small text-ink-2">
        {formatMessage(messages.captain, { name: captain.name })}
        <Link kind="underlined" href={`mailto:${captain.email}`}>
          {captain.email}
        </Link>
      </p>
      {remark && <p className="mt-0.5 text-body-small">{remark}</p>}
      {sameName && (
        <p className="mt-0.5 text-body-small text-ink-2">{formatMessage(sameName.isEntered ? messages.entered : messages.former)}</p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={() => setAnswer('accept')}>
          {formatMessage(teamMessages.accept)} <span className="sr-only">{name}</span>
        </Button>
        <Button kind="quiet" onClick={() => setAnswer('refuse')}>
          {formatMessage(teamMessages.refuse)} <span className="sr-only">{name}</span>
        </Button>
      </div>
      {answer === 'accept' && (
        <Boundary skeleton={<Skeleton shape="row" count={1} />}>
          <AcceptTeam season={season} asked={asked} onClose={close} />
        </Boundary>
      )}
      {answer === 'refuse' && <RefuseTeam asked={asked} onClose={close} />}
    </li>
  );
}

function RefuseTeam({ asked: { id, name }, onClose }: { asked: TeamRegistration; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { mutateAsync: answer, isPending, error } = useWrite('answerRegistration');
  const send = async (reason: string) => {
    await answer({ id, accept: false, reason });
    toast.success(formatMessage(messages.refused, { name }));
    onClose();
  };
  return (
    <ReasonDialog
      title={formatMessage(messages.refuseTitle, { name })}
      description={formatMessage(messages.refuseMeans)}
      verb={formatMessage(teamMessages.refuse)}
      isBusy={isPending}
      error={error}
      onSend={(reason) => void send(reason).catch(() => undefined)}
      onClose={onClose}
    />
  );
}
