import { expect, test, type Page } from '@playwright/test';
import { calendarPath } from '@oche/api/contract/calendarPath';
import { formatPlanned } from '@oche/i18n/format';
import { apiUrl, tabletOrigin } from './environment.ts';
import { client } from './api.ts';
import {
  chooseOption,
  confirmButton,
  confirmSheet,
  enterResult,
  expectConfirmed,
  expectPoints,
  fillLineup,
  handInLineups,
  openCaptain,
  openGuest,
  openLeague,
  openSecretary,
  rowOf,
  say,
  sheetOf,
  type Match,
} from './league.ts';
import { checkOut, firstVisit, secondVisit } from './marker.ts';
import { clickWhenReady, untilReady } from './ready.ts';
import { showCode } from './tablet.ts';
import { untilTapCounts } from './touch.ts';

/** The bodies of all responses and all messages of a channel that a page has received. */
function everythingReceived(page: Page): () => Promise<string> {
  const received: Promise<string>[] = [];
  page.on('response', (response) => {
    if (['document', 'fetch', 'xhr'].includes(response.request().resourceType())) received.push(response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(Promise.resolve(String(payload)))));
  return async () => (await Promise.all(received)).join('\n').replaceAll('\\', '');
}

/** The ids of a lineup in order, as a response contains them. */
const inOrder = (ids: readonly string[]): string => ids.map((id) => `"${id}"`).join(',');

/** Plays a match that home wins 2–1. */
async function playMatch(match: Match): Promise<void> {
  await handInLineups(match);
  for (const [number, winner] of [[1, 'home'] as const, [2, 'away'] as const, [3, 'home'] as const])
    await enterResult(match, number, winner);
}

test('two captains hand in sealed lineups on two phones, a tablet scores the games, and the confirmed sheet is in the table', async ({
  browser,
}) => {
  const league = await openLeague();
  const match = league.tonight;
  const { home, away } = match;
  // Orders that are neither those of the rosters nor alphabetical.
  const [ofHome, ofAway] = [
    [2, 0, 1],
    [1, 2, 0],
  ] as const;
  const [homePlayers, awayPlayers] = [ofHome.map((at) => home.players[at]!), ofAway.map((at) => away.players[at]!)];
  const awayIds = ofAway.map((at) => away.ids[at]!);
  const desk = await openSecretary(browser, league, league.tablePath);
  await expectPoints(desk.page, league, [home, 0], [away, 0]);
  const captain = await openCaptain(browser, home, match);
  const guest = await openGuest(browser, away, match);
  const received = everythingReceived(captain.page);

  await test.step('the guest hands in, and nothing of it reaches the phone of the other captain', async () => {
    await captain.page.reload();
    await fillLineup(guest.page, awayPlayers);
    await guest.page.getByRole('button', { name: say('lineup.handIn') }).tap();
    await expect(guest.page.getByText(say('lineup.waitsForOther', { team: home.name }))).toBeInViewport();
    await expect(captain.page.getByRole('definition').filter({ hasText: /^in at \d/ })).toBeVisible();
    await captain.page.reload();
    await expect(rowOf(captain.page, 1)).toContainText(say('teamMatch.unknown'));
    for (const player of away.players) await expect(captain.page.getByText(player)).toHaveCount(0);
    expect(await received()).toContain('"handed-in"');
    expect(await received()).not.toContain(inOrder(awayIds));
  });

  await test.step('the other captain hands in, and both phones show both lineups', async () => {
    await fillLineup(captain.page, homePlayers);
    await captain.page.getByRole('button', { name: say('lineup.handInBoth') }).tap();
    await expect.poll(() => captain.page.evaluate(() => scrollY)).toBe(0);
    for (const { page } of [captain, guest])
      for (const [index, player] of homePlayers.entries())
        await expect(rowOf(page, index + 1)).toContainText(new RegExp(`${player}.*${awayPlayers[index]}`));
    await expect.poll(received).toContain(inOrder(awayIds));
  });

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  const tablet = await context.newPage();
  await test.step('home starts the match, and the first game appears on the tablet of the board', async () => {
    const code = await showCode(tablet, tabletOrigin);
    await client.call('pairBoard', { id: league.location.boards[0]!.id, code }, { token: league.token });
    await expect(tablet.getByRole('heading', { name: 'No game on this board' })).toBeVisible();
    await captain.page.getByRole('button', { name: say('teamMatchAction.start') }).tap();
    await captain.page
      .getByRole('dialog')
      .getByRole('button', { name: say('teamMatchAction.start') })
      .tap();
    await tablet.getByRole('button', { name: 'Start the game' }).tap();
  });

  await test.step('the tablet scores the first game, and the phones show it', async () => {
    const leg = { winner: homePlayers[0]!, loser: awayPlayers[0]! };
    await firstVisit(tablet, leg);
    await secondVisit(tablet, leg);
    await checkOut(tablet, leg);
    for (const { page } of [captain, guest]) await expect(rowOf(page, 1)).toContainText('1–0');
    await expectPoints(desk.page, league, [home, 0], [away, 0]);
  });

  await test.step('both captains confirm the sheet, and the table has the points', async () => {
    await enterResult(match, 2, 'away');
    await enterResult(match, 3, 'home');
    await confirmSheet(captain.page, '2–1', home.name);
    await expect(guest.page.getByText(say('teamMatchConfirm.confirmed', { team: home.name }), { exact: true })).toBeVisible();
    await confirmSheet(guest.page, '2–1', away.name);
    for (const { page } of [captain, guest]) await expectConfirmed(page, match);
    await expectPoints(desk.page, league, [home, 2], [away, 0]);
  });
  await Promise.all([desk, captain, guest, { context }].map((device) => device.context.close()));
});

test('a lineup that the captain with an account hands in first does not reach the phone of the guest', async ({ browser }) => {
  const { tonight: match } = await openLeague();
  const { home, away } = match;
  const order = [2, 0, 1] as const;
  const [players, ids] = [order.map((at) => home.players[at]!), order.map((at) => home.ids[at]!)];
  const captain = await openCaptain(browser, home, match);
  const guest = await openGuest(browser, away, match);
  const received = everythingReceived(guest.page);
  await guest.page.reload();
  await fillLineup(captain.page, players);
  await captain.page.getByRole('button', { name: say('lineup.handIn') }).tap();
  await expect(guest.page.getByRole('definition').filter({ hasText: /^in at \d/ })).toBeVisible();
  await guest.page.reload();
  await expect(rowOf(guest.page, 1)).toContainText(say('teamMatch.unknown'));
  for (const player of home.players) await expect(guest.page.getByText(player)).toHaveCount(0);
  expect(await received()).toContain('"handed-in"');
  expect(await received()).not.toContain(inOrder(ids));
  await Promise.all([captain, guest].map((device) => device.context.close()));
});

test('a captain enters a match from paper, and the other one confirms it on the own phone', async ({ browser }) => {
  const league = await openLeague();
  const match = league.tonight;
  const { home, away } = match;
  const captain = await openGuest(browser, home, match);
  const guest = await openGuest(browser, away, match);

  await test.step('the captain enters players and legs, and a score that does not add up is not saved', async () => {
    const { page } = captain;
    const open = page.getByRole('button', { name: say('teamMatchPaper.open') });
    await untilReady(open);
    await open.tap();
    for (const [index, legs] of [[1, 0] as const, [0, 1] as const, [1, 0] as const].entries()) {
      const number = index + 1;
      for (const [side, team] of [home, away].entries()) {
        await chooseOption(page, say('teamMatchPaper.playerOf', { number, team: team.name, place: 1 }), team.players[index]!);
        await page.getByLabel(say('teamMatchPaper.legsOf', { number, team: team.name })).fill(String(legs[side]));
      }
    }
    const onPaper = (team: string) => page.getByLabel(say('teamMatchPaper.onPaper', { team }));
    await onPaper(home.name).fill('3');
    await onPaper(away.name).fill('0');
    await page.getByRole('button', { name: say('teamMatchPaper.save') }).tap();
    await expect(page.getByRole('alert').filter({ hasText: say('teamMatchPaper.differs', { score: '2–1', paper: '3–0' }) })).toBeVisible();
    await onPaper(home.name).fill('2');
    await onPaper(away.name).fill('1');
    await page.getByRole('button', { name: say('teamMatchPaper.save') }).tap();
    await expect(rowOf(page, 3)).toContainText('2–1');
  });

  await test.step('the other captain sees the sheet and confirms it', async () => {
    for (const [index, score] of ['1–0', '1–1', '2–1'].entries()) {
      await expect(rowOf(guest.page, index + 1)).toContainText(new RegExp(`${home.players[index]}.*${away.players[index]}`));
      await expect(rowOf(guest.page, index + 1)).toContainText(score);
    }
    await confirmSheet(guest.page, '2–1', away.name);
    await confirmSheet(captain.page, '2–1', home.name);
    for (const { page } of [captain, guest]) await expectConfirmed(page, match);
  });

  const desk = await openSecretary(browser, league, league.tablePath);
  await expectPoints(desk.page, league, [home, 2], [away, 0]);
  await Promise.all([desk, captain, guest].map((device) => device.context.close()));
});

test('a captain disputes a game, the secretary decides, and a later correction changes the table', async ({ browser }) => {
  const league = await openLeague();
  const match = league.tonight;
  const { home, away } = match;
  await playMatch(match);
  const captain = await openGuest(browser, home, match);
  const guest = await openGuest(browser, away, match);
  const desk = await openSecretary(browser, league, match.path);
  const table = await desk.context.newPage();

  await test.step('one captain confirms, and the other one disputes the last game', async () => {
    await untilReady(confirmButton(captain.page, '2–1', home.name));
    await confirmSheet(captain.page, '2–1', home.name);
    const dispute = guest.page.getByRole('button', { name: say('teamMatchConfirm.dispute') });
    await untilReady(dispute);
    await dispute.tap();
    const dialog = guest.page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: say('game.ofMatch', { number: 3 }) }).tap();
    await dialog.getByLabel(say('teamMatchAction.reason')).fill('Sander checked out first');
    await dialog.getByRole('button', { name: say('teamMatchConfirm.dispute') }).tap();
    for (const { page } of [guest, captain, desk]) await expect(page.getByText('Sander checked out first').first()).toBeVisible();
    expect((await sheetOf(match.id)).state.status).toBe('disputed');
  });

  await test.step('the secretary keeps the result, with a reason that both captains read', async () => {
    await decide(desk.page, '2–1', 'The marker saw Rik first');
    for (const { page } of [guest, captain]) await expect(page.getByText('The marker saw Rik first').first()).toBeVisible();
    await expectPoints(table, league, [home, 2], [away, 0]);
  });

  await test.step('the secretary corrects the game after all, and the table changes', async () => {
    await correctGame(desk.page, match, 3, [0, 1]);
    for (const each of [guest, captain]) await expect(rowOf(each.page, 3)).toContainText('1–2');
    await expectPoints(table, league, [away, 2], [home, 0]);
    expect((await sheetOf(match.id)).state.status).toBe('confirmed');
  });
  await Promise.all([desk, captain, guest].map((device) => device.context.close()));
});

