/** What the page of a library offers to the bench. Data are made before either is called. */
export type Page = {
  /** Puts the bracket into `root`. Resolves when the library says that it is done. */
  render: (root: HTMLElement) => void | Promise<void>;
  /** Shows one changed score. */
  change: (turn: number) => void;
};

const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void, options: { priority: string }) => unknown } };

/** How long the main thread takes over the next frame: style, layout and paint of what is in the document now. */
const frame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      // Behind the paint, which follows this callback in the same task, and before all that a page has put off until after it.
      scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' });
    });
  });

/**
 * Times are from the call to the end of the paint, in ms, less what the page waits for the screen between the two: that wait is up to
 * 17 ms for all alike and would hide what a change costs.
 */
export function offer(page: Page) {
  const root = document.getElementById('root')!;
  const timed = async (call: () => void | Promise<void>) => {
    await frame();
    const start = performance.now();
    await call();
    return performance.now() - start + (await frame());
  };
  window.bench = { render: () => timed(() => page.render(root)), change: (turn) => timed(() => page.change(turn)) };
}
