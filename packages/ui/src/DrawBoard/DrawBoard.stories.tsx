import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DrawBoard, type DrawnEntry } from './DrawBoard.tsx';

const names = [
  'Wout Dubbeltop',
  'Lotte Bullens',
  'Karl-Heinz Scheibenbauer-Doppelmann',
  'Fien Ochelaar',
  'Bart Twintigers',
  'Céline Doublevingt',
  'Tibor Háromnyíl',
  'Omar Bensisal',
];
const groups = ['A', 'B'].map((letter, g) => ({
  key: letter,
  title: `Group ${letter}`,
  entries: names.slice(g * 4, g * 4 + 4).map((name, i): DrawnEntry => ({
    id: `${g}-${i}`,
    name,
    ...(i === 0 && { seed: g + 1 }),
    club: i % 2 ? 'DC De Gouden Pijl' : undefined,
  })),
}));
const inPots = groups.map((group) => ({ ...group, entries: group.entries.map((entry, i) => ({ ...entry, pot: `Pot ${i + 1}` })) }));

const meta = {
  component: DrawBoard,
  args: {
    groups,
    onSwap: fn(),
    drawNumber: 'Draw number 20261120',
    labels: {
      board: 'The draw',
      picked: (e) => `${e.name} picked`,
      swapped: (a, b) => `${a.name} and ${b.name} swapped`,
      byHand: 'swapped by hand',
    },
  },
} satisfies Meta<typeof DrawBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter picks an entry, the arrow keys move, Enter swaps the two entries, and Esc cancels. */
export const Random: Story = {
  parameters: { state: 'random' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /Lotte/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Karl-Heinz/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByText('Lotte Bullens picked')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSwap).toHaveBeenCalledTimes(1);
    await expect(args.onSwap).toHaveBeenCalledWith('0-1', '1-1');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Céline Doublevingt');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};
export const OnePicked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Wout/ }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Wout Dubbeltop');
  },
};
/** Each group has one entry of each pot, so only entries of the same pot can be swapped. A rejected swap shows the reason. */
export const FromPots: Story = {
  parameters: { state: 'pots' },
  args: { groups: inPots, refusal: (a, b) => (a.pot === b.pot ? null : 'They come from different pots.') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Wout/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Céline/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('They come from different pots.');
    await expect(args.onSwap).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Bart/ }));
    await expect(args.onSwap).toHaveBeenCalledTimes(1);
    await expect(args.onSwap).toHaveBeenCalledWith('0-0', '1-0');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const ClubsApartImpossible: Story = {
  parameters: { state: 'clubs apart impossible (warning)' },
  args: { warning: 'Both groups have two players of De Gouden Pijl, because four have entered.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('because four have entered');
  },
};
/** Both entries are marked, because the draw number no longer reproduces this draw. */
export const Swapped: Story = {
  parameters: { state: 'swapped' },
  render: function Controlled(args) {
    const [drawn, setDrawn] = useState(args.groups);
    const swap = (a: string, b: string) => {
      const all = drawn.flatMap((group) => group.entries);
      const entryOf = (id: string) => ({ ...all.find((entry) => entry.id === id)!, swapped: true });
      setDrawn(
        drawn.map((group) => ({
          ...group,
          entries: group.entries.map((entry) => (entry.id === a ? entryOf(b) : entry.id === b ? entryOf(a) : entry)),
        })),
      );
    };
    return <DrawBoard {...args} groups={drawn} onSwap={swap} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lotte/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Bart/ }));
    await expect(canvas.getAllByText('swapped by hand')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')[4]).toHaveTextContent('Lotte Bullens');
    await expect(canvas.getByText('Lotte Bullens and Bart Twintigers swapped')).toBeInTheDocument();
    // The focus stays at the place, and is now on the other entry.
    await expect(canvas.getByRole('button', { name: /Lotte/ })).toHaveFocus();
  },
};
export const Locked: Story = {
  parameters: { state: 'locked' },
  args: { onSwap: undefined, locked: 'The first leg was scored at 20:04: the draw stands.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/the draw stands/)).toBeVisible();
  },
};
/** Two places for each game; a bye has one. */
export const FirstRound: Story = {
  args: {
    groups: [0, 2, 4, 6].map((first, i) => ({
      key: String(i),
      title: `Quarter-final ${i + 1}`,
      entries: names
        .slice(first, i === 3 ? first + 1 : first + 2)
        .map((name, at) => ({ id: name, name, ...(at === 0 && { seed: i + 1 }) })),
    })),
  },
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    groups: groups.map((group) => ({
      ...group,
      title: group.title.replace('Group', 'Gruppe'),
      entries: group.entries.map((entry, i) =>
        i % 2
          ? { ...entry, name: 'Maximilian-Alexander Schwarzenbacher-Triplemeyer', club: 'Dartsfreunde Oberpfeilingen-Scheibenhausen II' }
          : entry,
      ),
    })),
  },
};
