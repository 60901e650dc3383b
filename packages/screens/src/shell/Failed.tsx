import { useEffect } from 'react';
import { ApiError } from '@oche/api/errors';
import { useApi } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { routes, type Route } from '@oche/routes/table';
import { Button } from '@oche/ui/Button';
import { ErrorState } from '@oche/ui/ErrorState';
import { forgetBoard } from './boardPairing.ts';
import { documentTitle } from './definePage.ts';
import { errorMessage } from './errorMessage.ts';
import { useHost } from './host.tsx';
import { clearFailedScreens, ScreenError } from './loadedScreens.ts';
import { messages } from './messages.ts';
import { HomeButton } from './NotFound.tsx';
import { useReportPageLoad } from './pageLoad.ts';
import { reloadOnce } from './reloadOnce.ts';
import { brandOf } from './site.ts';
import { TabletLogo } from './TabletLogo.tsx';
import { LinkEnded } from './LinkEnded.tsx';
import { useIsOfTeamLink } from './useIsOfTeamLink.ts';
import { useRoute } from './useRoute.ts';
import { words } from './words.ts';

/** The title of a page that could not be shown, and a request to search engines not to index it. */
export function FailedHead() {
  const intl = useIntl();
  const { site } = useHost();
  return (
    <>
      <title>{documentTitle(intl, intl.formatMessage(messages.errorTitle), brandOf(site))}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The error page: the reason, a button to try again and a link home. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  useReportPageLoad('error');
  const { storage, tokens, reload } = useApi();
  const { storage: device, pathname } = useHost();
  const route = useRoute();
  const row: Route | null = route && routes[route.name];
  const isRejected = error instanceof ApiError && error.status === 401;
  const isMatchLinkEnded = isRejected && row?.area === 'competition/play' && tokens.get('match') !== null;
  const hasOtherToken = tokens.get('user') !== null || tokens.get('team') !== null;
  const isTeamLinkEnded = useIsOfTeamLink() && isRejected;
  const isUnpaired = isRejected && row?.access === 'board-auth';
  const isDropped = isMatchLinkEnded && hasOtherToken;
  useEffect(() => {
    if (error instanceof ScreenError) reloadOnce(storage, reload);
    // Without this cleanup the cached rejected promise would fail the screen again on the next visit.
    return clearFailedScreens;
  }, [error, storage, reload]);
  // The server no longer accepts the tablet's token. Once it is deleted, the guard redirects to the pairing page.
  useEffect(() => {
    if (!isUnpaired) return;
    forgetBoard({ storage: device, tokens });
    onRetry();
  }, [isUnpaired, device, tokens, onRetry]);
  // The link of a match has ended. The user or the captain of this device may score it without the link.
  useEffect(() => {
    if (!isDropped) return;
    tokens.set('match', null);
    onRetry();
  }, [isDropped, tokens, onRetry]);
  const retry = () => {
    clearFailedScreens();
    onRetry();
  };
  if (isUnpaired || isDropped) return null;
  if (isMatchLinkEnded) return <LinkEnded of="match" next={pathname} />;
  if (isTeamLinkEnded) return <LinkEnded of="team" />;
  const failed = (
    <>
      <FailedHead />
      <ErrorState
        title={intl.formatMessage(messages.errorTitle)}
        code={<code>{errorMessage(intl, error)}</code>}
        actions={
          <>
            <Button kind="primary" onClick={retry}>
              {intl.formatMessage(words.tryAgain)}
            </Button>
            <HomeButton kind="outline" />
          </>
        }
      >
        <p>{intl.formatMessage(messages.notFoundText)}</p>
        <p>{intl.formatMessage(messages.failedText)}</p>
      </ErrorState>
    </>
  );
  if (row?.layout !== 'tablet' && row?.layout !== 'tablet-live') return failed;
  return (
    <>
      <header className="flex min-h-12 items-center bg-frame pl-0.5 safe-top md:min-h-13 md:pl-3">
        <TabletLogo />
      </header>
      <div className="mx-auto max-w-[82rem] px-6">{failed}</div>
    </>
  );
}
