import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock } from '@oche/mocks/mock';
import { expect, screen, waitFor } from 'storybook/test';
import { messages as home } from '../home/home/messages.ts';
import { messages } from '../shell/messages.ts';
import { messages as native } from '../parts/tablet/nativeMessages.ts';
import { NativeShell } from './NativeShell.tsx';

/** The home page in the native shell, for somebody who is logged in. */
const meta = {
  component: NativeShell,
  parameters: { layout: 'fullscreen', screen: { route: 'home', user: 'user', native: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Scene = Parameters<NonNullable<Story['play']>>[0];

const version = '2.4.0';
const offered = async ({ native: device, say }: Scene) => {
  await waitFor(() => expect(device.told).toContain('ready'));
  device.update({ id: 'b', version });
  const dialog = await screen.findByRole('alertdialog', { name: say(native.updateTitle) });
  await expect(dialog).toHaveTextContent(say(native.updateText, { version }));
};
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** The words of the prompt are the product's, in the language of the reader. */
export const UpdateAvailable: Story = { play: offered };
export const UpdateAvailableOnThePhone: Story = { ...UpdateAvailable, globals: { viewport: { value: 'phone' }, mode: 'dark' } };
export const LongGermanNames: Story = { ...UpdateAvailable, globals: { locale: 'de', viewport: { value: 'phone' } } };

/** Whoever says yes begins with the bundle. */
export const Updated: Story = {
  play: async (scene) => {
    await offered(scene);
    await scene.userEvent.click(screen.getByRole('button', { name: scene.say(native.update) }));
    await waitFor(() => expect(scene.native.told).toContain(`begins with ${version}`));
  },
};

/** Whoever says later goes on, and is asked at the next one. */
export const UpdateLater: Story = {
  play: async (scene) => {
    await offered(scene);
    await scene.userEvent.click(screen.getByRole('button', { name: scene.say(native.later) }));
    await isGone();
    await expect(scene.native.told.join()).not.toContain('begins');
    await offered(scene);
  },
};

/** A bundle that cannot be begun with leaves the app as it is. */
export const UpdateFailed: Story = {
  play: async (scene) => {
    scene.native.applyUpdate = () => Promise.reject(new Error('The bundle is gone.'));
    await offered(scene);
    await scene.userEvent.click(screen.getByRole('button', { name: scene.say(native.update) }));
    await isGone();
    await expect(scene.canvas.getByRole('heading', { level: 1, name: scene.say(home.title) })).toBeVisible();
  },
};

/** The back button closes what lies over the page, and on the first page leaves the app. */
export const Back: Story = {
  play: async ({ canvas, userEvent, native: device, world, say }) => {
    await waitFor(() => expect(device.told).toContain('ready'));
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.account, { name: world.user.name }) }));
    await screen.findByRole('menu');
    device.back();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(device.told).not.toContain('minimized');
    device.back();
    await expect(device.told).toContain('minimized');
  },
};

/** A device that belongs to a board is not left by its back button. */
export const BackInTabletMode: Story = {
  parameters: { screen: { route: 'tablet', user: 'nobody', board: true, tabletMode: true } },
  play: async ({ native: device }) => {
    await waitFor(() => expect(device.told).toEqual(expect.arrayContaining(['ready', 'stays awake'])));
    device.back();
    device.back({ canGoBack: true });
    await expect(device.told).not.toContain('minimized');
  },
};

let asked = 0;
/** Back from other apps: who is logged in is asked anew. */
export const Resumed: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        asked = 0;
        return [mock('getUser', () => ({ ...world.user, name: asked++ === 0 ? world.user.name : 'Ilse Nieuwnaam' }))];
      },
    },
  },
  play: async ({ canvas, native: device, say }) => {
    await waitFor(() => expect(device.told).toContain('ready'));
    device.resume();
    await expect(await canvas.findByRole('button', { name: say(messages.account, { name: 'Ilse Nieuwnaam' }) })).toBeVisible();
    await expect(asked).toBe(2);
  },
};

/** The bars of the system are black in dark and white in light. */
export const SystemBars: Story = {
  globals: { mode: 'dark', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, native: device, say }) => {
    await waitFor(() => expect(device.told).toContain('bars dark'));
    const wide = canvas.queryByRole('button', { name: say(messages.colorMode) });
    await userEvent.click(wide ?? canvas.getByRole('button', { name: say(messages.menu) }));
    if (!wide) {
      (await screen.findByRole('menuitem', { name: new RegExp(say(messages.colorMode)) })).focus();
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(await screen.findByRole('menuitemradio', { name: say(messages.dark) })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: say(messages.light) }));
    await waitFor(() => expect(device.told.at(-1)).toBe('bars light'));
  },
};
