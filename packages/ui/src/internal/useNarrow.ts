import { useSyncExternalStore } from 'react';

/** Below the `sm` of the theme, where a column becomes a line of another. */
const query = '(width < 30rem)';

const listen = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the screen is a phone's: for what has to stand in one of two places, e.g. a field, which is in the document once. Paper is wide. */
export const useNarrow = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
