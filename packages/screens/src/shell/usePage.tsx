import { useReads } from '@oche/api/query';
import type { Answers, Reads } from '@oche/api/read';
import type { ParamsOf, RouteName } from '@oche/routes/table';
import type { Page } from './definePage.ts';
import { useHost } from './host.tsx';
import { useEncodedDomain, useRoute } from './useRoute.ts';

/**
 * What a screen shows: the answers to the reads of its page, the parameters of its path and the query.
 * Suspends until they are there; the boundary shows what is shown meanwhile, and what where there is no answer.
 */
export function usePage<Name extends RouteName, R extends Reads>(
  page: Page<Name, R>,
): Answers<R> & { params: ParamsOf<Name>; search: URLSearchParams } {
  const { search } = useHost();
  // The screen is shown because its route matched, so the parameters are its own.
  const params = (useRoute()?.params ?? {}) as ParamsOf<Name>;
  return { ...useReads(page.reads(params, search, useEncodedDomain())), params, search };
}
