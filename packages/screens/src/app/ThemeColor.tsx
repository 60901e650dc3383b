/**
 * Colours the browser's own bars around the page: the brand's colour in both modes, the one that the web-app manifests name too.
 * The bars of a native shell are black in dark and white in light (`useColorMode`).
 */
export function ThemeColor() {
  return <meta name="theme-color" content="#111827" />;
}
