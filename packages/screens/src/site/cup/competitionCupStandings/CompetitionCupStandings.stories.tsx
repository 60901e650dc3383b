import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { cupStandingsOf } from '@oche/mocks/responses/cup';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { mockShareImage } from '@oche/mocks/shareImage';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { askedImage, clipboard, copyAsImage, withDevice } from '../../../parts/site/testShare.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as cupMessages } from '../messages.ts';
import { cupAt, testCup } from '../testCup.ts';
import { CompetitionCupStandings } from './CompetitionCupStandings.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionCupStandings,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'competitionCupStandings', params: { group: 'beker' }, msw: (world: World) => cupAt(world, 4) },
  },
} satisfies Meta<typeof CompetitionCupStandings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The winner of the final is first. Teams that went out in the same round share a place. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const [first, , third] = world.league.teams;
    await expect(await canvas.findByRole('heading', { level: 1, name: testCup(world).name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(words.standings), current: 'page' })).toBeVisible();
    const [, ...rows] = await canvas.findAllByRole('row');
    await expect(rows[0]).toHaveTextContent(new RegExp(`^1${first}.*${say(messages.champion)}`));
    await expect(rows[1]).toHaveTextContent(new RegExp(`^2${third}`));
    await expect(rows.slice(2).map((row) => row.textContent[0])).toEqual(['3', '3']);
  },
};

/** The standings as an image. */
export const CopiedAsImage: Story = {
  parameters: { screen: { msw: (world: World) => [mockShareImage((path) => askedImage(path)), ...cupAt(world, 4)] } },
  beforeEach: withDevice({ clipboard }),
  play: async (scene) => {
    await expect(await copyAsImage(scene)).toBe(`/share/standings/${testCup(scene.world).id}`);
  },
};

/** Before the final is drawn, two teams are still in and have no place. */
export const StillIn: Story = {
  parameters: { screen: { msw: (world: World) => cupAt(world, 2) } },
  play: async ({ canvas, say }) => {
    const [, ...rows] = await canvas.findAllByRole('row');
    for (const row of rows.slice(0, 2)) await expect(row).toHaveTextContent(say(messages.stillIn));
    await expect(rows[2]).toHaveTextContent(/^3/);
  },
};

/** Before the first draw, the teams. */
export const Undrawn: Story = {
  parameters: { screen: { msw: (world: World) => cupAt(world, 0) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(cupMessages.toBeDrawn))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The address of a division leads to its own place. */
export const Division: Story = {
  parameters: { screen: { params: (world: World) => ({ group: groupOf(teamsOf(world), world.league.group).slug }), msw: [] } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.group })).toBeVisible();
    await expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/groups\/[^/]+\/standings$/);
  },
};

export const Loading: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [...cupAt(world, 4), mock('getCupStandings', cupStandingsOf(testCup(world), 4), { delay: 'infinite' })],
    },
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: (world: World) => [mockError('getCupStandings', 'internal'), ...cupAt(world, 4)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { group: 'does-not-exist' }, msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
