import { expect, test, type Page } from '@playwright/test';
import { encodeDomain } from '@oche/api/domain';
import { ports, webOrigin } from './environment.ts';
import { client } from './api.ts';
import { enterResult, handInLineups, htmlOf, openLeague } from './league.ts';
import { confirmBoth } from './matchBot.ts';

const domain = 'hostile.localhost';
const site = `http://${domain}:${ports.web}`;

/** What a volunteer could paste or type. Each would set `pwned` if a page took it for more than text. */
const breakOut = '</title></script><script>window.pwned=1</script>';
const picture = '"\'><img src=x onerror=window.pwned=1>';
const inTag = "' onmouseover='window.pwned=1' x='{{7*7}}${7*7}";
const squads = [
  { name: `A1 ${breakOut}`, players: [`<svg/onload=window.pwned=1>`, 'W'.repeat(110), 'نادي السهام ﷽ عمر'] },
  { name: `B2 ${picture}`, players: [inTag, `Z${'\u0317\u0338\u0489'.repeat(30)}`, '__proto__ 👩‍👩‍👧‍👦'] },
];

const body = `# ${breakOut}

[run](javascript:window.pwned=1) [upper](JaVaScRiPt:window.pwned=1) [entity](java&#115;cript:window.pwned=1) [tab](<java\tscript:window.pwned=1>)
[data](data:text/html;base64,PHNjcmlwdD53aW5kb3cucHduZWQ9MTwvc2NyaXB0Pg==) [reference] <javascript:window.pwned=1> [other](//evil.example/x)

[reference]: javascript:window.pwned=1 "${inTag}"

![picture](x"onerror="window.pwned=1) ![pixel](https://evil.example/pixel.png) ![svg](data:image/svg+xml,<svg onload=alert(1)>)
<img src=x onerror=window.pwned=1> <a href="https://evil.example" onclick="window.pwned=1">link</a>

<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>
<style>body { display: none }</style>

${'>'.repeat(2000)} deep

${'- '.repeat(500)}deep

${'*a '.repeat(500)}

${'W'.repeat(10_000)}
`;

/** Everything that a page must not have, in words. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = 'pwned' in window ? ['a script ran'] : [];
    for (const element of document.querySelectorAll('*')) {
      const name = element.tagName.toLowerCase();
      if (['iframe', 'object', 'embed', 'base'].includes(name)) faults.push(`<${name}>`);
      for (const attribute of element.attributes) if (attribute.name.startsWith('on')) faults.push(`<${name} ${attribute.name}>`);
      if (element instanceof HTMLAnchorElement && !['http:', 'https:', 'mailto:', 'tel:', 'webcal:'].includes(element.protocol))
        faults.push(`a link to ${element.href.slice(0, 40)}`);
      if (element instanceof HTMLImageElement && new URL(element.src).origin !== location.origin)
        faults.push(`a picture from ${element.src}`);
    }
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) JSON.parse(textContent);
    const scrolls = (element: Element | null): boolean =>
      element !== null && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const { scrollWidth, clientWidth } = document.documentElement;
    for (const table of document.querySelectorAll('table'))
      if (table.getBoundingClientRect().right > clientWidth + 1 && !scrolls(table)) faults.push('a table that is cut off');
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} pixels wider than the screen`);
    return faults;
  });

test('hostile texts and files of volunteers stay texts and files on every page of a site', async ({ browser, request }) => {
  const league = await openLeague({
    ...{ squads, domain },
    site: {
      ...{ name: `Hostile ${breakOut}`, description: picture, helpText: body, rulesText: body },
      sponsors: [{ name: inTag, url: 'https://evil.example/"onmouseover="window.pwned=1' }],
    },
  });
  const { token, seasonId, tonight: match } = league;
  const auth = { token };
  const { season, groups } = await client.call('getCompetitionContext', { domainBase64: encodeDomain(domain) });
  await handInLineups(match);
  for (const number of [1, 2, 3]) await enterResult(match, number, 'home');
  await confirmBoth(match);
  const news = await client.call('createNews', { seasonId, title: `News ${breakOut}`, lead: picture, body }, auth);
  await client.call('setNewsState', { id: news.id, state: 'published' }, auth);
  await client.call('createBoardMember', { seasonId, name: picture, office: 'W'.repeat(80) }, auth);
  const file = Buffer.from('%PDF-1.7\n<script>window.pwned=1</script>').toString('base64');
  const fileName = 'rules\u202efdp.html';
  const document = await client.call('createDocument', { seasonId, title: breakOut, category: inTag, fileName, file }, auth);

  const [team] = await client.call('listTeams', { seasonId });
  const division = `/groups/${groups[0]!.slug}`;
  const paths = [
    ...['', `/${season!.slug}`, '/news', `/news/${news.slug}`, '/help', '/documents', '/board-members', '/calendar', '/groups'],
    ...[`${division}/standings`, `${division}/teams`, `${division}/teams/${team!.team.slug}`, `${division}/individual-standings`],
    ...[`/matches/${match.slug}`, `/matches/${match.slug}?part=figures`, `/matches/${match.slug}?view=tv`],
    ...['180-171', 'low-visits', 'games-played', 'high-checkouts'].map((board) => `/individual/${board}`),
  ];

  await test.step('the HTML of the server has them as text', async () => {
    for (const path of paths)
      expect(/<script>window|<img src=x|<svg\/onload|<iframe|<style>body/.exec(await htmlOf(domain, path)), path).toBeNull();
  });

  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => events.push(`error ${String(error)}`));
  // A blocked script is in the console. The policy is the second lock, and the texts must not need it.
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) events.push(message.text());
  });
  page.on('request', (each) => {
    if (!each.url().startsWith(site) && !each.url().startsWith('data:')) events.push(`request ${each.url()}`);
  });
  await test.step('no page runs, loads or breaks anything', async () => {
    const faults: [string, string[]][] = [];
    for (const path of paths) {
      const response = await page.goto(`${site}/en${path}`);
      expect([path, response?.status()]).toEqual([path, 200]);
      // The page of a match shows its heading to screen readers only.
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      const found = [...(await faultsOf(page)), ...events.splice(0)];
      if (found.length > 0) faults.push([path, found]);
    }
    expect(faults).toEqual([]);
    await page.goto(`${site}/en/news/${news.slug}`);
    for (const text of [`News ${breakOut}`, picture, '<iframe srcdoc=', 'javascript:window.pwned=1'])
      await expect(page.getByRole('main')).toContainText(text);
  });

  await test.step('a document is downloaded and never opened as a page', async () => {
    const { headers, status } = await request
      .get(`${webOrigin}/api${document.path}`, { headers: { host: domain } })
      .then((response) => ({ headers: response.headers(), status: response.status() }));
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'application/pdf', 'nosniff']);
    expect(headers['content-disposition']).toBe(`attachment; filename="rulesfdp.pdf"; filename*=UTF-8''rulesfdp.pdf`);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    await page.goto(`${site}/en/documents`);
    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('link', { name: breakOut }).click();
    expect((await download).suggestedFilename()).toBe('rulesfdp.pdf');
  });
  await context.close();
});
