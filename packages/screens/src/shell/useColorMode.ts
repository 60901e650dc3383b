import { useEffect } from 'react';
import { usePreference, type ColorMode } from './preferences.ts';

/** Keeps the document in the preferred colour mode, or in the one that a page forces. */
export function useColorMode(forced?: 'light' | 'dark' | 'system'): [ColorMode, (mode: ColorMode) => void] {
  const [preference, prefer] = usePreference('colorMode');
  useEffect(() => {
    if (forced === 'system') console.warn('A page cannot force the colour mode "system": that is the reader’s own choice.');
    const wanted = forced === 'light' || forced === 'dark' ? forced : preference;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => (document.documentElement.dataset['theme'] = wanted === 'system' ? (dark.matches ? 'dark' : 'light') : wanted);
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [preference, forced]);
  return [preference, prefer];
}
