import { useSyncExternalStore } from 'react';

/** Below the breakpoint `sm` of the theme, some columns of a table become lines within another column. */
const query = '(width < 30rem)';

const listen = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/**
 * Whether the screen is as narrow as that of a phone. Use it only for elements that cannot be in the document twice, such as fields; use CSS
 * for all others. It is false in print and on the server.
 */
export const useNarrow = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
