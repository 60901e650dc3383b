import type { CompetitionContext } from '@oche/api/contract/competition';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { ErrorState } from '@oche/ui/ErrorState';
import { Link } from '@oche/ui/Link';
import { documentTitle } from './definePage.ts';
import { useHost } from './host.tsx';
import { messages } from './messages.ts';
import { usePreference } from './preferences.ts';
import { brandOf, contextOf } from './site.ts';
import { useHref } from './useHref.ts';
import { words } from './words.ts';

/** Shown if no route matches the URL, or if the URL names nothing that the user may see. */
export function NotFound() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { site } = useHost();
  const context = contextOf(site);
  return (
    <>
      <title>{documentTitle(intl, formatMessage(messages.notFoundTitle), brandOf(site))}</title>
      <meta name="description" content={formatMessage(messages.notFoundDescription)} />
      <meta name="robots" content="noindex" />
      {context ? <NotFoundOnSite context={context} /> : <NotFoundInApp />}
    </>
  );
}

function NotFoundInApp() {
  const { formatMessage } = useIntl();
  const { pathname, search } = useHost();
  const path = search.size > 0 ? `${pathname}?${search}` : pathname;
  return (
    <ErrorState
      title={formatMessage(messages.errorTitle)}
      code={<code>{formatMessage(messages.pageNotFound, { path })}</code>}
      actions={<HomeButton />}
    >
      {formatMessage(messages.notFoundText)}
    </ErrorState>
  );
}

/** On the site of a competition: for readers who have followed an old link, with the pages that most of them want. */
function NotFoundOnSite({ context: { pages } }: { context: CompetitionContext }) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const wanted = [
    { page: 'standings', route: 'competitionGroups', label: words.standings },
    { page: 'calendar', route: 'competitionCalendar', label: words.calendar },
  ] as const;
  return (
    <ErrorState
      title={formatMessage(messages.notFoundTitle)}
      actions={
        <>
          <HomeButton />
          {wanted
            .filter(({ page }) => pages.includes(page))
            .map(({ route, label }) => (
              <Button key={route} asChild>
                <Link href={href(route)}>{formatMessage(label)}</Link>
              </Button>
            ))}
        </>
      }
    >
      <p>{formatMessage(messages.notFoundText)}</p>
      <p>{formatMessage(messages.notFoundOnSite)}</p>
    </ErrorState>
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
