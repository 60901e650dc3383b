import { useEffect } from 'react';
import { useInvalidate } from '@oche/api/query';
import type { Read } from '@oche/api/read';

const every = 30_000;

/** Makes a read again twice a minute while the page is looked at: rests pass and tablets fall silent, and no channel says so. */
export function useRefresh(stale: Read): void {
  const invalidate = useInvalidate();
  const key = JSON.stringify(stale);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void invalidate([JSON.parse(key) as Read]);
    }, every);
    return () => clearInterval(timer);
  }, [key, invalidate]);
}
