import type { Locator } from '@playwright/test';

/** A tap of a finger that rests for so many milliseconds; Playwright's own `tap` lifts it at once. */
export async function touch(target: Locator, hold: number): Promise<void> {
  // Visible, still, enabled and not covered, as before every tap.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('What is touched has no place on the page.');
  const session = await target.page().context().newCDPSession(target.page());
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await target.page().waitForTimeout(hold);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
