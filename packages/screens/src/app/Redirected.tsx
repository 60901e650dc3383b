import { useEffect, type ReactNode } from 'react';
import { useReads } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import type { RouteMatch } from '@oche/routes/match';
import { readsOf, redirectOf, type AnyPage } from '../shell/definePage.ts';
import { useHost } from '../shell/host.tsx';
import { useHrefIn } from '../shell/useHref.ts';
import { useEncodedDomain } from '../shell/useRoute.ts';

/** The screen of a page, or a navigation to the page that its URL leads to. Servers answer such a URL with a redirect. */
export function Redirected({ page, route, children }: { page: AnyPage; route: RouteMatch; children: ReactNode }) {
  const { locale } = useIntl();
  const { search, navigate } = useHost();
  const hrefIn = useHrefIn();
  const responses = useReads(readsOf(page, route.params, search, useEncodedDomain()));
  const target = redirectOf(page, responses, route.params);
  const href = target && hrefIn(target.name, target.params, locale, Object.fromEntries(search));
  useEffect(() => {
    if (href !== null) navigate(href, { replace: true });
  }, [href, navigate]);
  return href === null ? children : null;
}
