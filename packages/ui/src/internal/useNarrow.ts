import { useSyncExternalStore } from 'react';

/** Below `sm` of the theme. There, some columns of a table become lines within another column. */
const query = '(width < 30rem)';

const listen = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/**
 * Whether the screen is as narrow as a phone's. For what cannot be in the document twice, such as a field; everything else uses CSS. False on
 * paper and on the server.
 */
export const useNarrow = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
