import { expect, test } from '@playwright/test';
import { href } from '@oche/routes/href';
import { administratorToken, client, newId } from './api.ts';
import { findEmail, followLink } from './emails.ts';
import { ports, webOrigin } from './environment.ts';
import { clickWhenReady } from './ready.ts';

const domain = 'register.localhost';

test('a volunteer without an account registers a team, and the secretary accepts it', async ({ page }) => {
  const token = await administratorToken();
  const unique = newId().slice(-6);
  const email = `captain-${unique}@example.org`;
  const competition = { name: `Federation ${unique}`, timeZone: 'Europe/Brussels', domains: [domain] };
  const { id: organisationId, slug } = await client.call('createCompetition', competition, { token });
  await client.call('updateOrganisation', { id: organisationId, languages: ['en'] }, { token });
  const season = { organisationId, name: 'Next season', startsOn: '2027-09-06', endsOn: '2028-05-28' };
  const { id: seasonId, slug: seasonSlug } = await client.call('createSeason', season, { token });
  await client.call('setSeasonStatus', { id: seasonId, state: 'open' }, { token });

  await page.goto(`http://${domain}:${ports.web}/`);
  await clickWhenReady(page.getByRole('button', { name: 'Register a team' }));
  const form = page.getByRole('dialog', { name: 'Register a team' });
  await form.getByLabel('Name of the team').fill('The Bulls');
  await form.getByRole('combobox', { name: 'Where you play at home' }).click();
  await page.getByRole('option', { name: 'Somewhere else' }).click();
  await form.getByLabel('Name and address of the location').fill('Café Nord, Village 1');
  await form.getByLabel('Name of the captain').fill('Anna');
  await form.getByLabel('E-mail of the captain').fill(email);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();

  await followLink(page, email, 'Does “The Bulls” want to play in Next season?');
  await expect(page.getByText('Café Nord, Village 1')).toBeVisible();
  await clickWhenReady(page.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByRole('status').filter({ hasText: 'The Bulls is registered.' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('This link has been used already')).toBeVisible();

  await page.context().addCookies([{ name: 'token', value: token, url: webOrigin }]);
  await page.goto(`${webOrigin}${href('seasonManage', { org_slug: slug, season_slug: seasonSlug })}`);
  await clickWhenReady(page.getByRole('link', { name: '1 team asks to play' }));
  await clickWhenReady(page.getByRole('button', { name: 'Accept The Bulls' }));
  const accept = page.getByRole('dialog', { name: 'Accept The Bulls?' });
  await accept.getByRole('combobox', { name: 'Home location' }).click();
  await page.getByRole('option', { name: 'Create a new location' }).click();
  await accept.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('link', { name: 'The Bulls' })).toBeVisible();
  await expect(page.getByText('Teams that ask to play')).toBeHidden();

  // The link in the e-mail opens the team without an account.
  await page.context().clearCookies();
  const accepted = await findEmail(page, email, '“The Bulls” plays in Next season');
  await accepted.getByRole('link').click();
  await expect(page.getByText('The Bulls').first()).toBeVisible();
});
