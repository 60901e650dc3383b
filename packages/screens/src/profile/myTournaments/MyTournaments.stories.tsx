import type { Meta, StoryObj } from '@storybook/react-vite';
import { myTournamentsOf } from '@oche/mocks/mine';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';
import { MyTournaments } from './MyTournaments.tsx';

const meta = {
  component: MyTournaments,
  parameters: { layout: 'fullscreen', screen: { route: 'myTournaments' } },
} satisfies Meta<typeof MyTournaments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Running tournaments come first, then upcoming ones, then finished ones with the final place. */
export const Default: Story = {
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    const mine = myTournamentsOf(world);
    const names = canvas.getAllByRole('rowheader').map((each) => each.textContent);
    await expect(names).toHaveLength(mine.length);
    for (const [i, { tournament }] of mine.entries()) await expect(names[i]).toContain(tournament.name);
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: say(messages.finished) }));
    const finished = myTournamentsOf(world).filter(({ tournament }) => tournament.status === 'finished');
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(finished.length);
  },
};

/** Entries that are waiting or withdrawn, an entry of a cancelled private tournament, and a shared place in the losers' knockout. */
export const EveryState: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const [running, coming, , played, other, last] = myTournamentsOf(world);
        const items = [
          running!,
          { ...coming!, entry: { ...coming!.entry, waiting: true } },
          { ...played!, place: { from: 1, to: 1, role: 'winners' as const } },
          { ...other!, place: { from: 21, to: 24, role: 'losers' as const }, entry: { ...other!.entry, withdrawn: true } },
          { ...last!, mayOpen: false, place: null, games: 0, won: 0, tournament: { ...last!.tournament, status: 'cancelled' as const } },
        ];
        return [mock('listMyTournaments', { items, page: 1, perPage: 20, total: items.length })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.waiting))).toBeVisible();
    await expect(canvas.getByText(say(messages.withdrawn))).toBeVisible();
    await expect(canvas.getByText(say(messages.cancelled))).toBeVisible();
    await expect(canvas.getByText(say(messages.shared, { from: 21, to: 24 }))).toBeVisible();
  },
};

const emptyList = { items: [], page: 1, perPage: 20, total: 0 };

export const NoneFound: Story = {
  parameters: { screen: { search: 'status=running', msw: [mock('listMyTournaments', emptyList)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noneFound))).toBeVisible();
  },
};

/** The account has a player without entries. */
export const Empty: Story = {
  parameters: { screen: { msw: [mock('listMyTournaments', emptyList)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const NotLinked: Story = {
  parameters: { screen: { msw: [mock('listMyTournaments', emptyList), mock('listMyPlayers', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.notLinked))).toBeVisible();
  },
};

export const Loading: Story = { parameters: { screen: { msw: [mock('listMyTournaments', emptyList, { delay: 'infinite' })] } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listMyTournaments', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

/** Cached data stays visible without a network. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
