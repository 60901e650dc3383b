import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { foldGame } from '@oche/darts/x01/game';
import { tabletOrigin } from './environment.ts';
import { client, newEmail } from './api.ts';
import { playBoards } from './boardBot.ts';
import { begin, checkOut, firstVisit, goOn, mistypedVisit, nextGame, secondVisit, toGo, type Leg } from './marker.ts';
import * as desk from './organiser.ts';
import { qrPath } from './qr.ts';
import { showCode } from './tablet.ts';
import { text } from './texts.ts';

/** Names as clubs write them. In each game, the player who is higher in this list wins. */
const players = [
  'Zoë van der Sluijs',
  'Dirk D’hooghe',
  'Séverine L’Écuyer',
  'Björn Ångström',
  'Łukasz Żółć',
  'Jürgen von und zu Größe',
  'Siobhán Ní Bhriain',
  'Çağla Öztürk',
] as const;
const champion = players[0];
const winnerOf = (names: readonly string[]): string => players.find((name) => names.includes(name)) ?? '';
const legOf = (names: readonly string[]): Leg => {
  const winner = winnerOf(names);
  return { winner, loser: names.find((name) => name !== winner) ?? '' };
};

const tournamentName = 'Vrijdagavond 301';

/** Opens a page. `expectNotReloaded` proves that it still shows the same document. */
async function openOnce(page: Page, path: string) {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(path);
  const mark = `opened ${path}`;
  await page.evaluate((value) => Object.assign(window, { openedOnce: value }), mark);
  return {
    page,
    expectNotReloaded: async () =>
      expect([loads, await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)]).toEqual([1, mark]),
  };
}

async function contextsOf(browser: Browser) {
  const device = { viewport: { width: 1280, height: 800 }, hasTouch: true };
  const [organiser, one, two, spectator] = await Promise.all([
    browser.newContext({ viewport: { width: 1440, height: 900 } }),
    browser.newContext(device),
    browser.newContext(device),
    browser.newContext({ viewport: { width: 412, height: 915 } }),
  ]);
  return { organiser, one, two, spectator };
}

