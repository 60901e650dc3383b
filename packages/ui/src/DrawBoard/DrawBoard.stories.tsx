import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DrawBoard } from './DrawBoard.tsx';

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
  entries: names
    .slice(g * 4, g * 4 + 4)
    .map((name, i) => ({ id: `${g}-${i}`, name, ...(i === 0 && { seed: g + 1 }), club: i % 2 ? 'DC De Gouden Pijl' : undefined })),
}));
const meta = {
  component: DrawBoard,
  args: {
    groups,
    onSwap: fn(),
    seed: 'Drawn with 20261120',
    labels: { board: 'The draw', picked: (e) => `${e.name} picked`, swapped: (a, b) => `${a.name} and ${b.name} changed places` },
  },
} satisfies Meta<typeof DrawBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SwapTwo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /Lotte/ }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(args.onSwap).toHaveBeenCalledWith('0-1', '1-1');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};
export const OnePicked: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /Wout/ })) };
export const Locked: Story = { args: { onSwap: undefined } };
export const ClubsApartImpossible: Story = { args: { warning: 'Two of De Gouden Pijl meet in group A: there are three of them.' } };
