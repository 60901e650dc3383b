/** What the page of a library offers to the bench. Data are made before either is called. */
export type Page = {
  /** Puts the bracket into `root`. Resolves when the library says that it is done. */
  render: (root: HTMLElement) => void | Promise<void>;
  /** Shows one changed score. */
  change: (turn: number) => void;
};

/** Made ahead: what the instrument costs is no part of what it measures. */
const { port1, port2 } = new MessageChannel();

/** In a task of its own. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** How long the main thread takes over the next frame: style, layout and paint of what is in the document now. */
const frame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      // Behind the paint, which follows this callback in the same task.
      void nextTask().then(() => resolve(performance.now() - start));
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
