import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCompetition } from '@oche/mocks/competition';
import { mock, mockError } from '@oche/mocks/mock';
import { boardOf } from '@oche/mocks/responses/site';
import { empty, eveningInProgress, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { CompetitionBoard } from './CompetitionBoard.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionBoard,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionBoard' } },
} satisfies Meta<typeof CompetitionBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names and offices in their order. Everybody writes to the address of the competition. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(siteMessages.board) })).toBeVisible();
    const shown = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent);
    for (const { name, office } of boardOf(world))
      await expect(shown.some((text) => text.includes(name) && text.includes(office))).toBe(true);
    const { contactEmail } = world.competition.organisation;
    await expect(canvas.getByRole('link', { name: say(messages.write) })).toHaveAttribute('href', `mailto:${contactEmail}`);
    await expect(canvas.queryByText(/470 12/)).toBeNull();
  },
};

/** A competition without an address. */
export const WithoutContact: Story = {
  parameters: { screen: { world: () => ({ ...eveningInProgress(), competition: buildCompetition({ contactEmail: null }) }) } },
  play: async ({ canvas, say }) => {
    await canvas.findAllByRole('listitem');
    await expect(canvas.queryByRole('link', { name: say(messages.write) })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listSiteBoard', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const NoSeason: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(siteMessages.noSeason))).toBeVisible();
  },
};

export const Loading: Story = { parameters: { screen: { msw: [mock('listSiteBoard', [], { delay: 'infinite' })] } } };

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listSiteBoard', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { season: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
