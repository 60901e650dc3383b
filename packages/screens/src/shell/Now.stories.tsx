import type { Meta, StoryObj } from '@storybook/react-vite';
import { dehydrate, hydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { createQueryClient, keepReadMoment } from '@oche/api/queryClient';
import { useNow } from './device.ts';
import { useInBrowser } from './useInBrowser.ts';

function CurrentTime() {
  return <time data-hydrated={useInBrowser()}>{useNow()}</time>;
}
const isHydrated = (page: Element) => page.querySelector('[data-hydrated=true]') !== null;

const pageOf = (cache: QueryClient) => (
  <QueryClientProvider client={cache}>
    <CurrentTime />
  </QueryClientProvider>
);

const meta: Meta<typeof CurrentTime> = { component: CurrentTime, render: () => pageOf(createQueryClient()) };
export default meta;

/** A page hydrates with the time at which the server read it, even if the browser has cached newer data since then. */
export const Hydrated: StoryObj<typeof CurrentTime> = {
  play: async ({ canvasElement }) => {
    const [server, browser] = [createQueryClient(), createQueryClient()];
    keepReadMoment(server);
    const page = document.createElement('div');
    page.innerHTML = renderToString(pageOf(server));
    const rendered = Number(page.textContent);
    await expect(rendered).toBeGreaterThan(0);
    hydrate(browser, dehydrate(server));
    browser.setQueryData(['listNotifications', {}], [], { updatedAt: rendered + 60_000 });
    const onRecoverableError = fn();
    canvasElement.append(page);
    const root = hydrateRoot(page, pageOf(browser), { onRecoverableError });
    await waitFor(() => expect(isHydrated(page)).toBe(true));
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    page.remove();
  },
};
