import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { names } from '../internal/storyGames.ts';
import { OfflineFrame } from '../internal/storyFrames.tsx';
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

/** Z undoes the last visit, Enter starts the next game. */
export const Played: Story = {
  parameters: { state: 'undo possible' },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('z');
    await expect(args.undo?.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.next?.onNext).toHaveBeenCalledOnce();
  },
};
export const Walkover: Story = {
  args: { note: 'Walkover', scores: [3, 0], children: undefined },
  parameters: { state: 'walkover' },
};
export const Retired: Story = { args: { note: 'Karl-Heinz Scheibenbauer-Doppelmann retired' }, parameters: { state: 'retired' } };
/** A drawn game has no lit side. */
export const Drawn: Story = {
  args: { title: 'Drawn', winner: null, scores: [2, 2] },
  parameters: { state: 'draw' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.lit')).toBeNull();
  },
};
/** Enter does nothing until there is a next game. */
export const WaitingForTheOrganiser: Story = {
  args: { next: { label: 'Next game', onNext: fn(), state: 'off' }, note: 'Waiting for the organiser' },
  parameters: { state: 'waiting for the organiser' },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.next?.onNext).not.toHaveBeenCalled();
  },
};
export const Bust: Story = { args: { note: 'Karl-Heinz Scheibenbauer-Doppelmann bust on 32 in the last leg' } };
/** The tablet shows the result, and sends it when the network returns. */
export const Offline: Story = {
  args: { note: 'The result is kept on this tablet', next: { label: 'Next game', onNext: fn(), state: 'off' } },
  decorators: [(Story) => <OfflineFrame>{Story()}</OfflineFrame>],
};
export const DecidingLeg: Story = { args: { scores: [3, 2], note: 'In the deciding leg, with 15 darts' } };
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    title: 'Friedrich-Wilhelm Segmentmüller-Krijtbord gewinnt',
    names: ['Friedrich-Wilhelm Segmentmüller-Krijtbord', 'Karl-Heinz Scheibenbauer-Doppelmann'],
    next: { label: 'Nächstes Spiel an Board 5 beginnen', onNext: fn() },
    undo: { label: 'Letzte Aufnahme zurücknehmen', onUndo: fn() },
    children: undefined,
  },
};
