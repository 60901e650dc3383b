import { useReads } from '@oche/api/query';
import type { Responses, Reads } from '@oche/api/read';
import type { ParamsOf, RouteName } from '@oche/routes/table';
import type { Page } from './definePage.ts';
import { useHost } from './host.tsx';
import { useEncodedDomain, useRoute } from './useRoute.ts';

/**
 * The data of a screen: the responses to the reads of its page, the parameters of its path and the query. Suspends until the
 * responses have arrived, and throws if a read fails. `Boundary` handles both.
 */
export function usePage<Name extends RouteName, R extends Reads>(
  page: Page<Name, R>,
): Responses<R> & { params: ParamsOf<Name>; search: URLSearchParams } {
  const { search } = useHost();
  // The cast is safe: the screen is shown because its route matched.
  const params = (useRoute()?.params ?? {}) as ParamsOf<Name>;
  return { ...useReads(page.reads(params, search, useEncodedDomain())), params, search };
}
