import { routes, type Route, type RouteName } from '@oche/routes/table';

/** The colour mode that a page forces, for `<html data-forced-theme>`; undefined if the page uses the user's preference. */
export function forcedMode(name: RouteName | undefined): 'light' | 'dark' | undefined {
  const row: Route | undefined = name && routes[name];
  return row?.colorMode === 'light' || row?.colorMode === 'dark' ? row.colorMode : undefined;
}

/**
 * Sets the colour mode before the first paint: the one in `data-forced-theme`, otherwise the user's preference. Hosts put the script
 * inline at the top of the document. It is a constant, so that a content security policy can allow it by its hash.
 */
export const themeScript =
  "(function(){var d=document.documentElement.dataset,m=d.forcedTheme;try{m=m||localStorage.getItem('nuxt-color-mode')}catch(e){}d.theme=m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()";
