import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './toolbar.ts';

/** The settings of the toolbar as `globals` in a story's URL: `mode:dark;locale:de`. For docs pages. */
export function useToolbar(): string {
  const [globals, setGlobals] = useState(() => new URLSearchParams(window.location.search).get('globals') ?? '');
  useEffect(() => {
    const channel = addons.getChannel();
    const onGlobals = ({ globals: current }: { globals: Record<string, unknown> }) =>
      setGlobals(
        Object.keys(initialGlobals)
          .filter((key) => typeof current[key] === 'string')
          .map((key) => `${key}:${String(current[key])}`)
          .join(';'),
      );
    channel.on(GLOBALS_UPDATED, onGlobals);
    channel.on(SET_GLOBALS, onGlobals);
    return () => {
      channel.off(GLOBALS_UPDATED, onGlobals);
      channel.off(SET_GLOBALS, onGlobals);
    };
  }, []);
  return globals;
}
