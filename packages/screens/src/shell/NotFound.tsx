import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ErrorState } from '@oche/ui/ErrorState';
import { Link } from '@oche/ui/Link';
import { documentTitle } from './definePage.ts';
import { useHost } from './host.tsx';
import { messages } from './messages.ts';
import { usePreference } from './preferences.ts';
import { brandOf } from './site.ts';
import { useHref } from './useHref.ts';

/** Shown if no route matches the URL, or if the URL names nothing that the user may see. */
export function NotFound() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { pathname, search, site } = useHost();
  const path = search.size > 0 ? `${pathname}?${search}` : pathname;
  return (
    <>
      <title>{documentTitle(intl, formatMessage(messages.notFoundTitle), brandOf(site))}</title>
      <meta name="description" content={formatMessage(messages.notFoundDescription)} />
      <meta name="robots" content="noindex" />
      <ErrorState
        title={formatMessage(messages.errorTitle)}
        code={<code>{formatMessage(messages.pageNotFound, { path })}</code>}
        actions={<HomeButton />}
      >
        {formatMessage(messages.notFoundText)}
      </ErrorState>
    </>
  );
}

export function HomeButton({ kind = 'primary' }: { kind?: 'primary' | 'outline' }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const [, setTabletMode] = usePreference('tabletMode');
  return (
    <Button asChild kind={kind}>
      {/* In tablet mode every other page redirects to the board, so this link ends tablet mode. */}
      <Link href={href('home')} onClick={() => setTabletMode('false')}>
        {formatMessage(messages.goHome)}
      </Link>
    </Button>
  );
}
