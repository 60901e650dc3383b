import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ErrorState } from '@oche/ui/ErrorState';
import { Link } from '@oche/ui/Link';
import { documentTitle } from './definePage.ts';
import { useHost } from './host.tsx';
import { HomeButton } from './NotFound.tsx';
import { brandOf } from './site.ts';
import { teamLinkMessages as messages } from './teamLinkMessages.ts';
import { useHref } from './useHref.ts';
import { words } from './words.ts';

/** Shown if the link of a team no longer works: it was renewed, or the team does not play any more. */
export function TeamLinkEnded() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { site } = useHost();
  const href = useHref();
  const title = formatMessage(messages.endedTitle);
  return (
    <>
      <title>{documentTitle(intl, title, brandOf(site))}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        title={title}
        actions={
          <>
            <Button asChild kind="primary">
              <Link href={href('login', {}, { next: href('competitions') })}>{formatMessage(words.logIn)}</Link>
            </Button>
            <HomeButton kind="outline" />
          </>
        }
      >
        {formatMessage(messages.endedText)}
      </ErrorState>
    </>
  );
}
