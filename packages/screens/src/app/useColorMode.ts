import { useEffect, useLayoutEffect } from 'react';
import { useHost } from '../shell/host.tsx';
import { usePreference } from '../shell/preferences.ts';

/** Applies the colour mode that a page forces, otherwise the preferred one, to the document and to the system bars of a native shell. */
export function useColorMode(forced?: 'light' | 'dark' | 'system') {
  const { native } = useHost();
  const [preference] = usePreference('colorMode');
  const chosenMode = forced === 'light' || forced === 'dark' ? forced : preference;
  useEffect(() => {
    if (forced === 'system') console.warn('A page cannot force the colour mode "system": only the user can choose it.');
  }, [forced]);
  // A layout effect runs before the paint, so a page that forces a mode never flashes in another one.
  useLayoutEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const mode = chosenMode === 'system' ? (dark.matches ? 'dark' : 'light') : chosenMode;
      document.documentElement.dataset['theme'] = mode;
      native?.setSystemBars(mode);
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [chosenMode, native]);
}
