import { expect, type Locator, type Page } from '@playwright/test';
import { apiUrl } from './addresses.ts';

/** Waits for a mail with this subject and returns it. */
export async function findMail(page: Page, to: string, subject: string): Promise<Locator> {
  const mail = page.getByRole('article').filter({ hasText: to }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto(new URL('/mails', apiUrl).href);
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  return mail;
}

/** Follows the link in a mail. */
export async function followLink(page: Page, to: string, subject: string): Promise<void> {
  const mail = await findMail(page, to, subject);
  await mail.getByRole('link').click();
}
