import { useSession } from '@oche/api/session';
import type { CompetitionContext } from '@oche/api/contract/competition';
import { useIntl } from '@oche/i18n/provider';
import { routes } from '@oche/routes/table';
import { useHost } from '../shell/host.tsx';
import { LoneLink } from '../shell/LoneLink.tsx';
import { brand } from '../shell/site.ts';
import { siteMessages } from '../parts/site/siteMessages.ts';
import { useHref } from '../shell/useHref.ts';
import { useRoute } from '../shell/useRoute.ts';
import { words } from '../shell/words.ts';

/** The footer of a competition's site: contact, legal pages, log-in or the logged-in user, and a link to the app. */
export function SiteFoot({ context: { organisation } }: { context: CompetitionContext }) {
  const { formatMessage } = useIntl();
  const { pathname, appOrigin } = useHost();
  const { state, user, logout } = useSession();
  const href = useHref();
  const route = useRoute();
  // The pages for logging in and registering do not show this link.
  const isLogInPage = route !== null && routes[route.name].access === 'anonymous';
  return (
    <footer className="border-t border-line text-body-small text-ink-2 print:hidden">
      <div className="mx-auto flex max-w-[82rem] flex-wrap items-baseline gap-x-8 gap-y-6 px-4 py-7 tiny:px-2">
        {organisation.contactEmail !== null && (
          <LoneLink href={`mailto:${organisation.contactEmail}`}>{formatMessage(siteMessages.contact)}</LoneLink>
        )}
        <LoneLink href={href('privacyPolicy')}>{formatMessage(words.privacyPolicy)}</LoneLink>
        <LoneLink href={href('termsOfService')}>{formatMessage(words.termsOfService)}</LoneLink>
        {state === 'unauthenticated' && !isLogInPage && (
          <LoneLink href={href('login', {}, { next: pathname })}>{formatMessage(words.logIn)}</LoneLink>
        )}
        {user && (
          <span>
            {formatMessage(siteMessages.loggedInAs, { name: user.name })}{' '}
            <button
              type="button"
              className="link relative ml-3 after:absolute after:inset-x-0 after:-inset-y-3"
              onClick={() => void logout()}
            >
              {formatMessage(words.logOut)}
            </button>
          </span>
        )}
        {appOrigin !== undefined && (
          <LoneLink href={appOrigin} className="sm:ml-auto">
            {formatMessage(siteMessages.runsOn, { brand })}
          </LoneLink>
        )}
      </div>
    </footer>
  );
}
