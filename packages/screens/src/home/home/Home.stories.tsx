import { ApiError } from '@oche/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Home } from './Home.tsx';
import { messages } from './messages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';

const meta = { component: Home, parameters: { layout: 'fullscreen', screen: { route: 'home' } } } satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
    await expect(document.title).toBe(`${say(messages.title)} - Oche | Tournament platform`);
  },
};

/** The column of the title is narrow beside the live game. No word may break across lines. */
const expectWholeWords: Story['play'] = async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { level: 1 });
  const text = title.firstChild as Text;
  for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    await expect(`${word}: ${new Set([...range.getClientRects()].map(({ top }) => top)).size} line`).toBe(`${word}: 1 line`);
  }
};
const onTablet = { viewport: { value: 'tablet' } };

export const Tablet: Story = { globals: onTablet, play: expectWholeWords };
export const TabletInGerman: Story = { globals: { ...onTablet, locale: 'de' }, play: expectWholeWords };
export const TabletInDutch: Story = { globals: { ...onTablet, locale: 'nl' }, play: expectWholeWords };
export const TabletInFrench: Story = { globals: { ...onTablet, locale: 'fr' }, play: expectWholeWords };

/** A visit arrives over the channel and changes the score without a reload. */
export const LiveGameUpdates: Story = {
  play: async ({ canvas, realtime, world }) => {
    const game = world.games.find(({ phase }) => phase === 'playing');
    if (!game?.live || !game.parent) throw new Error('No game is in progress in this world.');
    await canvas.findByRole('heading', { level: 1 });
    const live = { ...game.live, remaining: [27, 501] };
    const { id } = game.parent;
    // Repeated, because the refetch on joining the channel may finish after the event.
    await waitFor(() => {
      realtime.emit('tournament', id, { event: 'game', data: { game: { ...game, live } } });
      return expect(canvas.getByText('27')).toBeVisible();
    });
  },
};

export const Empty: Story = { parameters: { screen: { world: empty } } };

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getHome', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
    // Each view has only one primary button, here "Try again", so the link home is an outline button.
    const colourOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    const home = canvas.getByRole('link', { name: say(shellMessages.goHome) });
    await expect(colourOf(home)).not.toBe(colourOf(canvas.getByRole('button', { name: say(words.tryAgain) })));
  },
};

/** A logged-in user has the account menu. */
export const LoggedIn: Story = {
  parameters: { screen: { user: 'user' } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(shellMessages.account, { name: world.user.name }) }));
    await expect(await within(document.body).findByRole('menuitem', { name: say(words.logOut) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** The server no longer knows the token, so the user is logged out. */
export const UnknownToken: Story = {
  parameters: { screen: { user: 'user', msw: [mock('getUser', null)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('link', { name: say(words.logIn) })).toBeVisible();
  },
};

const getUser = fn(() => {
  throw new ApiError(500, { code: 'internal', message: 'The server made a mistake.' });
});

/** A server error does not mean that the token is invalid, so the user stays logged in. */
export const UserNotLoaded: Story = {
  parameters: { screen: { user: 'user', msw: [mock('getUser', getUser)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(getUser).toHaveBeenCalled());
    await expect(canvas.queryByRole('link', { name: say(words.logIn) })).toBeNull();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
