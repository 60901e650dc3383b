import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock } from '@oche/mocks/mock';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as pairing } from './tabletLogin/messages.ts';
import { messages as shell } from '../shell/messages.ts';
import { TabletModeDialog } from '../parts/tablet/TabletModeDialog.tsx';
import { messages } from '../shell/tabletModeMessages.ts';
import { words } from '../shell/words.ts';

/** The account menu turns on tablet mode, for users who manage boards. */
const meta = {
  component: TabletModeDialog,
  parameters: { layout: 'fullscreen', screen: { route: 'tournaments', user: 'user' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Scene = Parameters<NonNullable<Story['play']>>[0];

const account = ({ canvas, say, world }: Scene) => canvas.findByRole('button', { name: say(shell.account, { name: world.user.name }) });
const openDialog = async (scene: Scene) => {
  await scene.userEvent.click(await account(scene));
  await scene.userEvent.click(await screen.findByRole('menuitem', { name: scene.say(messages.turnOn) }));
  return within(await screen.findByRole('alertdialog', { name: scene.say(messages.title) }));
};

/** The dialog explains what tablet mode does and how to leave it. The cancel button has the focus. */
export const Opened: Story = {
  play: async (scene) => {
    const dialog = await openDialog(scene);
    await expect(dialog.getByText(scene.say(messages.text))).toBeVisible();
    await expect(dialog.getByRole('button', { name: scene.say(words.cancel) })).toHaveFocus();
  },
};
export const OpenedOnPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' }, mode: 'dark' } };
export const LongGermanNames: Story = { ...Opened, globals: { locale: 'de', viewport: { value: 'phone' } } };

export const Cancelled: Story = {
  play: async (scene) => {
    const dialog = await openDialog(scene);
    await scene.userEvent.click(dialog.getByRole('button', { name: scene.say(words.cancel) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await account(scene)).toBeVisible();
  },
};

/** The device has no board yet, so it shows the pairing page in place of the previous page. */
export const TurnedOn: Story = {
  play: async (scene) => {
    const dialog = await openDialog(scene);
    await scene.userEvent.click(dialog.getByRole('button', { name: scene.say(messages.turnOn) }));
    await expect(await scene.canvas.findByRole('heading', { level: 1, name: scene.say(pairing.title) })).toBeVisible();
    await expect(scene.canvas.queryByRole('link', { name: scene.say(words.tournaments) })).toBeNull();
    await expect(scene.canvas.getByRole('button', { name: scene.say(messages.logo) })).toBeVisible();
  },
};

/** Users without boards cannot turn on tablet mode. */
export const WithoutBoards: Story = {
  parameters: { screen: { msw: ({ user }) => [mock('getUser', { ...user, memberships: [] })] } },
  play: async (scene) => {
    await scene.userEvent.click(await account(scene));
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: scene.say(messages.turnOn) })).toBeNull();
  },
};

/** In tablet mode, the device shows the pairing page in place of every other page. */
export const OtherPage: Story = {
  parameters: { screen: { route: 'login', user: 'nobody', tabletMode: true } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(pairing.title) })).toBeVisible();
  },
};
