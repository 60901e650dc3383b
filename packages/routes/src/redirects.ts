import { localeCodes } from '@oche/i18n/locales';
import { href } from './href.ts';

/** Targets of redirected paths, as set by the operator of a host: a path of the same site, or an https URL. */
export type Redirects = Readonly<Record<string, string>>;

const isPath = (text: string) => {
  // Browsers interpret `//host` and `/\host` as other hosts, so the URL parser decides. It must not change the path either.
  const url = URL.canParse(text, 'http://here.invalid') ? new URL(text, 'http://here.invalid') : null;
  return text.startsWith('/') && url?.origin === 'http://here.invalid' && url.pathname + url.search + url.hash === text;
};
const isHttps = (text: string) => text.startsWith('https://') && URL.canParse(text);

/** The path without its trailing slash, except for `/`. Visitors may write a path with or without it. */
const withoutTrailingSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/**
 * Parses the setting `REDIRECTS`: pairs separated by commas or new lines, `/open /tournaments/open-12, /shop https://shop.example/`.
 * @throws Error if a pair is invalid, so that the operator notices a mistake when the host starts
 */
export function parseRedirects(setting: string): Redirects {
  const redirects: Record<string, string> = {};
  for (const pair of setting.split(/[,\n]/)) {
    if (pair.trim() === '') continue;
    const [from = '', to = '', ...more] = pair.trim().split(/\s+/);
    const invalid = (reason: string) => new Error(`REDIRECTS has "${pair.trim()}": ${reason}.`);
    if (more.length > 0) throw invalid('write a path, a space, and the target');
    if (!isPath(from) || /[?#]/.test(from)) throw invalid('the first part is a path such as /open, without a query');
    if (!isPath(to) && !isHttps(to)) throw invalid('the target is a path of this site or an https URL');
    if (Object.hasOwn(redirects, withoutTrailingSlash(from))) throw invalid('this path is already redirected');
    redirects[withoutTrailingSlash(from)] = to;
  }
  for (const to of Object.values(redirects))
    if (redirectOf(redirects, to.split(/[?#]/)[0] ?? '') !== null)
      throw new Error(`REDIRECTS has the target "${to}", which is redirected itself.`);
  return redirects;
}

/** The target of a path, or null if it is not redirected. `pathname` has no query. */
export const redirectOf = (redirects: Redirects, pathname: string): string | null =>
  Object.hasOwn(redirects, withoutTrailingSlash(pathname)) ? (redirects[withoutTrailingSlash(pathname)] ?? null) : null;

/** The redirects of the app: `/admin` is no page, and leads to the first page of super admins. Sites of competitions have no such pages. */
export const ownRedirects: Redirects = Object.fromEntries([
  ['/admin', href('adminUsers')],
  ...localeCodes.map((locale) => [`/${locale}/admin`, href('adminUsers', {}, locale)]),
]);
