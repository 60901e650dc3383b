import type { Page } from 'playwright';

type TraceEvent = { name: string; ph: string; ts: number; dur?: number; pid: number; tid: number; args?: { name?: string } };

/** Pixels of a step and milliseconds between steps: 4 px/ms. */
const step = 64;
const interval = 16;
const steps = 240;

/** Shorter tasks are ignored. Thousands of them do not delay scrolling, and would hide the long ones in a percentile. */
const minimumMs = 0.5;

/** Scrolls down through the bracket with the wheel. Returns the duration of the main thread's tasks in milliseconds, from the browser's trace. */
export async function tasksOfScrolling(page: Page): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser to trace');
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(600, 400);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  const start = performance.now();
  for (let i = 0; i < steps; i++) {
    const wait = start + i * interval - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // Not awaited, because Chromium responds only when the page has handled the step.
    void session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 600, y: 400, deltaX: 0, deltaY: step }).catch(() => undefined);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    trace.traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? `${pid}/${tid}` : [],
    ),
  );
  // Chromium lists each task under two names. Count only one of them.
  const tasks = trace.traceEvents.filter(({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && main.has(`${pid}/${tid}`));
  if (tasks.length === 0) throw new Error('The trace has no task of the main thread.');
  return tasks.map(({ dur = 0 }) => dur / 1000).filter((ms) => ms >= minimumMs);
}