test('an organiser, two markers and a spectator go through an evening of eight players, from the first account to the final', async ({
  browser,
}) => {
  const contexts = await contextsOf(browser);
  const organiser = await contexts.organiser.newPage();
  const [tabletOne, tabletTwo] = await Promise.all([contexts.one.newPage(), contexts.two.newPage()]);

  await test.step('the organiser registers, names the club, adds a location with four boards and plans an event', async () => {
    await desk.register(organiser, 'Joke Bordmeester', newEmail('organiser'));
    await desk.nameClub(organiser, 'DC De Krijtlijn');
    await desk.addLocation(organiser, 'Café De Bull', 4);
    await desk.planEvent(organiser, 'Vrijdagavond');
  });
  const token = (await contexts.organiser.cookies()).find(({ name }) => name === 'token')?.value ?? '';

  await test.step('the organiser pairs one tablet by its code, the other by the URL in its QR code', async () => {
    await desk.pairByCode(organiser, await showCode(tabletOne), 'Board 1');
    await expect(tabletOne.getByRole('heading', { name: 'No game on this board' })).toBeVisible();

    const code = await showCode(tabletTwo);
    const url = `${tabletOrigin}/manage/events-locations?pair=${code}`;
    const qrCode = tabletTwo.getByRole('img', { name: 'Link for the organiser’s phone' }).locator('path');
    await expect(qrCode).toHaveAttribute('d', qrPath(url));
    const phone = await contexts.organiser.newPage();
    await phone.goto(url);
    await expect(phone.getByLabel('Code on the tablet')).toHaveValue(code);
    await desk.acceptTablet(phone, 'Board 2');
    await phone.close();
    await expect(tabletTwo.getByRole('heading', { name: 'No game on this board' })).toBeVisible();
  });

  await test.step('the organiser creates the tournament and pastes the names, and the page marks a duplicate', async () => {
    await desk.createTournament(organiser, tournamentName);
    const lines = [...players.map((name, index) => `${index + 1}. ${name}`), players[1].replace('’', "'").toUpperCase()];
    const duplicates = await desk.pasteNames(organiser, lines);
    expect(duplicates).toHaveLength(1);
    await expect(organiser.getByText('0 of 8 checked in, 0 paid')).toBeVisible();
    for (const name of players) await expect(organiser.getByRole('rowheader', { name })).toBeVisible();
  });
  const id = /tournaments\/([0-9a-f-]+)/.exec(organiser.url())?.[1] ?? '';
  const { slug } = await client.call('getTournament', { tournament: id }, { token });

  await test.step('the organiser checks everybody in, draws with a draw number, draws again, and swaps two players', async () => {
    await desk.openTab(organiser, 'Overview');
    await organiser.getByRole('button', { name: 'Start check-in' }).click();
    await organiser.getByRole('link', { name: 'Go to the players' }).click();
    await organiser.getByRole('button', { name: 'Check everybody in' }).click();
    await expect(organiser.getByText('8 of 8 checked in, 0 paid')).toBeVisible();
    await desk.openTab(organiser, 'Overview');
    await desk.draw(organiser, 'Draw', 301);
    await desk.draw(organiser, 'Draw again', 501);
    const [a = '', b = ''] = await desk.swapFirstOfGroups(organiser);
    const groups = async () => {
      const list = await client.call('listGroups', { tournament: id }, { token });
      return [a, b].map((name) => list.find(({ rows }) => rows.some(({ entry }) => entry.name === name))?.number);
    };
    await expect.poll(groups).toEqual([2, 1]);
  });

  await test.step('the tournament starts, and every board gets a game automatically', async () => {
    await organiser.getByRole('button', { name: 'Start the tournament' }).click();
    await organiser.getByRole('link', { name: 'Go to the order of play' }).click();
    for (const number of [1, 2, 3, 4]) await expect(organiser.getByRole('article', { name: `Board ${number}` })).toContainText('Called');
    for (const tablet of [tabletOne, tabletTwo]) await expect(tablet.getByRole('button', { name: 'Start the game' })).toBeVisible();
  });

  await test.step('the organiser awards a walkover in a waiting game', async () => {
    const names = await desk.firstWaiting(organiser);
    await desk.awardWalkover(organiser, names, winnerOf(names), 'Stands in traffic');
    const { items } = await client.call('listTournamentGames', { tournament: id, phase: 'finished' }, { token });
    expect(items.map(({ ending, winner, sides }) => [ending, sides[winner ?? -1]?.name])).toEqual([['walkover', winnerOf(names)]]);
  });

  const onBoard = async (number: number) => {
    const game = (await client.call('getPlayList', { id }, { token })).boards.find(({ board }) => board.number === number)?.game;
    if (!game) throw new Error(`Board ${number} has no game.`);
    const names = game.sides.map(({ name }) => name);
    return { id: game.id, names, leg: legOf(names) };
  };
  const [gameOne, gameTwo] = [await onBoard(1), await onBoard(2)];
  const hall = await openOnce(await contexts.spectator.newPage(), `/tournaments/${slug}`);
  const live = await openOnce(await contexts.spectator.newPage(), `/live/${gameOne.id}`);

  await test.step('a marker calls the organiser, who sees the call without reloading and responds, and the tablet shows the response', async () => {
    const { names } = gameTwo;
    const call = organiser.getByRole('list', { name: 'Boards that call' }).getByRole('listitem');
    await expect(call).toHaveCount(0);
    await tabletTwo.getByRole('button', { name: 'Menu' }).click();
    await tabletTwo.getByRole('menuitem', { name: 'Player absent' }).click();
    await tabletTwo.getByRole('dialog').getByRole('button', { name: names[1]! }).click();
    await expect(tabletTwo.getByRole('button', { name: 'Organiser called' })).toBeVisible();
    await expect(call).toContainText(`${names[1]} is absent`);
    await call.getByRole('button', { name: 'On my way' }).click();
    await expect(tabletTwo.getByRole('button', { name: 'Organiser on the way' })).toBeVisible();
    await call.getByRole('button', { name: 'Done' }).click();
    await expect(call).toHaveCount(0);
    await tabletTwo.getByRole('button', { name: 'Organiser has answered' }).click();
    await tabletTwo.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(tabletTwo.getByRole('button', { name: /^Organiser/ })).toHaveCount(0);
  });

  await test.step('a marker scores a whole leg offline, and no visit is lost or duplicated when the tablet is online again', async () => {
    const { leg } = gameOne;
    await expect(live.page.getByRole('heading', { name: 'Not started yet' })).toBeVisible();
    await contexts.one.setOffline(true);
    await begin(tabletOne, leg);
    await firstVisit(tabletOne, leg);
    await expect(tabletOne.locator('header')).toContainText('No network');
    await expect(tabletOne.locator('header')).toContainText('1 visit kept on this device');
    await mistypedVisit(tabletOne, leg);
    await checkOut(tabletOne, leg);
    await expect(tabletOne.getByText('No network. The game is kept on this device and sent automatically.')).toBeVisible();
    expect((await client.call('getGame', { id: gameOne.id, since: 0 })).length).toBe(0);
    await expect(live.page.getByRole('heading', { name: 'Not started yet' })).toBeVisible();

    await contexts.one.setOffline(false);
    await expect(live.page.getByText(`${leg.winner}, 6 darts`)).toBeVisible();
    // Columns: points scored and to go of one side, the number of darts, then points scored and to go of the other side.
    const rows = live.page.getByRole('table', { name: 'Leg 1' }).getByRole('row');
    const [ofWinner, ofLoser] = [
      ['180', '121'],
      ['60', '241'],
    ] as const;
    const winnerIsFirst = gameOne.names[0] === leg.winner;
    await expect(rows.nth(1).getByRole('cell')).toHaveText(winnerIsFirst ? [...ofWinner, '3', ...ofLoser] : [...ofLoser, '3', ...ofWinner]);
    await expect(rows).toHaveCount(1 + 2);
    const { events } = await client.call('getGame', { id: gameOne.id, since: 0 });
    expect(events.map(({ kind }) => kind)).toEqual(['start', 'throwFirst', 'visit', 'visit', 'undo', 'visit', 'visit']);
    expect(foldGame(events).next.kind).toBe('over');
    await live.expectNotReloaded();
  });

  await test.step('a spectator follows a board live from the tournament’s page', async () => {
    const { leg } = gameTwo;
    await hall.page.getByRole('article', { name: 'Board 2' }).getByRole('link').click();
    await expect(hall.page).toHaveURL(`/live/${gameTwo.id}`);
    await begin(tabletTwo, leg);
    await firstVisit(tabletTwo, leg);
    await toGo(hall.page, leg.winner, 121);
    await secondVisit(tabletTwo, leg);
    await toGo(hall.page, leg.loser, 241);
    await checkOut(tabletTwo, leg);
    await expect(hall.page.getByText(`${leg.winner}, 6 darts`)).toBeVisible();
    await hall.page.goBack();
    await expect(hall.page.getByRole('heading', { level: 1, name: tournamentName })).toBeVisible();
    await hall.expectNotReloaded();
  });

  await test.step('markers score on two tablets and bots on two boards, until the final is over', async () => {
    let isOver = false;
    const finished = (async () => {
      while (!isOver) {
        await sleep(300);
        isOver ||= (await client.call('getTournament', { tournament: id }, { token })).status === 'finished';
      }
    })();
    const mark = async (tablet: Page) => {
      for (;;) {
        await goOn(tablet);
        const names = await nextGame(tablet, finished);
        if (!names) return;
        const leg = legOf(names);
        await begin(tablet, leg);
        await firstVisit(tablet, leg);
        await secondVisit(tablet, leg);
        await checkOut(tablet, leg);
      }
    };
    try {
      const bots = playBoards({ token, tournamentId: id, boards: [3, 4], winnerOf, isOver: () => isOver });
      await Promise.all([mark(tabletOne), mark(tabletTwo), bots, finished]);
    } finally {
      isOver = true;
    }
    await expect(hall.page.getByRole('main')).toContainText(champion);
  });

  await test.step('every game was played once, and the spectator sees the winner without reloading', async () => {
    const { items } = await client.call('listTournamentGames', { tournament: id, perPage: 200 });
    // two groups of four, then two knockouts of four
    expect(items.filter(({ phase }) => phase === 'finished')).toHaveLength(6 + 6 + 3 + 3);
    expect(items.filter(({ ending }) => ending === 'walkover')).toHaveLength(1);
    for (const { sides, winner } of items) expect(sides[winner ?? -1]?.name).toBe(winnerOf(sides.map(({ name }) => name)));
    await hall.page.getByRole('navigation', { name: 'Pages of this tournament' }).getByRole('link', { name: 'Results' }).click();
    await expect(firstOf(hall.page, 'Winners’ knockout')).toContainText(champion);
    await hall.expectNotReloaded();
  });

  await test.step('the organiser corrects a finished game with a reason, and the spectator sees it without reloading', async () => {
    const { games } = await client.call('getBracket', { tournament: id, role: 'losers' });
    const names = games.find(({ round, rounds }) => round === rounds)?.sides.map(({ name }) => name) ?? [];
    const { winner, loser } = legOf(names);
    await expect(firstOf(hall.page, 'Losers’ knockout')).toContainText(winner);
    await desk.openTab(organiser, 'Results');
    await desk.correctResult(organiser, 'Final, Losers’ knockout', { [winner]: 0, [loser]: 1 }, 'Written on the wrong side');
    await expect(firstOf(hall.page, 'Losers’ knockout')).toContainText(loser);
    await hall.expectNotReloaded();
  });

  await test.step('a spectator reads the results in Dutch', async () => {
    const page = await contexts.spectator.newPage();
    await page.goto(`/nl/tournaments/${slug}/results`);
    await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tournamentName);
    await expect(firstOf(page, text('nl', 'words.winnersKnockout'))).toContainText(champion);
    await expect(page.getByRole('heading', { name: text('nl', 'tournamentResults.finishedGames') })).toBeVisible();
    expect(text('nl', 'words.winnersKnockout')).not.toBe(text('en', 'words.winnersKnockout'));
  });
  await Promise.all(Object.values(contexts).map((context) => context.close()));
});

/** The first place in the table of a knockout. */
const firstOf = (page: Page, knockout: string) => page.getByRole('table', { name: knockout }).getByRole('row').nth(1);
