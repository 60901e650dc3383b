import { useEffect } from 'react';
import { useApi } from '@oche/api/provider';
import { useWrite } from '@oche/api/query';
import { useSession } from '@oche/api/session';
import { useTeamOfLink, type TeamOfLink } from '@oche/api/useTeamOfLink';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { PageHeader } from '@oche/ui/PageHeader';
import { Skeleton } from '@oche/ui/Skeleton';
import { toast } from '@oche/ui/Toaster';
import { FormError } from '../../parts/forms/FormError.tsx';
import { Boundary } from '../../shell/Boundary.tsx';
import { useHost } from '../../shell/host.tsx';
import { LinkEnded } from '../../shell/LinkEnded.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useInBrowser } from '../../shell/useInBrowser.ts';
import { invitationMessages } from './invitationMessages.ts';
import { teamLinkMessages as messages } from './teamLinkMessages.ts';

const skeleton = <Skeleton shape="title" className="pt-4" />;

/** The link of a team. A guest continues to the page of the team, and the device keeps the link. A user may add the team to their account. */
export function TeamLink({ token }: { token: string }) {
  const inBrowser = useInBrowser();
  return <Boundary skeleton={skeleton}>{inBrowser ? <Linked token={token} /> : skeleton}</Boundary>;
}

function Linked({ token }: { token: string }) {
  const linked = useTeamOfLink(token);
  const { state, user } = useSession();
  if (!linked) return <LinkEnded of="team" />;
  if (state === 'unauthenticated') return <Guest token={token} linked={linked} />;
  return user ? <Claim token={token} linked={linked} /> : skeleton;
}

/** The page of the team. */
function useTeamPage({ organisation, season, team }: TeamOfLink): string {
  const href = useHref();
  return href('teamManage', { org_slug: organisation.slug, season_slug: season.slug, team_slug: team.slug });
}

function Guest({ token, linked }: { token: string; linked: TeamOfLink }) {
  const { tokens } = useApi();
  const { navigate } = useHost();
  const page = useTeamPage(linked);
  useEffect(() => {
    tokens.set('team', token);
    navigate(page, { replace: true });
  }, [tokens, token, navigate, page]);
  return skeleton;
}

function Claim({ token, linked }: { token: string; linked: TeamOfLink }) {
  const { formatMessage } = useIntl();
  const { user, impersonating, logout } = useSession();
  const { navigate } = useHost();
  const page = useTeamPage(linked);
  const { mutateAsync: claim, isPending, error } = useWrite('claimTeam');
  const values = { team: linked.team.name, competition: linked.organisation.name, season: linked.season.name };
  const press = async () => {
    await claim({ token });
    toast.success(formatMessage(messages.claimed, values));
    navigate(page, { replace: true });
  };
  return (
    <>
      <PageHeader title={<span className="wrap-anywhere hyphens-auto">{formatMessage(messages.title, values)}</span>} />
      <div className="grid max-w-measure gap-4 pt-4 pb-12">
        <p className="text-body text-ink-2 wrap-anywhere">{formatMessage(messages.text, values)}</p>
        {impersonating || !user ? (
          <p>{formatMessage(invitationMessages.acting)}</p>
        ) : (
          <>
            <FormError error={error ?? undefined} errorTexts={{ taken: messages.taken }} />
            <p className="text-body-small text-ink-3 wrap-anywhere">
              {formatMessage(invitationMessages.as, { name: user.name, email: user.email })}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button kind="primary" size="lg" state={isPending ? 'busy' : 'ready'} onClick={() => void press().catch(() => undefined)}>
                {formatMessage(messages.claim)}
              </Button>
              <Button kind="quiet" size="lg" onClick={() => void logout()}>
                {formatMessage(invitationMessages.another)}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}
