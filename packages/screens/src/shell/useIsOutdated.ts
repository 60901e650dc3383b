import { useEffect, useState } from 'react';

const checkEveryMs = 5 * 60_000;

/** The id of the build that the server has; undefined if the server does not name one. Rejects without a network. */
export async function latestBuild(signal?: AbortSignal): Promise<string | undefined> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store', ...(signal && { signal }) });
  const build: unknown = response.ok ? await response.json() : null;
  return build !== null && typeof build === 'object' && 'id' in build && typeof build.id === 'string' ? build.id : undefined;
}

/** Whether the server has a different build. Checks every five minutes while the page is visible, and when it becomes visible. */
export function useIsOutdated(build: string | undefined): boolean {
  const [latest, setLatest] = useState(build);
  const isOutdated = latest !== build;
  useEffect(() => {
    if (build === undefined || isOutdated) return;
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const latestId = await latestBuild();
      if (latestId !== undefined) setLatest(latestId);
    };
    // Without a network, the current build counts as the latest one.
    const checkQuietly = () => void check().catch(() => undefined);
    const interval = setInterval(checkQuietly, checkEveryMs);
    document.addEventListener('visibilitychange', checkQuietly);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', checkQuietly);
    };
  }, [build, isOutdated]);
  return isOutdated;
}
