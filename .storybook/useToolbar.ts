import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './toolbar.ts';

/** The settings of the toolbar as `globals` in a story's address: `mode:dark;locale:de`. For docs pages. */
export function useToolbar(): string {
  const [globals, setGlobals] = useState(() => new URLSearchParams(window.location.search).get('globals') ?? '');
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals: now }: { globals: Record<string, unknown> }) =>
      setGlobals(
        Object.keys(initialGlobals)
          .filter((key) => typeof now[key] === 'string')
          .map((key) => `${key}:${String(now[key])}`)
          .join(';'),
      );
    channel.on(GLOBALS_UPDATED, follow);
    channel.on(SET_GLOBALS, follow);
    return () => {
      channel.off(GLOBALS_UPDATED, follow);
      channel.off(SET_GLOBALS, follow);
    };
  }, []);
  return globals;
}
