import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a server renders and until the page has come to life; for parts that only a browser can read. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
