import { useState } from 'react';
import type { UnconfirmedRegistration } from '@oche/api/contract/teamRegistration';
import { useRead, useWrite } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { PageHeader } from '@oche/ui/PageHeader';
import { Skeleton } from '@oche/ui/Skeleton';
import { FormError } from '../../parts/forms/FormError.tsx';
import { eveningOf } from '../../parts/league/evening.ts';
import { HomeButton } from '../../shell/NotFound.tsx';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { teamFieldMessages } from '../../parts/league/teamFieldMessages.ts';
import { registerMessages as messages } from './registerMessages.ts';

type RegistrationLinkProps = { token: string; /** the name of the competition */ organisation: string };

/** What the captain of a team confirms, opened by the link in an e-mail. It needs a tap, because programs that scan e-mails also open links. */
export function RegistrationLink(props: RegistrationLinkProps) {
  const { formatMessage } = useIntl();
  const inBrowser = useInBrowser();
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} />
      <div className="grid max-w-measure justify-items-start gap-6 pt-4 pb-12">
        {inBrowser ? <Confirmation {...props} /> : <Skeleton shape="row" count={3} />}
      </div>
    </>
  );
}

function Confirmation({ token, organisation }: RegistrationLinkProps) {
  const { formatMessage } = useIntl();
  const current = useRead('getUnconfirmedRegistration', { token });
  // The server no longer returns a confirmed one.
  const [asked] = useState(current);
  const { mutateAsync: confirm, isPending, isSuccess, error } = useWrite('confirmRegistration');
  if (isSuccess && asked)
    return (
      <>
        <p role="status" className="text-body wrap-anywhere">
          {formatMessage(messages.confirmed, { team: asked.name, organisation })}
        </p>
        <HomeButton />
      </>
    );
  if (!asked)
    return (
      <>
        <p className="text-body text-ink-2">{formatMessage(messages.gone)}</p>
        <HomeButton />
      </>
    );
  return (
    <>
      <p className="text-body text-ink-2 wrap-anywhere">{formatMessage(messages.check, { season: asked.season, organisation })}</p>
      <Facts asked={asked} />
      <FormError
        error={error ?? undefined}
        errorTexts={{ gone: messages.gone, 'wrong-state': messages.closed, 'not-found': messages.closed }}
      />
      <Button
        kind="primary"
        size="lg"
        state={isPending ? 'busy' : 'ready'}
        busyLabel={formatMessage(messages.confirming)}
        onClick={() => void confirm({ token }).catch(() => undefined)}
      >
        {formatMessage(messages.confirm)}
      </Button>
    </>
  );
}

function Facts({ asked }: { asked: UnconfirmedRegistration }) {
  const { formatMessage, locale } = useIntl();
  const { name, club, homeWeekday, location, captain, remark } = asked;
  const facts = [
    [messages.name, name],
    [teamFieldMessages.club, club],
    [teamFieldMessages.evening, homeWeekday === null ? null : eveningOf(locale, asked)],
    [messages.location, location],
    [messages.captain, captain],
    [messages.remark, remark],
  ] as const;
  return (
    <dl className="w-full border-t-2 border-rule">
      {facts.map(([label, fact]) =>
        fact ? (
          <div key={label.id} className="border-b border-line py-2 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
            <dt className="text-body-small text-ink-3">{formatMessage(label)}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
