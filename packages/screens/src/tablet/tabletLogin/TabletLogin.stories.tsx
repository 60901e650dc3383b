import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TabletLogin } from './TabletLogin.tsx';
import { messages } from './messages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { messages as modeMessages } from '../../shell/tabletModeMessages.ts';
import { words } from '../../shell/words.ts';

const meta = {
  component: TabletLogin,
  parameters: { layout: 'fullscreen', screen: { route: 'tabletLogin' } },
} satisfies Meta<typeof TabletLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.spelled, { letters: 'T 2 0 D 1 6' }))).toBeVisible();
    await expect(canvas.getByRole('img', { name: say(messages.qr) })).toBeVisible();
  },
};
export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
export const PairingWaiting: Story = { ...Default };

/** The code has expired and is not renewed, because the server no longer responds. */
export const PairingExpired: Story = {
  parameters: {
    screen: {
      msw: () => {
        let requests = 0;
        return [
          mock('getPairingCode', { state: 'expired', token: null }),
          mock('createPairingCode', () => {
            requests += 1;
            if (requests > 1) return new Promise(() => undefined);
            return { code: 'T20D16', secret: 's', expiresAt: '2026-11-27T20:15:00.000Z' };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, realtime, say }) => {
    await canvas.findByText(say(messages.spelled, { letters: 'T 2 0 D 1 6' }));
    await waitFor(() => expect(realtime.channels()).toContain('pairing-T20D16'));
    realtime.emit('pairing', 'T20D16', { event: 'answered', data: { code: 'T20D16' } });
    await expect(await canvas.findByText(say(messages.expired))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.newCode) })).toBeVisible();
  },
};

/** The code and the QR code are beside each other, and both are in view. */
export const Landscape: Story = {
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvas, say }) => {
    const code = await canvas.findByText(say(messages.spelled, { letters: 'T 2 0 D 1 6' }));
    // With text at 200 % the screen is half as high in rem.
    if (innerHeight < 20 * parseFloat(getComputedStyle(document.documentElement).fontSize)) return;
    for (const element of [code.parentElement, canvas.getByRole('img', { name: say(messages.qr) })]) {
      await waitFor(() => expect(element?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    }
  },
};

/** The organiser has chosen the board. The tablet opens it. */
export const Paired: Story = {
  parameters: { screen: { msw: [mock('getPairingCode', { state: 'paired', token: 'token-of-a-board' })] } },
  play: async ({ canvas, realtime, say, like }) => {
    await canvas.findByText(say(messages.spelled, { letters: 'T 2 0 D 1 6' }));
    await waitFor(() => expect(realtime.channels()).toContain('pairing-T20D16'));
    realtime.emit('pairing', 'T20D16', { event: 'answered', data: { code: 'T20D16' } });
    await expect(await canvas.findByRole('img', { name: like(words.boardNumber) })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('createPairingCode', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noNetwork))).toBeVisible();
  },
};
export const Offline: Story = { ...Failed, parameters: { screen: { msw: [mockNetworkError('createPairingCode')] } } };
export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Every page shows a notice while a super admin impersonates a user, including pages without the bar. */
export const Impersonating: Story = {
  parameters: { screen: { user: 'superadmin', impersonating: true } },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByText(say(shellMessages.impersonating, { name: world.user.name }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(shellMessages.stop) }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: say(shellMessages.stop) })).toBeNull());
  },
};

/** Tablet mode is turned on. The device then shows no other page. */
export const TabletModeTurnedOn: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await expect(canvas.getByRole('link', { name: say(words.home) })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: say(modeMessages.turnOn) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(modeMessages.title) }));
    await userEvent.click(dialog.getByRole('button', { name: say(modeMessages.turnOn) }));
    await expect(await canvas.findByRole('button', { name: say(modeMessages.logo) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(words.home) })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
  },
};

/** Five taps on the logo end tablet mode. The number of taps left is announced to screen readers only. */
export const TabletModeLeft: Story = {
  parameters: { screen: { tabletMode: true } },
  play: async ({ canvas, userEvent, say }) => {
    const logo = await canvas.findByRole('button', { name: say(modeMessages.logo) });
    await userEvent.click(logo);
    await expect(within(canvas.getByRole('banner')).getByRole('status')).toBeEmptyDOMElement();
    for (let taps = 2; taps <= 4; taps += 1) await userEvent.click(logo);
    await expect(await canvas.findByText(say(modeMessages.left, { count: 1 }))).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
    await userEvent.click(logo);
    await expect(await canvas.findByRole('link', { name: say(words.logIn) })).toBeVisible();
  },
};

/** Taps more than three seconds apart do not count together. */
export const TabletModeNotLeftByAccident: Story = {
  parameters: { screen: { tabletMode: true } },
  play: async ({ canvas, userEvent, say }) => {
    const logo = await canvas.findByRole('button', { name: say(modeMessages.logo) });
    for (let taps = 1; taps <= 4; taps += 1) await userEvent.click(logo);
    await canvas.findByText(say(modeMessages.left, { count: 1 }));
    await waitFor(() => expect(canvas.queryByText(say(modeMessages.left, { count: 1 }))).toBeNull());
    await userEvent.click(logo);
    await expect(canvas.getByRole('button', { name: say(modeMessages.logo) })).toBeVisible();
  },
};

/** Tablet mode can also be left with the keyboard. */
export const TabletModeLeftByKeyboard: Story = {
  parameters: { screen: { tabletMode: true } },
  play: async ({ canvas, userEvent, say }) => {
    const logo = await canvas.findByRole('button', { name: say(modeMessages.logo) });
    logo.focus();
    await userEvent.keyboard('{Enter}{Enter} {Enter}{Enter}');
    await expect(await canvas.findByRole('link', { name: say(words.logIn) })).toBeVisible();
  },
};
