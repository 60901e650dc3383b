/** The functions of a page that the bench calls. The page prepares its data before. */
export type Page = {
  /** Renders the bracket into `root`. Resolves when the library has finished. */
  render: (root: HTMLElement) => void | Promise<void>;
  /** Shows a changed score. `number`: counts the changes. */
  change: (number: number) => void;
};

const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void, options: { priority: string }) => unknown } };

/** The milliseconds that the main thread needs for the next frame: style, layout and paint of the current document. */
const frame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      // Runs after the paint, which is in the same task as this callback, but before any work that the page has deferred until after the paint.
      scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' });
    });
  });

/**
 * Makes a page available to the bench as `window.bench`, whose functions return milliseconds from the call to the end of the paint. The delay until
 * the next frame is not included: it is up to 17 ms for every page, and would hide the cost of a change.
 */
export function registerPage(page: Page) {
  const root = document.getElementById('root')!;
  const timed = async (call: () => void | Promise<void>) => {
    await frame();
    const start = performance.now();
    await call();
    return performance.now() - start + (await frame());
  };
  window.bench = { render: () => timed(() => page.render(root)), change: (number) => timed(() => page.change(number)) };
}
