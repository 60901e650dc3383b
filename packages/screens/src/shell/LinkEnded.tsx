import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ErrorState } from '@oche/ui/ErrorState';
import { Link } from '@oche/ui/Link';
import { documentTitle } from './definePage.ts';
import { useHost } from './host.tsx';
import { HomeButton } from './NotFound.tsx';
import { brandOf } from './site.ts';
import { linkEndedMessages as messages } from './linkEndedMessages.ts';
import { useHref } from './useHref.ts';
import { words } from './words.ts';

/**
 * Shown if a link no longer works. That of a team was renewed, or the team does not play any more. That of a match was renewed, or its time is over, or
 * the match is confirmed. `next`: the page after the log-in.
 */
export function LinkEnded({ of, next }: { of: 'team' | 'match'; next?: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { site } = useHost();
  const href = useHref();
  const title = formatMessage(messages[of]);
  return (
    <>
      <title>{documentTitle(intl, title, brandOf(site))}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        title={title}
        actions={
          <>
            <Button asChild kind="primary">
              <Link href={href('login', {}, { next: next ?? href('competitions') })}>{formatMessage(words.logIn)}</Link>
            </Button>
            <HomeButton kind="outline" />
          </>
        }
      >
        {formatMessage(messages[`${of}Text`])}
      </ErrorState>
    </>
  );
}
