import { useState } from 'react';
import type { Offer } from '@oche/api/contract/member';
import { useRead, useWrite } from '@oche/api/query';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { PageHeader } from '@oche/ui/PageHeader';
import { Skeleton } from '@oche/ui/Skeleton';
import { toast } from '@oche/ui/Toaster';
import { Boundary } from '../../shell/Boundary.tsx';
import { FormError } from '../../parts/forms/FormError.tsx';
import { useHost } from '../../shell/host.tsx';
import { HomeButton } from '../../shell/NotFound.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { invitationMessages as messages } from './invitationMessages.ts';
import { LogInOrRegister } from './LogInOrRegister.tsx';

const skeleton = <Skeleton shape="title" className="pt-4" />;

/** An invitation, opened by a link in an e-mail: to a role in an organisation, or to link a player to the account of the user. */
export function Invitation({ token }: { token: string }) {
  const inBrowser = useInBrowser();
  return <Boundary skeleton={skeleton}>{inBrowser ? <OfferPage token={token} /> : skeleton}</Boundary>;
}

function OfferPage({ token }: { token: string }) {
  const { formatMessage } = useIntl();
  const offer = useRead('getInvitation', { token });
  // The server no longer returns an accepted invitation. The state keeps it, so that the page does not change before the navigation.
  const [initialOffer] = useState(offer);
  if (!initialOffer)
    return (
      <>
        <PageHeader title={formatMessage(messages.goneTitle)} />
        <div className="max-w-measure pt-4 pb-12">
          <p className="mb-6 text-body text-ink-2">{formatMessage(messages.gone)}</p>
          <HomeButton />
        </div>
      </>
    );
  return (
    <>
      <PageHeader title={<span className="wrap-anywhere hyphens-auto">{titleOf(initialOffer, formatMessage)}</span>} />
      <div className="max-w-measure pt-4 pb-12">
        <Text offer={initialOffer} />
        <Acceptance token={token} offer={initialOffer} />
      </div>
    </>
  );
}

const titleOf = ({ player, organisation }: Offer, formatMessage: ReturnType<typeof useIntl>['formatMessage']): string =>
  player
    ? formatMessage(messages.playerTitle, { player: player.name })
    : formatMessage(messages.roleTitle, { organisation: organisation.name });

function Text({ offer: { player, role, organisation, from } }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const values = { organisation: organisation.name, from: from ?? formatMessage(messages.somebody) };
  return (
    <div className="grid gap-3 text-body text-ink-2 wrap-anywhere">
      {player ? (
        <>
          <p>{formatMessage(messages.playerText, { ...values, games: player.games })}</p>
          <p>{formatMessage(messages.playerThen)}</p>
        </>
      ) : (
        <p>{formatMessage(messages.roleText, { ...values, role: role ?? 'editor' })}</p>
      )}
    </div>
  );
}

/** The button to accept. Logged-out users get links to log in or register. Super admins who impersonate a user get an explanation. */
function Acceptance({ token, offer: { player, organisation } }: { token: string; offer: Offer }) {
  const { formatMessage } = useIntl();
  const { state, user, impersonating, logout } = useSession();
  const { navigate } = useHost();
  const href = useHref();
  const { mutateAsync: accept, isPending, error } = useWrite('acceptInvitation');
  if (state === 'unauthenticated')
    return (
      <div className="mt-6 grid gap-4">
        <p>{formatMessage(messages.visitor)}</p>
        <LogInOrRegister next={href('profile', {}, { invitation: token })} />
      </div>
    );
  if (!user) return skeleton;
  if (impersonating) return <p className="mt-6">{formatMessage(messages.acting)}</p>;
  const press = async () => {
    await accept({ token });
    toast.success(
      player
        ? formatMessage(messages.linked, { player: player.name, organisation: organisation.name })
        : formatMessage(messages.belongs, { organisation: organisation.name }),
    );
    const manages = organisation.kind === 'club';
    navigate(player ? href('myMatches') : manages ? href('manage', {}, { club: organisation.slug }) : href('profile'), { replace: true });
  };
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <FormError error={error ?? undefined} errorTexts={{ gone: messages.gone }} />
      <p className="text-body-small text-ink-3 wrap-anywhere">{formatMessage(messages.as, { name: user.name, email: user.email })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          size="lg"
          state={isPending ? 'busy' : 'ready'}
          busyLabel={formatMessage(messages.accepting)}
          onClick={() => void press().catch(() => undefined)}
        >
          {formatMessage(player ? messages.itIsMe : messages.accept)}
        </Button>
        <Button kind="quiet" size="lg" onClick={() => void logout()}>
          {formatMessage(messages.another)}
        </Button>
      </div>
    </div>
  );
}
