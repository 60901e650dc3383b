import { useEffect } from 'react';
import { useApi } from '@oche/api/provider';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ErrorState } from '@oche/ui/ErrorState';
import { documentTitle } from './definePage.ts';
import { errorMessage } from './errorMessage.ts';
import { useHost } from './host.tsx';
import { forgetFailedScreens, ScreenError } from './loadedScreens.ts';
import { messages } from './messages.ts';
import { HomeButton } from './NotFound.tsx';
import { useReportPageLoad } from './pageLoad.ts';
import { reloadOnce } from './reloadOnce.ts';
import { brandOf } from './site.ts';
import { words } from './words.ts';

/** The document's head of a page that could not be shown. */
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

/** A page that could not be shown, and what can be done about it. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const intl = useIntl();
  const { storage, reload } = useApi();
  useReportPageLoad('error');
  useEffect(() => {
    if (error instanceof ScreenError) reloadOnce(storage, reload);
    // Whoever comes here again has another try.
    return forgetFailedScreens;
  }, [error, storage, reload]);
  const retry = () => {
    forgetFailedScreens();
    onRetry();
  };
  return (
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
}
