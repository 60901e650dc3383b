import type { ReactNode } from 'react';
import type { CompetitionContext } from '@oche/api/contract/competition';
import { useIntl } from '@oche/i18n/provider';
import { routes, type Layout, type Route } from '@oche/routes/table';
import { Banner } from '@oche/ui/Banner';
import { Bar } from './Bar.tsx';
import { useHost } from '../shell/host.tsx';
import { messages } from '../shell/messages.ts';
import { LiveStrip } from './LiveStrip.tsx';
import { contextOf } from '../shell/site.ts';
import { SiteFoot } from './SiteFoot.tsx';
import { SiteHead } from './SiteHead.tsx';
import { useImpersonation } from './useImpersonation.tsx';
import { useRoute } from '../shell/useRoute.ts';

type LayoutComponent = (props: { children: ReactNode }) => ReactNode;

/** The bar, then the page in a readable column, or in the full width if its route says so. */
function DefaultLayout({ children }: { children: ReactNode }) {
  const { site } = useHost();
  const route = useRoute();
  const context = contextOf(site);
  if (context) return <SiteLayout context={context}>{children}</SiteLayout>;
  const row: Route | null = route && routes[route.name];
  const wide = row?.width === 'full';
  return (
    <>
      <Bar width={wide ? 'full' : 'content'} />
      <main id="main" className="safe-x">
        <div className={wide ? 'px-4 pb-18 md:px-6' : 'mx-auto max-w-[82rem] px-4 pb-18'}>{children}</div>
      </main>
    </>
  );
}

/** The site of a competition: its head and foot around the page. */
function SiteLayout({ context, children, className = 'mx-auto w-full max-w-[82rem] px-4 pb-18 tiny:px-2' }: SiteLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <ImpersonationBanner />
      <SiteHead context={context} />
      <LiveStrip context={context} />
      <main id="main" className="safe-x flex flex-1 flex-col">
        <div className={className}>{children}</div>
      </main>
      <SiteFoot context={context} />
    </div>
  );
}
type SiteLayoutProps = { context: CompetitionContext; children: ReactNode; className?: string };

/** A page with a single task, and therefore without navigation. */
function AuthenticationLayout({ children }: { children: ReactNode }) {
  const context = contextOf(useHost().site);
  if (context)
    return (
      <SiteLayout context={context} className="flex flex-1 flex-col">
        {children}
      </SiteLayout>
    );
  return (
    <div className="flex min-h-dvh flex-col">
      <Bar plain />
      <main id="main" className="safe-x flex flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}

/** The board fills the screen, without a bar. */
function TabletLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <ImpersonationBanner />
      <main id="main" className="min-h-dvh">
        {children}
      </main>
    </>
  );
}

function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ImpersonationBanner />
      <main id="main" className="min-h-dvh">
        {children}
      </main>
    </>
  );
}

/** Shows that a super admin impersonates another user, in layouts without the bar of the app. */
function ImpersonationBanner() {
  const impersonation = useImpersonation();
  return impersonation && <Banner kind="warning" title={impersonation.message} action={impersonation.stop} className="print:hidden" />;
}

function SkipLink() {
  const { formatMessage } = useIntl();
  return (
    <a href="#main" className="sr-only focus:not-sr-only">
      {formatMessage(messages.toContent)}
    </a>
  );
}

export const layouts: Record<Layout, LayoutComponent> = {
  default: DefaultLayout,
  authentication: AuthenticationLayout,
  tablet: TabletLayout,
  'tablet-live': TabletLayout,
  competition: DefaultLayout,
  none: BareLayout,
};
