import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False on a server and until the page is hydrated. For parts that only a browser can render. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
