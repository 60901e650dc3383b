import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { expect, waitFor } from 'storybook/test';
import { messages as loginMessages } from '../auth/login/messages.ts';
import { messages as registerMessages } from '../auth/register/messages.ts';
import { messages as resetMessages } from '../auth/resetPassword/messages.ts';
import { accountMessages } from '../parts/people/accountMessages.ts';
import { messages } from '../shell/messages.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { words } from '../shell/words.ts';

const meta = { component: PageOutlet, parameters: { layout: 'fullscreen', screen: { route: 'login' } } } satisfies Meta<typeof PageOutlet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a navigation, the focus is on the heading of the new page. After going back, it is on the link that was followed. */
export const FocusMovesToHeading: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(loginMessages.forgotten) }));
    const heading = await canvas.findByRole('heading', { level: 1, name: say(resetMessages.title) });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: say(resetMessages.toLogin) }));
    await waitFor(() => expect(canvas.getByRole('link', { name: say(loginMessages.forgotten) })).toHaveFocus());
  },
};

/** If the user focuses a field before the page moves the focus to its heading, the focus stays in the field. */
export const FocusStaysInField: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const link = await canvas.findByRole('link', { name: say(accountMessages.create) });
    const watch = new MutationObserver(() => {
      const field = !link.isConnected && document.querySelector<HTMLInputElement>('main input');
      if (!field) return;
      field.focus();
      watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(link);
    await expect(await canvas.findByRole('heading', { level: 1, name: say(registerMessages.title) })).toBeVisible();
    // The effects of the page, which could move the focus, have run by then.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    await expect(document.querySelector('main input')).toHaveFocus();
  },
};

/** While a page waits for its reads, the loading bar runs. */
export const PageLoading: Story = {
  parameters: {
    screen: { route: 'myMatches', msw: [mock('listMyGames', { items: [], page: 1, perPage: 30, total: 0 }, { delay: 'infinite' })] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('progressbar', { name: say(words.loading) })).toHaveClass('bg-you-fill');
  },
};

/** If a page cannot be loaded, the loading bar turns red and disappears. */
export const FailedPage: Story = {
  parameters: { screen: { route: 'myMatches', msw: [mockError('listMyGames', 'internal')] } },
  play: async ({ canvas, say }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: say(words.loading) })).toHaveClass('bg-danger-fill'));
    await expect(await canvas.findByRole('button', { name: say(words.tryAgain) })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};

/** The title of the document also shows that the page could not be loaded. */
export const TitleOfFailedPage: Story = {
  parameters: { screen: { route: 'tournaments', msw: [mockError('listTournaments', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.notFoundText))).toBeVisible();
    await expect(canvas.getByText(say(messages.failedText))).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${say(messages.errorTitle)} - Oche | Tournament platform`));
  },
};
