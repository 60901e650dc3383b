import { expect, test, type Page } from '@playwright/test';
import { matchEventVersion } from '@oche/darts/match/event';
import { foldMatch } from '@oche/darts/match/fold';
import { middenkust } from '@oche/darts/match/presets';
import { seen } from '@oche/darts/match/sheet';
import { href } from '@oche/routes/href';
import { webOrigin } from './environment.ts';
import { administratorToken, client, newId } from './api.ts';
import { clickWhenReady } from './ready.ts';

const locations = ['Lokaal;Adres;Borden;Avonden', 'De Linde;Dorp 1;4;vr', 'Het Krijt;Kerkplein 2;2;vr'].join('\n');
const teams = [
  'Ploeg;Reeks;Niveau;Lokaal;Dag;Uur;Kapitein',
  ...['A', 'B', 'C', 'D'].map((letter) => `De Linde ${letter};Eerste Afdeling;1;De Linde;vrijdag;20u;Kapitein ${letter}`),
  ...['A', 'B', 'C', 'D'].map((letter) => `Het Krijt ${letter};Tweede Afdeling;2;Het Krijt;vrijdag;20:00;Kapitein ${letter}`),
].join('\r\n');
const members = ['Naam,Ploeg', ...Array.from({ length: 32 }, (_, at) => `Speler ${at + 1},De Linde ${'ABCD'[at % 4]}`)].join('\n');

/** A competition without anything, whose administrator is logged in on the page. */
const openCompetition = async (page: Page) => {
  const token = await administratorToken();
  const name = `Federatie ${newId().slice(-6)}`;
  const { slug } = await client.call('createCompetition', { name, timeZone: 'Europe/Brussels', domains: [] }, { token });
  await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);
  return { token, slug };
};

/** Imports a file on the present page. `choose`: says how matches of new divisions are played */
const importFile = async (page: Page, text: string, add: string, choose?: string) => {
  await clickWhenReady(page.getByRole('button', { name: 'Import a file' }));
  const dialog = page.getByRole('dialog');
  // A spreadsheet on Windows saves its own code page, not UTF-8.
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  if (choose !== undefined) {
    await dialog.getByRole('combobox', { name: 'How their matches are played' }).click();
    await page.getByRole('option', { name: choose }).click();
  }
  await dialog.getByRole('button', { name: add }).click();
  await expect(dialog).toBeHidden();
};

/** Enters a score of a match that the home team wins, as an organiser who was told it. */
const enterScore = async (id: string, token: string) => {
  const record = async (kind: 'score' | 'resolve', payload: object) => {
    const { length } = await client.call('getMatch', { id }, { token });
    const event = { id: newId(), v: matchEventVersion, kind, payload, deviceTime: new Date().toISOString() };
    await client.call('recordMatchEvents', { id, after: length, events: [event as never] }, { token });
  };
  await record('score', { points: [7, 3], legs: [24, 15] });
  const { structure, events, folded, walkover } = await client.call('getMatch', { id }, { token });
  await record('resolve', { reason: 'By telephone', saw: seen(foldMatch(structure, events, folded, walkover ?? undefined)) });
};

