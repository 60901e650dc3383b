/**
 * The score of the HTTP Observatory, from its published tables (github.com/mdn/mdn-http-observatory, src/grader/charts.js and
 * src/analyzer/tests, read in November 2026). The score starts at 100 and loses points for problems. If it is still 90 or more, it gains
 * bonuses. The tests of the certificate and of the redirect from http to https need a deployment. They count as passed.
 */
export type Finding = { test: string; found: string; modifier: number };

type PageResponse = { headers: Headers; html: string };

/** The sources of a Content-Security-Policy by directive. */
const policyOf = (header: string): Map<string, string[]> =>
  new Map(
    header
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([directive = '', ...sources]) => [directive.toLowerCase(), sources] as const),
  );

/** Sources that allow every server. */
const unrestricted = ['*', 'http:', 'https:', 'ftp:'];
const isNonceOrHash = (source: string) => /^'(nonce|sha(256|384|512))-/.test(source);

/** The sources that browsers apply. A nonce or a hash disables 'unsafe-inline', and together with 'strict-dynamic' also hosts and schemes. */
function appliedSources(sources: readonly string[]): string[] {
  if (!sources.some(isNonceOrHash)) return [...sources];
  const isDynamic = sources.includes("'strict-dynamic'");
  return sources.filter(
    (source) =>
      source !== "'unsafe-inline'" && !(isDynamic && (source === "'self'" || unrestricted.some((each) => source.startsWith(each)))),
  );
}

function contentSecurityPolicy(header: string | null): [found: string, modifier: number] {
  if (header === null) return ['none', -25];
  const policy = policyOf(header);
  const sourcesOf = (directive: string) => appliedSources(policy.get(directive) ?? policy.get('default-src') ?? ['*']);
  const hasAny = (sources: readonly string[], ...searched: string[]) => sources.some((source) => searched.includes(source));
  const active = [...policy].flatMap(([directive, sources]) => (/^(img|media)-src$/.test(directive) ? [] : sources));
  if (hasAny(sourcesOf('script-src'), "'unsafe-inline'", 'data:', ...unrestricted) || hasAny(sourcesOf('object-src'), ...unrestricted))
    return ['unsafe scripts', -20];
  if (active.some((source) => source.startsWith('http:'))) return ['scripts, styles or requests over http', -20];
  if (hasAny([...sourcesOf('script-src'), ...sourcesOf('style-src')], "'unsafe-eval'")) return ['unsafe-eval', -10];
  if ([...sourcesOf('img-src'), ...sourcesOf('media-src')].some((source) => source.startsWith('http:'))) return ['pictures over http', -10];
  if (hasAny(sourcesOf('style-src'), "'unsafe-inline'", 'data:', ...unrestricted)) return ['only unsafe styles', 0];
  return policy.get('default-src')?.join() === "'none'" ? ["nothing unsafe, default-src 'none'", 10] : ['nothing unsafe', 5];
}

function cookies(set: readonly string[], isStrict: boolean): [found: string, modifier: number] {
  if (set.length === 0) return ['none', 0];
  const allHave = (flag: RegExp) => set.every((cookie) => flag.test(cookie));
  const sessions = set.filter((cookie) => /^[^=]*(sess|token|login|auth)/i.test(cookie));
  if (sessions.some((cookie) => !/;\s*httponly/i.test(cookie))) return ['a session cookie without HttpOnly', -30];
  if (set.some((cookie) => /;\s*samesite=none/i.test(cookie))) return ['SameSite=None', -20];
  if (!allHave(/;\s*secure/i)) return ['without Secure', isStrict ? -5 : -20];
  return allHave(/;\s*samesite=/i) ? ['Secure, SameSite', 5] : ['Secure', 0];
}

function transportSecurity(header: string | null): [found: string, modifier: number] {
  const age = /max-age=(\d+)/.exec(header ?? '')?.[1];
  if (age === undefined) return ['none', -20];
  return Number(age) >= 15_768_000 ? ['at least six months', 0] : ['less than six months', -10];
}

function scripts(html: string): [found: string, modifier: number] {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  if (foreign.length === 0) return ['only from the same server', 0];
  if (foreign.some((tag) => !/src="https:/.test(tag))) return ['from another server, not over https', -50];
  return foreign.every((tag) => tag.includes('integrity=')) ? ['from another server, with integrity', 5] : ['from another server', -5];
}

const ratedValue = (value: string | null, modifiers: Record<string, number>, absent: number, other: number): [string, number] =>
  value === null ? ['none', absent] : [value, modifiers[value.toLowerCase()] ?? other];

/** The Observatory's findings for a response: a row for each of its tests. */
export function findingsOf({ headers, html }: PageResponse): Finding[] {
  const policy = headers.get('content-security-policy');
  const ancestors = policy === null ? undefined : policyOf(policy).get('frame-ancestors');
  const strict = headers.get('strict-transport-security');
  const origin = headers.get('access-control-allow-origin');
  const rows: [string, [found: string, modifier: number]][] = [
    ['Content security policy', contentSecurityPolicy(policy)],
    ['Cookies', cookies(headers.getSetCookie(), strict !== null)],
    ['Cross-origin resource sharing', [origin ?? 'none', origin !== null && headers.has('access-control-allow-credentials') ? -50 : 0]],
    [
      'Referrer policy',
      ratedValue(
        headers.get('referrer-policy'),
        { 'no-referrer': 5, 'same-origin': 5, 'strict-origin': 5, 'strict-origin-when-cross-origin': 5 },
        0,
        -5,
      ),
    ],
    ['Strict transport security', transportSecurity(strict)],
    ['Scripts', scripts(html)],
    ['Content type options', ratedValue(headers.get('x-content-type-options'), { nosniff: 0 }, -5, -5)],
    [
      'Framing',
      ancestors && !ancestors.some((source) => unrestricted.includes(source))
        ? ['frame-ancestors', 5]
        : ratedValue(headers.get('x-frame-options'), { deny: 0, sameorigin: 0 }, -20, -20),
    ],
    [
      'Cross-origin resource policy',
      ratedValue(headers.get('cross-origin-resource-policy'), { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }, 0, -5),
    ],
  ];
  return rows.map(([test, [found, modifier]]) => ({ test, found, modifier }));
}

/** The score; never below 0. */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (list: readonly Finding[]) => list.reduce((total, { modifier }) => total + modifier, 0);
  const withoutBonuses = 100 + sum(findings.filter(({ modifier }) => modifier < 0));
  return Math.max(0, withoutBonuses < 90 ? withoutBonuses : withoutBonuses + sum(findings.filter(({ modifier }) => modifier > 0)));
}
