import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { newsOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages as shared } from '../messages.ts';
import { newsMessages } from '../newsMessages.ts';
import { messages } from './messages.ts';
import { NewsManage } from './NewsManage.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: NewsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'newsManage', params: paramsOf } },
} satisfies Meta<typeof NewsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state, the item that stands on top, and the button for a new one. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const table = await canvas.findByRole('table', { name: say(newsMessages.headline) });
    for (const { title } of newsOf(world)) await expect(within(table).getByRole('link', { name: new RegExp(title) })).toBeVisible();
    for (const state of ['draft', 'scheduled', 'withdrawn'])
      await expect(within(table).getByText(say(newsMessages.state, { state }))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: say(shared.news) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(newsMessages.createTitle) })).toBeVisible();
  },
};

/** The state and the search are in the address. */
export const Filtered: Story = {
  parameters: { screen: { search: 'state=draft' } },
  play: async ({ canvas, world, say }) => {
    const [draft, ...others] = newsOf(world);
    await expect(await canvas.findByRole('link', { name: new RegExp(draft!.title) })).toBeVisible();
    for (const { title } of others) await expect(canvas.queryByRole('link', { name: new RegExp(title) })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: say(messages.stateHead) })).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: { screen: { search: 'search=bull' } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noneFound))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(messages.showAll) })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listNews', { items: [], page: 1, perPage: 50, total: 0 })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('table', { name: say(newsMessages.headline) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(newsMessages.createTitle) })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listNews', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
