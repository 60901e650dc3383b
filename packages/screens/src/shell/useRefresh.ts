import { useEffect } from 'react';
import { useInvalidate } from '@oche/api/query';
import type { Read } from '@oche/api/read';

const refreshEveryMs = 30_000;

/** Refetches a read every 30 seconds while the page is visible, for changes that no channel reports: rests that end, tablets that go offline. */
export function useRefresh(stale: Read): void {
  const invalidate = useInvalidate();
  const key = JSON.stringify(stale);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void invalidate([JSON.parse(key) as Read]);
    }, refreshEveryMs);
    return () => clearInterval(timer);
  }, [key, invalidate]);
}
