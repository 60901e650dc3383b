/** A path of our own, from a `?next=` that anybody can write; null for everything that leads elsewhere. */
export function localPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null;
  // `//host`, `/\host` and the like are other hosts to a browser, whose own parser therefore decides.
  const url = URL.canParse(next, 'http://here.invalid') ? new URL(next, 'http://here.invalid') : null;
  return url?.origin === 'http://here.invalid' ? url.pathname + url.search + url.hash : null;
}
