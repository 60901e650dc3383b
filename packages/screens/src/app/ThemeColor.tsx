/**
 * The colour of the browser's bars around the page: the brand colour in both modes, as in the web app manifests.
 * The system bars of a native shell are black in dark mode and white in light mode (`useColorMode`).
 */
export function ThemeColor() {
  return <meta name="theme-color" content="#111827" />;
}
