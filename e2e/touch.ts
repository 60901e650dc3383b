import type { Locator } from '@playwright/test';

/** Touches an element for `holdMs` milliseconds. Playwright's `tap` lifts the finger immediately. */
export async function touch(target: Locator, holdMs: number): Promise<void> {
  // Waits until the element is visible, stable, enabled and not covered.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('The touched element is not on the page.');
  const session = await target.page().context().newCDPSession(target.page());
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await target.page().waitForTimeout(holdMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Buttons that appear under a finger ignore taps for half a second. This waits until such a button counts a tap. */
export async function untilTapCounts(target: Locator): Promise<void> {
  await target.waitFor();
  await target.page().waitForTimeout(600);
}
