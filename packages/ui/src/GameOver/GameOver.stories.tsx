import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { names } from '../internal/storyGames.ts';
import { StatCompare } from '../StatCompare/StatCompare.tsx';
import { GameOver } from './GameOver.tsx';

const meta = {
  component: GameOver,
  args: {
    title: 'Wout Dubbeltop wins',
    names,
    scores: [3, 1],
    winner: 0,
    next: { label: 'Next game on board 5', onNext: fn() },
    undo: { label: 'Undo the last visit', onUndo: fn() },
    children: (
      <StatCompare
        caption="Statistics"
        names={[names[0]!, names[1]!]}
        rows={[{ key: 'a', label: 'Average', values: ['85.86', '75.71'], better: 0 }]}
      />
    ),
  },
} satisfies Meta<typeof GameOver>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Played: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('z');
    await expect(args.undo?.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.next?.onNext).toHaveBeenCalledOnce();
  },
};
export const Walkover: Story = { args: { note: 'Walkover', scores: [3, 0], children: undefined } };
export const Retired: Story = { args: { note: 'Karl-Heinz Scheibenbauer-Doppelmann retired' } };
export const Drawn: Story = { args: { title: 'Drawn', winner: null, scores: [2, 2] } };
export const WaitingForTheOrganiser: Story = {
  args: { next: { label: 'Next game', onNext: fn(), state: 'off' }, note: 'Waiting for the organiser' },
};
