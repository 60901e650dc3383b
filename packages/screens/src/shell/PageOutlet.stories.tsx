import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { messages as loginMessages } from '../auth/login/messages.ts';
import { messages as registerMessages } from '../auth/register/messages.ts';
import { messages as resetMessages } from '../auth/resetPassword/messages.ts';
import { accountMessages } from './accountMessages.ts';
import { PageOutlet } from './PageOutlet.tsx';

const meta = { component: PageOutlet, parameters: { layout: 'fullscreen', screen: { route: 'login' } } } satisfies Meta<typeof PageOutlet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader begins to read at the heading of a new page; who goes back is at the link that led away. */
export const ToTheHeading: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(loginMessages.forgotten) }));
    const heading = await canvas.findByRole('heading', { level: 1, name: say(resetMessages.title) });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: say(resetMessages.toLogin) }));
    await waitFor(() => expect(canvas.getByRole('link', { name: say(loginMessages.forgotten) })).toHaveFocus());
  },
};

/** Who is at a field as soon as it is seen, before the heading is read, stays at it. */
export const AtAFieldAlready: Story = {
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
    // By then the page's effects have run, which move the focus where they do.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    await expect(document.querySelector('main input')).toHaveFocus();
  },
};