/** The secretary decides that the sheet counts with this score. */
async function decide(page: Page, score: string, reason: string): Promise<void> {
  const verb = say('teamMatchConfirm.resolve', { score });
  await page.getByRole('button', { name: verb }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('teamMatchAction.reason')).fill(reason);
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog).toBeHidden();
}

/** The secretary corrects the legs of a game of a confirmed sheet. */
async function correctGame(page: Page, { home, away }: Match, number: number, legs: readonly [number, number]): Promise<void> {
  await page.getByRole('button', { name: say('teamMatchPaper.correct') }).click();
  for (const [side, team] of [home, away].entries())
    await page.getByLabel(say('teamMatchPaper.legsOf', { number, team: team.name })).fill(String(legs[side]));
  await page.getByLabel(say('teamMatchPaper.correctionReason')).fill('The paper sheet proves it');
  await page.getByRole('button', { name: say('placeChanges.show') }).click();
  await expect(page.getByText(say('placeChanges.changes')).first()).toBeVisible();
  await page.getByRole('button', { name: say('teamMatchPaper.save') }).click();
  await expect(rowOf(page, number)).toBeVisible();
}

test('a captain asks for another evening, the other one agrees, the secretary approves, and the calendar has the new date', async ({
  browser,
}) => {
  const league = await openLeague();
  const match = league.nextWeek;
  const { home, away } = match;
  const captain = await openGuest(browser, home, match);
  const evenings = await client.call('listOfferableEvenings', { id: match.id }, { token: home.link });
  const [earlier, later] = evenings.filter(({ decidedBy }) => decidedBy === 'captains-and-editor').map(({ day }) => day);
  const dayText = (day: string) => formatPlanned('en', day, 'day');
  const appointment = (startsAt: string) => formatPlanned('en', startsAt, 'appointment');
  const movedTo = `${later}${match.startsAt.slice(10)}`;
  /** The match in the calendar of the away team. */
  const inCalendar = async () => {
    const feed = await (await fetch(`${apiUrl}${calendarPath('team', away.teamId)}`)).text();
    return feed.split('BEGIN:VEVENT').find((event) => event.includes(match.id)) ?? '';
  };
  const startInCalendar = (startsAt: string) => `DTSTART;TZID=Europe/Brussels:${startsAt.replaceAll(/[-:]/g, '')}`;
  expect(await inCalendar()).toContain(startInCalendar(match.startsAt));

  await test.step('the captain asks and offers two evenings', async () => {
    const { page } = captain;
    await expect(page.getByText(appointment(match.startsAt)).first()).toBeVisible();
    const ask = page.getByRole('button', { name: say('postpone.ask') });
    await untilReady(ask);
    await ask.tap();
    const dialog = page.getByRole('dialog');
    for (const day of [earlier!, later!]) await dialog.getByRole('checkbox', { name: dayText(day) }).tap();
    await dialog.getByLabel(say('reason.reason')).fill('Three players are at a wedding');
    await dialog.getByRole('button', { name: say('postpone.send') }).tap();
    // The page says it, and so does the message that the request is sent.
    await expect(page.getByText(say('postpone.waits', { team: away.name })).first()).toBeVisible();
  });

  const guest = await openGuest(browser, away, match);
  await test.step('the other captain opens the match, reads the reason and takes the second evening', async () => {
    const asks = say('postpone.asks', { team: home.name, reason: 'Three players are at a wedding' });
    await expect(guest.page.getByText(asks)).toBeVisible();
    const accept = { name: say('postpone.accept', { day: dayText(later!) }) };
    await guest.page.getByRole('button', accept).tap();
    const confirm = guest.page.getByRole('alertdialog').getByRole('button', accept);
    await untilTapCounts(confirm);
    await confirm.tap();
    await expect(guest.page.getByText(say('postpone.agreed', { day: dayText(later!) }))).toBeVisible();
    expect(await inCalendar()).toContain(startInCalendar(match.startsAt));
  });

  const desk = await openSecretary(browser, league, match.path);
  await test.step('the secretary approves it, and both phones and the calendar have the new date', async () => {
    const approve = { name: say('postpone.approve', { day: dayText(later!) }) };
    await clickWhenReady(desk.page.getByRole('button', approve));
    await desk.page.getByRole('alertdialog').getByRole('button', approve).click();
    await expect(desk.page.getByText(appointment(movedTo)).first()).toBeVisible();
    for (const { page } of [captain, guest]) {
      await page.reload();
      await expect(page.getByText(appointment(movedTo)).first()).toBeVisible();
    }
    await expect.poll(inCalendar).toContain(startInCalendar(movedTo));
  });
  await Promise.all([desk, captain, guest].map((device) => device.context.close()));
});
