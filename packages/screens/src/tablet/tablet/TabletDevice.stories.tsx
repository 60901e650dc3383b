import { mockError } from '@oche/mocks/mock';
import { eveningInProgress } from '@oche/mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { messages as modeMessages } from '../../shell/tabletModeMessages.ts';
import { words } from '../../shell/words.ts';
import { messages as loginMessages } from '../tabletLogin/messages.ts';
import { messages as scoring } from '../../parts/scoring/messages.ts';
import { messages } from './messages.ts';
import { Tablet } from './Tablet.tsx';

/** A device in tablet mode: how to set it up, and how to leave the mode. */
const meta = {
  component: Tablet,
  parameters: { layout: 'fullscreen', screen: { route: 'tablet', tabletMode: true } },
} satisfies Meta<typeof Tablet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** If the board cannot be loaded, five taps on the logo or the link to the home page still end tablet mode. */
export const FailedInTabletMode: Story = {
  parameters: { screen: { tabletMode: true, msw: [mockError('getBoard', 'internal')] } },
  play: async ({ canvas, userEvent, say }) => {
    const logo = await canvas.findByRole('button', { name: say(modeMessages.logo) });
    for (let taps = 1; taps <= 5; taps += 1) await userEvent.click(logo);
    await expect(await canvas.findByRole('link', { name: say(words.logIn) })).toBeVisible();
  },
};
export const HomeFromTabletMode: Story = {
  parameters: FailedInTabletMode.parameters,
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(shellMessages.goHome) }));
    await expect(await canvas.findByRole('link', { name: say(words.logIn) })).toBeVisible();
  },
};

/** Another tablet has been paired with the board. This one shows the pairing page with the reason. */
export const PairingEnded: Story = {
  parameters: { screen: { tabletMode: true, msw: [mockError('getBoard', 'unauthenticated')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(loginMessages.title) })).toBeVisible();
    await expect(canvas.getByText(say(loginMessages.endedWhy))).toBeVisible();
  },
};

/** In tablet mode there is no site bar, so the language and the colour mode are in the menu of the board. */
export const LanguageAndColours: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(await canvas.findByRole('button', { name: say(scoring.menu) }));
    await tap(await screen.findByRole('menuitem', { name: say(shellMessages.colorMode) }));
    await tap(await screen.findByRole('menuitemradio', { name: say(shellMessages.dark) }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await tap(canvas.getByRole('button', { name: say(scoring.menu) }));
    await tap(await screen.findByRole('menuitem', { name: say(shellMessages.language) }));
    await tap(await screen.findByRole('menuitemradio', { name: 'Nederlands' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('nl-BE'));
  },
};

/** Times are in the zone of the location, not of the tablet. Without automatic assignment, the board explains that the organiser calls games. */
export const WaitingForOrganiser: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = eveningInProgress();
        const { location, next } = world.boardScreen;
        const expected = next && { ...next, expectedAt: '2099-11-27T19:02:00.000Z' };
        return {
          ...world,
          boardScreen: {
            ...world.boardScreen,
            location: { ...location, timeZone: 'Asia/Kolkata' },
            autoAssign: false,
            game: null,
            next: expected,
          },
        };
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.isCalled))).toBeVisible();
    await expect(canvas.getByText(/00:32/)).toBeVisible();
  },
};
