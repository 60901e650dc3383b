import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { names } from '../internal/storyGames.ts';
import { OfflineFrame } from '../internal/storyFrames.tsx';
import { ThrowOrder } from './ThrowOrder.tsx';

const meta = {
  component: ThrowOrder,
  args: { title: 'Who throws first?', help: 'The one closer to the bull.', names, onChoose: fn() },
  decorators: [(Story) => <div className="min-h-96 max-w-4xl">{Story()}</div>],
} satisfies Meta<typeof ThrowOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BullUp: Story = {
  parameters: { state: 'two sides' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Wout Dubbeltop' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Wout Dubbeltop' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Wout Dubbeltop' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(0);
  },
};
export const Pairs: Story = {
  args: { names: ['Bullens / Trebels', 'Ochelaar / Bogeyman'], players: ['Lotte starts', 'Koen starts'] },
  parameters: { state: 'pairs' },
};
export const EightPlayers: Story = {
  args: { names: ['Wout', 'Lotte', 'Karl-Heinz', 'Nele', 'Günther', 'Céline', 'Omar', 'Fien'] },
  parameters: { state: '8 players' },
};
export const ReBull: Story = {
  args: { title: 'The deciding leg: who throws first?', help: 'Throw for the bull again.' },
  parameters: { state: 're-bull' },
};
/** The leg reached its limit of rounds without a checkout, so the bull decides. */
export const Bust: Story = {
  args: { title: 'Who takes leg 3?', help: 'Bust, still 32. The limit of 20 rounds is reached: closer to the bull.' },
};
export const Offline: Story = {
  decorators: [(Story) => <OfflineFrame>{Story()}</OfflineFrame>],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wout Dubbeltop' }));
    await expect(args.onChoose).toHaveBeenCalledWith(0);
  },
};
export const DecidingLeg: Story = { args: { title: 'Leg 5, 2–2: who throws first?', help: 'The one closer to the bull.' } };
export const LongGermanNames: Story = {
  args: {
    title: 'Wer beginnt das Entscheidungsleg?',
    help: 'Wer beim Ausbullen näher am Bullseye liegt.',
    names: ['Friedrich-Wilhelm Segmentmüller-Krijtbord', 'Karl-Heinz Scheibenbauer-Doppelmann'],
    players: ['Spielgemeinschaft Pfeilingen beginnt', undefined],
  },
};
