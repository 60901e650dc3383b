import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { boardOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as orderMessages } from '../../../parts/order/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { boardMessages } from '../boardMessages.ts';
import { messages as shared } from '../messages.ts';
import { BoardMembersManage } from './BoardMembersManage.tsx';
import { messages } from './messages.ts';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: BoardMembersManage,
  parameters: { layout: 'fullscreen', screen: { route: 'boardMembersManage', params: paramsOf } },
} satisfies Meta<typeof BoardMembersManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each member with their role and contact. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const list = await canvas.findByRole('list', { name: say(shared.board) });
    for (const { name, office } of boardOf(world))
      await expect(within(list).getByRole('link', { name: new RegExp(`${name}.*${office}`) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(boardMessages.createTitle) })).toBeVisible();
  },
};

/** A member moves by a button, or by the arrow keys while it has the focus. The new place is read aloud. */
export const Move: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        let board = boardOf(world);
        return [
          mock('listBoardMembers', () => board),
          mock('orderBoardMembers', ({ ids }) => (board = ids.map((id) => board.find((member) => member.id === id)!))),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, second, third] = boardOf(world).map(({ name }) => name);
    const list = await canvas.findByRole('list', { name: say(shared.board) });
    const names = () =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.firstElementChild!.textContent);
    const down = within(list).getByRole('button', { name: say(orderMessages.down, { name: first! }) });
    await userEvent.click(down);
    await waitFor(() => expect(names().slice(0, 3)).toEqual([second, first, third]));
    await expect(canvas.getByText(say(orderMessages.moved, { name: first!, place: '2', count: '4' }))).toBeInTheDocument();
    await expect(within(list).getByRole('button', { name: say(orderMessages.down, { name: first! }) })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(names().slice(0, 3)).toEqual([second, third, first]));
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listBoardMembers', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(boardOf(world)[0]!.name)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(orderMessages.down, { name: boardOf(world)[0]!.name }) })).toBeNull();
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

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listBoardMembers', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
