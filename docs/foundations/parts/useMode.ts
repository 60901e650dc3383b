import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

type Globals = { globals?: Record<string, unknown> };
const events = ['setGlobals', 'globalsUpdated'];

const modeOf = (payload: Globals | undefined) => (payload?.globals?.['mode'] === 'dark' ? 'dark' : 'light');

/** The mode when the page opens: from the last event of the toolbar, otherwise from the query of the URL. */
const initialMode = () => {
  const last = events.map((event) => (addons.getChannel().last(event) as [Globals] | undefined)?.[0]).findLast((payload) => payload);
  if (last) return modeOf(last);
  return /(^|;)mode:dark(;|$)/.test(new URLSearchParams(location.search).get('globals') ?? '') ? 'dark' : 'light';
};

/** The toolbar's colour mode. Storybook passes it to stories, but not to docs pages. */
export const useMode = (): 'light' | 'dark' => {
  const [mode, setMode] = useState<'light' | 'dark'>(initialMode);
  useEffect(() => {
    const channel = addons.getChannel();
    const onGlobals = (payload: Globals) => setMode(modeOf(payload));
    for (const event of events) channel.on(event, onGlobals);
    return () => {
      for (const event of events) channel.off(event, onGlobals);
    };
  }, []);
  return mode;
};
