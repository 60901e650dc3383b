/** The address of a font, for its preload. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
