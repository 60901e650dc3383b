import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { undrawnCupOf } from '@oche/mocks/responses/cup';
import { empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as cupMessages } from '../../../parts/league/cupMessages.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages as shared } from '../messages.ts';
import { cupAt, testCup } from '../testCup.ts';
import { CompetitionCups } from './CompetitionCups.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionCups,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionCups', msw: (world: World) => cupAt(world, 1) } },
} satisfies Meta<typeof CompetitionCups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The present round of each cup, and the way to all rounds. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { name } = testCup(world);
    await expect(await canvas.findByRole('heading', { level: 1, name: say(siteMessages.cup) })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    const link = canvas.getByRole('link', { name: say(messages.all, { cup: name }) });
    await expect(link.getAttribute('href')).toContain('/cup/beker/bracket');
    await expect(canvas.getByText(say(cupMessages.open, { count: 2 }))).toBeVisible();
  },
};

/** Before the first draw. */
export const Undrawn: Story = {
  parameters: { screen: { msw: (world: World) => cupAt(world, 0) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.toBeDrawn))).toBeVisible();
  },
};

/** A season without a cup. */
export const Empty: Story = {
  parameters: { screen: { msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const NoSeason: Story = {
  parameters: { screen: { world: empty, msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(siteMessages.noSeason))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [...cupAt(world, 0).slice(0, 1), mock('getCupBracket', undrawnCupOf(testCup(world)), { delay: 'infinite' })],
    },
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: { screen: { msw: (world: World) => [...cupAt(world, 0).slice(0, 1), mockError('getCupBracket', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { season: 'does-not-exist' }, msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
