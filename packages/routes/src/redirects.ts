/** Paths that lead somewhere else, as those who run a host have written them down: to a path of the same site, or to an https address. */
export type Redirects = Readonly<Record<string, string>>;

const isPath = (text: string) => {
  // `//host` and `/\host` are other hosts to a browser, whose own parser therefore decides; what it would change is not taken either.
  const address = URL.canParse(text, 'http://here.invalid') ? new URL(text, 'http://here.invalid') : null;
  return text.startsWith('/') && address?.origin === 'http://here.invalid' && address.pathname + address.search + address.hash === text;
};
const isHttps = (text: string) => text.startsWith('https://') && URL.canParse(text);

/** Without a slash at its end, except the front page: what a visitor may write either way is one path. */
const bare = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/**
 * Reads the setting `REDIRECTS`: pairs with commas or new lines between them, `/open /tournaments/open-12, /shop https://shop.example/`.
 * Throws where a pair says something else, so that a mistake is noticed at the start and not by a visitor.
 */
export function parseRedirects(setting: string): Redirects {
  const redirects: Record<string, string> = {};
  for (const pair of setting.split(/[,\n]/)) {
    if (pair.trim() === '') continue;
    const [from = '', to = '', ...more] = pair.trim().split(/\s+/);
    const wrong = (why: string) => new Error(`REDIRECTS has "${pair.trim()}": ${why}.`);
    if (more.length > 0) throw wrong('write a path, a space, and where it leads');
    if (!isPath(from) || /[?#]/.test(from)) throw wrong('what is redirected is a path such as /open, without a query');
    if (!isPath(to) && !isHttps(to)) throw wrong('it leads to a path of ours or to an https address');
    if (Object.hasOwn(redirects, bare(from))) throw wrong('this path leads somewhere else already');
    redirects[bare(from)] = to;
  }
  for (const to of Object.values(redirects))
    if (redirectOf(redirects, to.split(/[?#]/)[0] ?? '') !== null)
      throw new Error(`REDIRECTS leads to "${to}", which is redirected itself.`);
  return redirects;
}

/** Where a path leads instead; null for nearly all of them. A query is no part of it, and says nothing about where it leads. */
export const redirectOf = (redirects: Redirects, pathname: string): string | null =>
  Object.hasOwn(redirects, bare(pathname)) ? (redirects[bare(pathname)] ?? null) : null;
