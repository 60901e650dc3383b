import { expect, type Locator, type Page } from '@playwright/test';
import { apiUrl } from './environment.ts';

/** Waits for an e-mail with a recipient and a subject, and returns it. */
export async function findEmail(page: Page, to: string, subject: string): Promise<Locator> {
  const email = page.getByRole('article').filter({ hasText: to }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto(new URL('/mails', apiUrl).href);
    await expect(email).toBeVisible({ timeout: 1000 });
  }).toPass();
  return email;
}

/** Follows the link in an e-mail. */
export async function followLink(page: Page, to: string, subject: string): Promise<void> {
  const email = await findEmail(page, to, subject);
  await email.getByRole('link').click();
}