/** Withdraws a team on its page. */
const withdraw = async (page: Page, path: string, name: string) => {
  await page.goto(path);
  await clickWhenReady(page.getByRole('button', { name: `More for ${name}` }));
  await page.getByRole('menuitem', { name: 'Withdraw team' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Too few players');
  await dialog.getByRole('button', { name: 'Withdraw team' }).click();
  await expect(dialog).toBeHidden();
};

test('a secretary imports an empty federation, plans and publishes its fixtures, and teams withdraw before and after half', async ({
  page,
}) => {
  const { token, slug } = await openCompetition(page);
  await page.goto(href('competitionManage', { org_slug: slug }, 'en'));
  await clickWhenReady(page.getByRole('button', { name: 'Create season' }));
  await expect(page.getByText('Only the organisers see this season.')).toBeVisible();
  const { id: organisationId } = (await client.call('listAvailableOrganisations', {}, { token })).find((each) => each.slug === slug)!;
  const [season] = await client.call('listSeasons', { organisationId }, { token });
  const { id: seasonId, slug: season_slug } = season!;
  const params = { org_slug: slug, season_slug };

  await page.goto(href('locationsManage', params, 'en'));
  await importFile(page, locations, 'Add 2 locations');
  await expect(page.getByRole('link', { name: 'De Linde' })).toBeVisible();
  await page.getByRole('link', { name: /^Teams/ }).click();
  await expect(page.getByText('No teams yet.')).toBeVisible();
  await importFile(page, teams, 'Add 8 teams', 'Middenkust');
  await expect(page.getByRole('heading', { name: 'Tweede Afdeling' })).toBeVisible();
  await page.getByRole('link', { name: /^Members/ }).click();
  await expect(page.getByText('No members yet.')).toBeVisible();
  await importFile(page, members, 'Add 32 players');
  await expect(page.getByText('Speler 32')).toBeVisible();

  await page.goto(href('groupMatches', { ...params, group_slug: 'eerste-afdeling' }, 'en'));
  await clickWhenReady(page.getByRole('button', { name: 'Calendar' }));
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await calendar.getByRole('button', { name: 'Save' }).click();
  await expect(calendar).toBeHidden();
  await page.getByRole('button', { name: 'Plan the fixtures' }).click();
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByText('The plan is saved.')).toBeVisible();
  expect(await client.call('listMatches', { seasonId, perPage: 1 }, { token })).toMatchObject({ total: 24 });
  // Nobody else sees the plan yet.
  await expect(client.call('listMatches', { seasonId })).rejects.toMatchObject({ status: 404 });
  await page.goto(href('seasonManage', params, 'en'));
  await clickWhenReady(page.getByRole('button', { name: 'Open season' }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open season' }).click();
  await page.getByRole('button', { name: 'Publish fixtures' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish fixtures' }).click();
  await expect(page.getByText('Running', { exact: true }).first()).toBeVisible();
  expect(await client.call('listMatches', { seasonId, perPage: 1 })).toMatchObject({ total: 24 });

  // The results of a team that withdraws before half of its matches are annulled, those of one that withdraws after half stand.
  const group = (await client.call('listSeasonGroups', { seasonId }, { token })).find(({ name }) => name === 'Tweede Afdeling')!;
  const { items } = await client.call('listMatches', { seasonId, groupId: group.id, perPage: 50 }, { token });
  const of = (...names: string[]) => items.filter(({ home, away }) => names.includes(home.name) && names.includes(away.name));
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((letter) => `Het Krijt ${letter}`) as [string, string, string, string];
  for (const { id } of [...of(a, c), ...of(b, c), of(a, d)[0]!]) await enterScore(id, token);
  const rowOf = async (name: string) => {
    const { played, points } = (await client.call('getStandings', { id: group.id })).rows.find(({ team }) => team.name === name)!;
    return { played, points };
  };
  const afterD = { played: 2, points: (await rowOf(b)).points };
  expect(await rowOf(a)).toMatchObject({ played: 3 });
  await withdraw(page, href('teamManage', { ...params, team_slug: 'het-krijt-d' }, 'en'), d);
  await expect.poll(() => rowOf(a)).toEqual(afterD);
  await withdraw(page, href('teamManage', { ...params, team_slug: 'het-krijt-c' }, 'en'), c);
  const after = await client.call('listTeams', { seasonId });
  expect(after.flatMap(({ name, state }) => (state === 'withdrawn' ? [name] : [])).sort()).toEqual([c, d]);
  expect(await rowOf(a)).toEqual(afterD);
  await page.goto(href('groupManage', { ...params, group_slug: 'tweede-afdeling' }, 'en'));
  const table = page.getByRole('table').first();
  for (const name of [c, d]) await expect(table).toContainText(name);
});

test('a secretary takes a season to the next one, with a team that goes up', async ({ page }) => {
  const { token, slug } = await openCompetition(page);
  const options = { token };
  const { id: organisationId } = (await client.call('listAvailableOrganisations', {}, options)).find((each) => each.slug === slug)!;
  const dates = { startsOn: '2026-09-04', endsOn: '2027-05-28' };
  const { id: seasonId, slug: season_slug } = await client.call('createSeason', { organisationId, name: '2026–2027', ...dates }, options);
  await client.call('applyImport', { seasonId, kind: 'locations', text: locations }, options);
  await client.call('applyImport', { seasonId, kind: 'teams', text: teams, structure: middenkust }, options);
  for (const group of await client.call('listSeasonGroups', { seasonId }, options))
    await client.call('updateGroup', { id: group.id, rules: { ...group.rules, up: 1, down: 1 } }, options);
  await client.call('applyImport', { seasonId, kind: 'members', text: members }, options);

  await page.goto(href('seasonCreate', { org_slug: slug, season_slug }, 'en'));
  const first = page.locator('section', { has: page.getByRole('heading', { name: 'Eerste Afdeling', exact: true }) });
  await expect(first.getByText('Place 1, goes up')).toBeVisible();
  // The team that would go up stays, so that the next one goes up.
  const [riser = ''] = await first.locator('li', { hasText: 'goes up' }).locator('p').allTextContents();
  await first.getByRole('combobox', { name: `Next division of ${riser}` }).click();
  await page.getByRole('option', { name: 'Tweede Afdeling' }).click();
  await expect(first.getByText('Place 2, goes up')).toBeVisible();
  await page.getByRole('button', { name: 'Create season' }).click();
  await expect(page.getByText('Season 2027–2028 created. Only the organisers see it.')).toBeVisible();
  const next = (await client.call('listSeasons', { organisationId }, options)).find(({ name }) => name === '2027–2028')!;
  const groups = await client.call('listSeasonGroups', { seasonId: next.id }, options);
  expect(groups.map(({ name, teams: entered }) => [name, entered.length])).toEqual([
    ['Eerste Afdeling', 4],
    ['Tweede Afdeling', 4],
  ]);
  expect(groups[1]!.teams.map(({ name }) => name)).toContain(riser);
  expect(await client.call('listSeasonMembers', { seasonId: next.id }, options)).toHaveLength(32);
});
