import { expect, test, type Page } from '@playwright/test';
import { encodeDomain } from '@oche/api/domain';
import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import type { ParamsOf, RouteName } from '@oche/routes/table';
import { chromium } from '../.storybook/chromium.ts';
import { client } from './api.ts';
import { ports } from './environment.ts';

/* A phone with text at 200 % in the browser's settings (WCAG 1.4.4 and 1.4.10). */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] },
});

/** The number of CSS pixels by which the page is wider than the screen. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How the product's name next to the logo is shown: whole, hidden, or cut off. */
const wordmark = (page: Page) =>
  page.evaluate(() => {
    const mark = document.querySelector('header a[href] .sr-only')!;
    const text = document.createRange();
    text.selectNodeContents(mark.nextElementSibling!);
    const visible = [...text.getClientRects()].filter(({ width }) => width > 1);
    if (visible.length === 0) return 'hidden';
    const { left, right } = mark.parentElement!.getBoundingClientRect();
    return visible.every((each) => each.left >= left - 1 && each.right <= right + 1) ? 'whole' : 'cut off';
  });

test('a user with text at 200 % on a phone never scrolls horizontally, and the name in the bar is not cut off', async ({ page }) => {
  const { items } = await client.call('listTournaments', {});
  const { slug: tournament } = items.find(({ status }) => status === 'running' || status === 'finished')!;
  const paths = [
    href('home', {}, 'en'),
    href('tournaments', {}, 'en'),
    href('tournament', { tournament }, 'en'),
    href('tournamentGroups', { tournament }, 'en'),
    href('tournamentResults', { tournament }, 'de'),
    href('tournamentGroups', { tournament }, 'de'),
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await page.evaluate(() => document.fonts.ready);
    expect([path, await overflow(page), await wordmark(page)]).toEqual([path, 0, expect.stringMatching(/whole|hidden/)]);
  }
});

/** The texts that an element cuts off without a way to scroll to the rest. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCutBy = (box: Element, { right, bottom, top }: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (hides(overflowX) && right > edge.right + 2) || (hides(overflowY) && bottom > edge.bottom + 4 && top > edge.top);
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      // The numbers of a board that is only a picture.
      if (texts.currentNode.parentElement!.closest('svg[aria-hidden]')) continue;
      const text = document.createRange();
      text.selectNodeContents(texts.currentNode);
      for (const line of text.getClientRects()) {
        let box = texts.currentNode.parentElement;
        // Texts for screen readers are in boxes of one pixel, and what scrolls can be scrolled.
        while (box && box.clientWidth !== 1 && !/auto|scroll/.test(getComputedStyle(box).overflowX)) {
          if (line.width > 1 && isCutBy(box, line)) cut.push(texts.currentNode.textContent!);
          box = box.parentElement;
        }
      }
    }
    return [...new Set(cut)];
  });

type Site = { domain: string; first: Locale };

/** The pages of a competition with tables, lists and figures. */
async function pagesOf({ domain, first }: Site, locale: Locale): Promise<string[]> {
  const { season, groups } = await client.call('getCompetitionContext', { domainBase64: encodeDomain(domain) });
  const [division] = groups.filter(({ kind }) => kind === 'league');
  const [cup] = groups.filter(({ kind }) => kind === 'cup');
  const played = await client.call('listMatches', { seasonId: season!.id, state: 'confirmed', groupId: groups[0]!.id });
  const figures = await Promise.all(played.items.map(({ id }) => client.call('getMatchFigures', { id })));
  const match = (played.items.find((_, at) => figures[at]!.shares.length > 0) ?? played.items[0])!;
  const of = <Name extends RouteName>(name: Name, params: ParamsOf<Name>, query = {}) => href(name, params, locale, query, first);
  const common = [
    ...[of('competitionHome', {}), of('competitionCalendar', {})],
    ...(['competitionScores', 'competitionShortLegs', 'competitionGamesPlayed', 'competitionCheckouts'] as const).map((board) =>
      of(board, {}),
    ),
    ...[{}, { part: 'moments' }, { part: 'figures' }].map((query) => of('competitionMatch', { match: match.slug }, query)),
  ];
  const ofDivision = division
    ? [
        ...(['competitionStandings', 'competitionGroupTeams', 'competitionGroupPlayers'] as const).map((page) =>
          of(page, { group: division.slug }),
        ),
        of('competitionTeam', { group: division.slug, team: match.home.slug }),
      ]
    : [];
  const ofCup = (['competitionCupBracket', 'competitionCupStandings', 'competitionCupPlayers'] as const).map((page) =>
    of(page, { group: cup!.slug }),
  );
  return [...common, ...ofDivision, ...ofCup];
}

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  for (const [site, locale] of [
    [{ domain: 'league.localhost', first: 'nl' }, 'nl'],
    [{ domain: 'league.localhost', first: 'nl' }, 'de'],
    [{ domain: 'cup.localhost', first: 'de' }, 'de'],
  ] as [Site, Locale][])
    test(`a spectator of ${site.domain} with text at 200 % reads every text in ${locale} without scrolling horizontally`, async ({
      page,
    }) => {
      for (const path of await pagesOf(site, locale)) {
        await page.goto(`http://${site.domain}:${ports.web}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        await page.evaluate(() => document.fonts.ready);
        // Names are fitted into their boxes in the frame after the page is complete.
        await expect.poll(async () => [path, await overflow(page), await cutTexts(page)]).toEqual([path, 0, []]);
      }
    });
});
