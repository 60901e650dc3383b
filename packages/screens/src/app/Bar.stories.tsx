import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, within } from 'storybook/test';
import { messages } from '../shell/messages.ts';
import { words } from '../shell/words.ts';
import { NativeShell } from './NativeShell.tsx';

/** The bar of the app, above the home page. */
const meta = {
  component: NativeShell,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', screen: { route: 'home', user: 'user', native: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Scene = Parameters<NonNullable<Story['play']>>[0];

const manageLink = async ({ canvas, say }: Scene) => {
  const navigation = within((await canvas.findAllByRole('navigation', { name: say(messages.navigation) }))[0]!);
  return navigation.findByRole('link', { name: say(words.manage) });
};

/** "Manage" leads an organiser of a club to its tournaments and events. */
export const OrganiserOfClub: Story = {
  play: async (scene) => {
    await expect(await manageLink(scene)).toHaveAttribute('href', expect.stringMatching(/\/manage$/));
  },
};

const ofCompetition = (world: World) => [
  mock('getUser', {
    ...world.user,
    memberships: world.user.memberships.map((membership) => ({
      ...membership,
      organisation: { ...membership.organisation, kind: 'competition' as const },
    })),
  }),
];

/** A secretary who organises no club gets to their competitions, and finds them once in the menu. */
export const Secretary: Story = {
  parameters: { screen: { msw: ofCompetition } },
  play: async (scene) => {
    const { canvas, userEvent, world, say } = scene;
    await expect(await manageLink(scene)).toHaveAttribute('href', expect.stringMatching(/\/competition$/));
    await userEvent.click(canvas.getByRole('button', { name: say(messages.account, { name: world.user.name }) }));
    await expect(await screen.findByRole('menuitem', { name: say(messages.competitions) })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: say(words.manage) })).toBeNull();
  },
};

export const LongGermanNames: Story = {
  ...Secretary,
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames, msw: ofCompetition } },
};
