import { CircleUserRound, LogOut, Menu as MenuIcon, PanelsTopLeft, Pencil, ShieldCheck, Tablet, Trophy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { AppBar } from '@oche/ui/AppBar';
import { Button } from '@oche/ui/Button';
import { Link } from '@oche/ui/Link';
import { Menu, type MenuItem } from '@oche/ui/Menu';
import { choiceItem } from '../shell/choiceItem.tsx';
import { ColorModeMenu, LanguageMenu } from './PreferenceMenus.tsx';
import { useImpersonation } from './useImpersonation.tsx';
import { useHost } from '../shell/host.tsx';
import { manageRoute } from '../shell/manageRoute.ts';
import { messages } from '../shell/messages.ts';
import { usePreference } from '../shell/preferences.ts';
import { brand } from '../shell/site.ts';
import { messages as tabletMode } from '../shell/tabletModeMessages.ts';
import { useColorModeChoice, useLanguageChoice } from '../shell/usePreferenceChoices.tsx';
import { useHref } from '../shell/useHref.ts';
import { words } from '../shell/words.ts';

// Only users who are logged in load these two, with the overlays that they open.
const Bell = lazy(async () => ({ default: (await import('../parts/notifications/Bell.tsx')).Bell }));
const TabletModeDialog = lazy(async () => ({ default: (await import('../parts/tablet/TabletModeDialog.tsx')).TabletModeDialog }));

/** The bar of the app. `plain` leaves out navigation and account, for pages with a single task. */
export function Bar({ width = 'content', plain = false }: { width?: 'content' | 'full'; plain?: boolean }) {
  const { formatMessage } = useIntl();
  const { pathname } = useHost();
  const { user } = useSession();
  const impersonation = useImpersonation();
  const href = useHref();
  const links = [
    { href: href('tournaments'), label: formatMessage(words.tournaments) },
    { href: href('rankings'), label: formatMessage(words.rankings) },
    ...(user ? [{ href: href(manageRoute(user)), label: formatMessage(words.manage) }] : []),
    { href: href('help'), label: formatMessage(words.help) },
  ].map((link) => ({ ...link, current: pathname === link.href || pathname.startsWith(`${link.href}/`) }));
  return (
    <AppBar
      // On a page with a single task the bar looks like a part of the page and has the same margins.
      {...(plain && { className: 'border-transparent! bg-page! max-sm:[&>div]:px-6!' })}
      brand={brand}
      home={{ href: href('home'), label: formatMessage(messages.homeLink, { brand }) }}
      skip={{ href: '#main', label: formatMessage(messages.toContent) }}
      width={width}
      navLabel={formatMessage(messages.navigation)}
      links={plain ? [] : links}
      {...(impersonation && { impersonating: impersonation })}
      actions={
        <>
          {/* The bell comes first, so that nothing moves when it appears. */}
          {!plain && user && (
            <Suspense fallback={<span className="size-11" />}>
              <Bell user={user} />
            </Suspense>
          )}
          <div className={plain ? 'flex' : 'hidden md:flex'}>
            <LanguageMenu />
            <ColorModeMenu />
          </div>
          {!plain && <Account />}
          {!plain && <PhoneMenu links={links} />}
        </>
      }
    />
  );
}

/** Navigation and preferences in one menu, because the bar of a phone has space for only one button beside the account. */
function PhoneMenu({ links }: { links: { href: string; label: string }[] }) {
  const { formatMessage } = useIntl();
  const language = useLanguageChoice();
  const colorMode = useColorModeChoice();
  return (
    <div className="md:hidden">
      <Menu
        items={[
          ...links.map(({ href, label }): MenuItem => ({ kind: 'link', label, link: <Link href={href}>{label}</Link> })),
          { kind: 'line' },
          choiceItem(language),
          choiceItem(colorMode),
        ]}
      >
        <Button kind="quiet" icon={<MenuIcon aria-hidden />} aria-label={formatMessage(messages.menu)} />
      </Menu>
    </div>
  );
}

function Account() {
  const { formatMessage } = useIntl();
  const { state, user, logout } = useSession();
  const { site } = useHost();
  const href = useHref();
  const [showManage, setShowManage] = usePreference('showManage');
  const [confirming, setConfirming] = useState(false);
  if (state === 'unauthenticated')
    return (
      <Button asChild className="ml-2.5">
        <Link href={href('login')}>{formatMessage(words.logIn)}</Link>
      </Button>
    );
  const adminItems: MenuItem[] = [
    {
      kind: 'link',
      label: formatMessage(messages.administration),
      link: (
        <Link href={href('adminUsers')}>
          <ShieldCheck aria-hidden />
          {formatMessage(messages.administration)}
        </Link>
      ),
    },
    {
      kind: 'check',
      label: formatMessage(messages.showManage),
      icon: <Pencil aria-hidden />,
      checked: showManage === 'true',
      onSelect: () => setShowManage(showManage === 'true' ? 'false' : 'true'),
    },
  ];
  const turnOn = formatMessage(tabletMode.turnOn);
  // Only members of a club and super admins have boards.
  const hasBoards = site.kind === 'app' && user !== null && (user.isSuperAdmin || user.memberships.length > 0);
  const organises =
    user !== null && (user.isSuperAdmin || user.memberships.some(({ organisation }) => organisation.kind === 'competition'));
  // A captain sees nothing of a competition but their own teams.
  const competitions = formatMessage(organises ? messages.competitions : words.ownTeams);
  // While the user is loading, a placeholder keeps the bar from jumping.
  if (!user) return <span className="ml-2.5 size-11" />;
  return (
    <>
      <Menu
        heading={user.name}
        items={[
          {
            kind: 'link',
            label: formatMessage(words.myAccount),
            link: (
              <Link href={href('profile')}>
                <CircleUserRound aria-hidden />
                {formatMessage(words.myAccount)}
              </Link>
            ),
          },
          ...(manageRoute(user) === 'manage'
            ? [
                {
                  kind: 'link' as const,
                  label: formatMessage(words.manage),
                  link: (
                    <Link href={href('manage')}>
                      <PanelsTopLeft aria-hidden />
                      {formatMessage(words.manage)}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(organises || user.isCaptain
            ? [
                {
                  kind: 'link' as const,
                  label: competitions,
                  link: (
                    <Link href={href('competitions')}>
                      <Trophy aria-hidden />
                      {competitions}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(user.isSuperAdmin ? adminItems : []),
          { kind: 'line' },
          ...(hasBoards ? [{ label: turnOn, icon: <Tablet aria-hidden />, onSelect: () => setConfirming(true) }] : []),
          { label: formatMessage(words.logOut), icon: <LogOut aria-hidden />, onSelect: () => void logout() },
        ]}
      >
        <Button kind="quiet" icon={<CircleUserRound aria-hidden />} aria-label={formatMessage(messages.account, { name: user.name })} />
      </Menu>
      {confirming && (
        <Suspense fallback={null}>
          <TabletModeDialog open onOpenChange={setConfirming} />
        </Suspense>
      )}
    </>
  );
}
