import { useEffect, useLayoutEffect } from 'react';
import { useHost } from '../shell/host.tsx';
import { usePreference } from '../shell/preferences.ts';

/** Applies the colour mode that a page forces, otherwise the preferred one, to the document and to the bars of a native shell. */
export function useColorMode(forced?: 'light' | 'dark' | 'system') {
  const { native } = useHost();
  const [preference] = usePreference('colorMode');
  const wanted = forced === 'light' || forced === 'dark' ? forced : preference;
  useEffect(() => {
    if (forced === 'system') console.warn('A page cannot force the colour mode "system": that is the reader’s own choice.');
  }, [forced]);
  // A layout effect runs before the paint, so a page that forces a mode never flashes in another one.
  useLayoutEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const mode = wanted === 'system' ? (dark.matches ? 'dark' : 'light') : wanted;
      document.documentElement.dataset['theme'] = mode;
      native?.setSystemBars(mode);
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [wanted, native]);
}
