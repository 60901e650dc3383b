import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { names } from '../internal/storyGames.ts';
import { ThrowOrder } from './ThrowOrder.tsx';

const meta = {
  component: ThrowOrder,
  args: { title: 'Who throws first?', help: 'The one closer to the bull.', names, onChoose: fn() },
  decorators: [(Story) => <div className="h-96 max-w-4xl">{Story()}</div>],
} satisfies Meta<typeof ThrowOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BullUp: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Wout Dubbeltop' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
};
export const Pairs: Story = { args: { names: ['Bullens / Trebels', 'Ochelaar / Bogeyman'], players: ['Lotte starts', 'Koen starts'] } };
export const EightPlayers: Story = { args: { names: ['Wout', 'Lotte', 'Karl-Heinz', 'Nele', 'Günther', 'Céline', 'Omar', 'Fien'] } };
export const ReBull: Story = { args: { title: 'The deciding leg: who throws first?', help: 'Throw for the bull again.' } };
