import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { TournamentsManage } from './TournamentsManage.tsx';
import { tournamentStatus } from '../../parts/tournamentStatus.ts';
import { tableMessages } from '../../parts/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages } from './messages.ts';

const meta = {
  component: TournamentsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'tournamentsManage' } },
} satisfies Meta<typeof TournamentsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('link', { name: (name) => name.startsWith(world.tournament.name) })).toHaveAttribute(
      'href',
      expect.stringContaining(`/manage/tournaments/${world.tournament.id}`),
    );
    // The status is rendered twice: in its column, and under the name for phones.
    const draft = canvas.getAllByText(say(tournamentStatus.draft)).filter((each) => each.checkVisibility());
    await expect(draft).toHaveLength(1);
  },
};

/** A test tournament has a badge. */
export const TestTournament: Story = {
  parameters: {
    screen: {
      msw: ({ tournaments }) => [
        mock('listManagedTournaments', {
          items: tournaments.map((each, index) => ({ ...each, test: index === 1 })),
          ...{ page: 1, perPage: 50, total: tournaments.length },
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(tableMessages.test))).toBeVisible();
  },
};

export const SecondPage: Story = {
  parameters: {
    screen: {
      search: 'page=2',
      msw: ({ tournaments }) => [mock('listManagedTournaments', { items: tournaments, page: 2, perPage: 50, total: 120 })],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.pageOf, { page: 2, pages: 3 }))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.empty))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listManagedTournaments', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
