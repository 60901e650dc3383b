import { useEffect } from 'react';
import type { EndpointName } from '@oche/api/contract/endpoints';
import { useInvalidate } from '@oche/api/query';

const every = 30_000;

/** Reads again twice a minute while the page is looked at: no channel says when a tablet was last seen. */
export function useRefresh(endpoint: EndpointName) {
  const invalidate = useInvalidate();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void invalidate([endpoint]);
    }, every);
    return () => clearInterval(timer);
  }, [endpoint, invalidate]);
}
