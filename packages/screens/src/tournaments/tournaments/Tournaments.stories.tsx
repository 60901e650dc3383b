import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { Tournaments } from './Tournaments.tsx';
import { messages } from './messages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';

const meta = {
  component: Tournaments,
  parameters: { layout: 'fullscreen', screen: { route: 'tournaments' } },
} satisfies Meta<typeof Tournaments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Matches a link by the start of its text, because on narrow screens the start time follows the name. */
const beginsWith = (name: string) => (text: string) => text.startsWith(name);

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: beginsWith(world.tournament.name) })).toHaveAttribute(
      'href',
      expect.stringContaining(`/tournaments/${world.tournament.slug}`),
    );
  },
};

/** A search and a filter change the URL, which filters the list. */
export const SearchAndFilter: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Flèche{Enter}');
    await expect(await canvas.findByRole('link', { name: beginsWith('Open de Flèchemont') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: beginsWith(world.tournament.name) })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: say(messages.running) }));
    await userEvent.click(await canvas.findByRole('link', { name: say(messages.showAll) }));
    await expect(await canvas.findByRole('link', { name: beginsWith(world.tournament.name) })).toBeVisible();
  },
};

export const ManyPages: Story = {
  parameters: {
    screen: {
      search: 'page=2',
      msw: ({ tournaments }) => [mock('listTournaments', ({ page = 1 }) => ({ items: tournaments, page, perPage: 25, total: 60 }))],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.pageOf, { page: 2, pages: 3 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(shellMessages.nextPage) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/tournaments\?page=3$/),
    );
  },
};

export const Empty: Story = { parameters: { screen: { world: empty } } };
export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };
export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listTournaments', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};
