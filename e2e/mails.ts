import { expect, type Page } from '@playwright/test';
import { apiUrl } from './addresses.ts';

/** Follows the link of the mail with this subject, once it has arrived. */
export async function followLink(page: Page, to: string, subject: string): Promise<void> {
  const mail = page.getByRole('article').filter({ hasText: to }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto(new URL('/mails', apiUrl).href);
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.getByRole('link').click();
}
