import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { finished, longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn } from 'storybook/test';
import { nextGameMessages } from '../game/nextGameMessages.ts';
import { phoneMessages as messages } from './phoneMessages.ts';
import { PhoneCalls } from './PhoneCalls.tsx';

const followedIn = ({ games }: World) => games.find(({ phase }) => phase === 'ready')!.sides[0]!;

/** The button on the page of a tournament, under the next game of the followed player. */
const meta = {
  component: PhoneCalls,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'tournament',
      params: ({ tournament }) => ({ tournament: tournament.slug }),
      search: (world) => `player=${followedIn(world).id}`,
    },
  },
  args: { entryId: null },
} satisfies Meta<typeof PhoneCalls>;
export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

const onSubscribe = fn();
const onEnd = fn();
const device = 'https://push.example/phone';

const isOn = {
  push: { permission: 'granted', isRegistered: true } as const,
  kept: (world: World) => ({ 'oche-notified': JSON.stringify([followedIn(world).id]) }),
};

const turnOn = async ({ canvas, userEvent, say }: Scene) =>
  userEvent.click(await canvas.findByRole('button', { name: say(messages.turnOn) }));

export const Off: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(messages.turnOn) })).toBeVisible();
    await expect(canvas.getByText(say(messages.about))).toBeVisible();
  },
};

/** The browser asks its user, then the server gets the device, its keys and the language of the page. */
export const TurnedOn: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screen: { msw: [mock('subscribePush', (input) => (onSubscribe(input), null))] } },
  play: async (scene) => {
    const { canvas, say, world, globals } = scene;
    onSubscribe.mockClear();
    await turnOn(scene);
    await expect(await canvas.findByText(say(messages.on))).toBeVisible();
    const langcode = String(globals['locale']);
    await expect(onSubscribe).toHaveBeenCalledWith(expect.objectContaining({ endpoint: device, langcode, entryId: followedIn(world).id }));
    await expect(canvas.getByRole('button', { name: say(messages.turnOff) })).toHaveFocus();
  },
};

/** The device remembers that it shows the calls of this player. */
export const On: Story = {
  parameters: { screen: isOn },
  play: async ({ canvas, say }) => void (await expect(await canvas.findByText(say(messages.on))).toBeVisible()),
};

export const TurnedOff: Story = {
  parameters: { screen: { ...isOn, msw: [mock('unsubscribePush', (input) => (onEnd(input), null))] } },
  play: async (scene) => {
    const { canvas, userEvent, say, world } = scene;
    onEnd.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.turnOff) }));
    await expect(await canvas.findByRole('button', { name: say(messages.turnOn) })).toBeVisible();
    await expect(onEnd).toHaveBeenCalledWith({ endpoint: device, entryId: followedIn(world).id });
  },
};

/** The data of the browser were deleted, so it shows no calls, whatever the page remembers. */
export const Unregistered: Story = {
  parameters: { screen: { ...isOn, push: { permission: 'granted' } } },
  play: Off.play!,
};

export const Denied: Story = {
  parameters: { screen: { push: { answer: 'denied' } } },
  play: async (scene) => {
    const { canvas, say } = scene;
    await turnOn(scene);
    await expect(await canvas.findByText(say(messages.denied))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.turnOn) })).toBeNull();
  },
};

export const Unsupported: Story = {
  parameters: { screen: { push: { support: 'no' } } },
  play: async ({ canvas, say }) => void (await expect(await canvas.findByText(say(messages.unsupported))).toBeVisible()),
};

/** An iPhone only shows messages of pages on its home screen. */
export const OnlyFromHomeScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screen: { push: { support: 'home-screen' } } },
  play: async ({ canvas, say }) => void (await expect(await canvas.findByText(say(messages.homeScreen))).toBeVisible()),
};

export const Turning: Story = {
  parameters: { screen: { msw: [mock('subscribePush', null, { delay: 'infinite' })] } },
  play: async (scene) => {
    const { canvas, say } = scene;
    await turnOn(scene);
    const name = new RegExp(say(messages.turningOn));
    await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The push service of the browser does not respond. The button stays for another attempt. */
export const Failed: Story = {
  parameters: { screen: { push: { answer: 'fails' } } },
  play: async (scene) => {
    const { canvas, say } = scene;
    await turnOn(scene);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(messages.failed));
    await expect(canvas.getByRole('button', { name: say(messages.turnOn) })).toBeVisible();
  },
};

export const TooManyDevices: Story = {
  parameters: { screen: { msw: [mockError('subscribePush', 'limit-reached')] } },
  play: async (scene) => {
    await turnOn(scene);
    await expect(await scene.canvas.findByRole('alert')).toHaveTextContent(scene.say(messages.tooMany));
  },
};

/** Nobody is called after the end of a tournament. */
export const TournamentOver: Story = {
  parameters: { screen: { world: finished, search: ({ entries }: World) => `player=${entries[0]!.id}` } },
  play: async ({ canvas, say, world }) => {
    await expect(await canvas.findByText(say(nextGameMessages.last, { name: world.entries[0]!.name }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.turnOn) })).toBeNull();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async (scene) => {
    await turnOn(scene);
    await expect(await scene.canvas.findByText(scene.say(messages.on))).toBeVisible();
  },
};
