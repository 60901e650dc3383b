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

/** The code is not renewed here, because nothing answers any more. */
export const PairingExpired: Story = {
  parameters: {
    screen: {
      msw: () => {
        let asked = 0;
        return [
          mock('getPairingCode', { state: 'expired', token: null }),
          mock('createPairingCode', () => {
            asked += 1;
            if (asked > 1) return new Promise(() => undefined);
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

/** Code and QR code beside each other, both in view. */
export const HeldSideways: Story = {
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvas, say }) => {
    const code = await canvas.findByText(say(messages.spelled, { letters: 'T 2 0 D 1 6' }));
    // With letters twice as large it is half as high.
    if (innerHeight < 20 * parseFloat(getComputedStyle(document.documentElement).fontSize)) return;
    for (const shown of [code.parentElement, canvas.getByRole('img', { name: say(messages.qr) })]) {
      await waitFor(() => expect(shown?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    }
  },
};

/** The organiser has said which board it is: the tablet goes there. */
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

/** Said on every page, where there is no bar too. */
export const ASuperAdminActsAsSomebody: Story = {
  parameters: { screen: { user: 'superadmin', impersonating: true } },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByText(say(shellMessages.impersonating, { name: world.user.name }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(shellMessages.stop) }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: say(shellMessages.stop) })).toBeNull());
  },
};

/** A device that is set up for a board: it shows nothing else from then on. */
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

/** Four taps are not enough; how many are missing is said to screen readers only. The fifth leads home. */
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

/** Taps that are more than three seconds apart are not meant together. */
export const TabletModeNotLeftByChance: Story = {
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

/** Whoever sees nothing, or uses no finger, leaves by the keyboard. */
export const TabletModeLeftByKeyboard: Story = {
  parameters: { screen: { tabletMode: true } },
  play: async ({ canvas, userEvent, say }) => {
    const logo = await canvas.findByRole('button', { name: say(modeMessages.logo) });
    logo.focus();
    await userEvent.keyboard('{Enter}{Enter} {Enter}{Enter}');
    await expect(await canvas.findByRole('link', { name: say(words.logIn) })).toBeVisible();
  },
};
