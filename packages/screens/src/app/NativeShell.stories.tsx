import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock } from '@oche/mocks/mock';
import { expect, screen, waitFor } from 'storybook/test';
import { messages as home } from '../home/home/messages.ts';
import { messages } from '../shell/messages.ts';
import { messages as native } from '../parts/tablet/nativeMessages.ts';
import { NativeShell } from './NativeShell.tsx';

/** The home page in the native shell, with a logged-in user. */
const meta = {
  component: NativeShell,
  parameters: { layout: 'fullscreen', screen: { route: 'home', user: 'user', native: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Scene = Parameters<NonNullable<Story['play']>>[0];

const version = '2.4.0';
const offerUpdate = async ({ native: device, say }: Scene) => {
  await waitFor(() => expect(device.calls).toContain('ready'));
  device.update({ id: 'b', version });
  const dialog = await screen.findByRole('alertdialog', { name: say(native.updateTitle) });
  await expect(dialog).toHaveTextContent(say(native.updateText, { version }));
};
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** The prompt names the version, in the user's language. */
export const UpdateAvailable: Story = { play: offerUpdate };
export const UpdateAvailableOnPhone: Story = { ...UpdateAvailable, globals: { viewport: { value: 'phone' }, mode: 'dark' } };
export const LongGermanNames: Story = { ...UpdateAvailable, globals: { locale: 'de', viewport: { value: 'phone' } } };

/** "Update" restarts the app with the new bundle. */
export const Updated: Story = {
  play: async (scene) => {
    await offerUpdate(scene);
    await scene.userEvent.click(screen.getByRole('button', { name: scene.say(native.update) }));
    await waitFor(() => expect(scene.native.calls).toContain(`begins with ${version}`));
  },
};

/** "Later" closes the prompt. The next bundle opens it again. */
export const UpdateLater: Story = {
  play: async (scene) => {
    await offerUpdate(scene);
    await scene.userEvent.click(screen.getByRole('button', { name: scene.say(native.later) }));
    await isGone();
    await expect(scene.native.calls.join()).not.toContain('begins');
    await offerUpdate(scene);
  },
};

/** If a bundle cannot be applied, the app keeps running with the current one. */
export const UpdateFailed: Story = {
  play: async (scene) => {
    scene.native.applyUpdate = () => Promise.reject(new Error('The bundle is gone.'));
    await offerUpdate(scene);
    await scene.userEvent.click(screen.getByRole('button', { name: scene.say(native.update) }));
    await isGone();
    await expect(scene.canvas.getByRole('heading', { level: 1, name: scene.say(home.title) })).toBeVisible();
  },
};

/** The back button closes an open menu first. On the first page it then leaves the app. */
export const Back: Story = {
  play: async ({ canvas, userEvent, native: device, world, say }) => {
    await waitFor(() => expect(device.calls).toContain('ready'));
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.account, { name: world.user.name }) }));
    await screen.findByRole('menu');
    device.back();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(device.calls).not.toContain('minimized');
    device.back();
    await expect(device.calls).toContain('minimized');
  },
};

/** In tablet mode the back button does not leave the app. */
export const BackInTabletMode: Story = {
  parameters: { screen: { route: 'tablet', user: 'nobody', board: true, tabletMode: true } },
  play: async ({ native: device }) => {
    await waitFor(() => expect(device.calls).toEqual(expect.arrayContaining(['ready', 'stays awake'])));
    device.back();
    device.back({ canGoBack: true });
    await expect(device.calls).not.toContain('minimized');
  },
};

let reads = 0;
/** When the app comes back to the foreground, it reloads the user. */
export const Resumed: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        reads = 0;
        return [mock('getUser', () => ({ ...world.user, name: reads++ === 0 ? world.user.name : 'Ilse Nieuwnaam' }))];
      },
    },
  },
  play: async ({ canvas, native: device, say }) => {
    await waitFor(() => expect(device.calls).toContain('ready'));
    device.resume();
    await expect(await canvas.findByRole('button', { name: say(messages.account, { name: 'Ilse Nieuwnaam' }) })).toBeVisible();
    await expect(reads).toBe(2);
  },
};

/** The system bars are black in dark mode and white in light mode. */
export const SystemBars: Story = {
  globals: { mode: 'dark', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, native: device, say }) => {
    await waitFor(() => expect(device.calls).toContain('bars dark'));
    const wide = canvas.queryByRole('button', { name: say(messages.colorMode) });
    await userEvent.click(wide ?? canvas.getByRole('button', { name: say(messages.menu) }));
    if (!wide) {
      (await screen.findByRole('menuitem', { name: new RegExp(say(messages.colorMode)) })).focus();
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(await screen.findByRole('menuitemradio', { name: say(messages.dark) })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: say(messages.light) }));
    await waitFor(() => expect(device.calls.at(-1)).toBe('bars light'));
  },
};
