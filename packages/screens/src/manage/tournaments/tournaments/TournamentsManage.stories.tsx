import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { TournamentsManage } from './TournamentsManage.tsx';

const meta = {
  component: TournamentsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'tournamentsManage' } },
} satisfies Meta<typeof TournamentsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('link', { name: world.tournament.name })).toHaveAttribute(
      'href',
      `/manage/tournaments/${world.tournament.id}`,
    );
    await expect(canvas.getByText('Draft')).toBeVisible();
  },
};

/** A rehearsal says what it is. */
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Test')).toBeVisible();
  },
};

export const SecondPage: Story = {
  parameters: {
    screen: {
      search: 'page=2',
      msw: ({ tournaments }) => [mock('listManagedTournaments', { items: tournaments, page: 2, perPage: 50, total: 120 })],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No tournament yet. A name is enough to begin; everything else has a sensible setting.'),
    ).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listManagedTournaments', 'internal')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page could not be loaded. What you have done so far is kept.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
