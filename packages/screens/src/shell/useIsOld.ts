import { useEffect, useState } from 'react';

/** Milliseconds from one question for the latest build to the next. */
const every = 5 * 60_000;

/** Which build is served, as far as anybody says so; rejects without a network. */
export async function latestBuild(signal?: AbortSignal): Promise<string | undefined> {
  const answer = await fetch('/builds/latest.json', { cache: 'no-store', ...(signal && { signal }) });
  const said: unknown = answer.ok ? await answer.json() : null;
  return said !== null && typeof said === 'object' && 'id' in said && typeof said.id === 'string' ? said.id : undefined;
}

/** Whether a newer build than this one is served: asked for every five minutes while the page is seen, and when it is seen again. */
export function useIsOld(build: string | undefined): boolean {
  const [latest, setLatest] = useState(build);
  const isOld = latest !== build;
  useEffect(() => {
    if (build === undefined || isOld) return;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const said = await latestBuild();
      if (said !== undefined) setLatest(said);
    };
    // Without a network nothing is newer.
    const askQuietly = () => void ask().catch(() => undefined);
    const interval = setInterval(askQuietly, every);
    document.addEventListener('visibilitychange', askQuietly);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', askQuietly);
    };
  }, [build, isOld]);
  return isOld;
}
