import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DartPad } from './DartPad.tsx';

const meta = {
  component: DartPad,
  parameters: { layout: 'fullscreen' },
  args: {
    darts: [],
    leaves: 121,
    canUndo: true,
    onThrow: fn(),
    onUndo: fn(),
    labels: {
      pad: 'Darts',
      double: 'Double',
      treble: 'Treble',
      miss: 'Miss',
      bull: 'Bull',
      undo: 'Undo',
      bust: 'Bust',
      slot: (n) => `Dart ${n}`,
      leaves: 'Leaves',
    },
  },
  decorators: [(Story, { parameters }) => <div className={String(parameters['box'] ?? 'h-187 w-115')}>{Story()}</div>],
} satisfies Meta<typeof DartPad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstDart: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Treble' }));
    await userEvent.click(canvas.getByRole('button', { name: 'T20' }));
    await expect(args.onThrow).toHaveBeenLastCalledWith('T20');
    await userEvent.click(canvas.getByRole('button', { name: '20' }));
    await expect(args.onThrow).toHaveBeenLastCalledWith('20');
  },
};
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('t20');
    await expect(args.onThrow).toHaveBeenLastCalledWith('T20');
    await userEvent.keyboard('d8{Enter}');
    await expect(args.onThrow).toHaveBeenLastCalledWith('D8');
    await userEvent.keyboard('m');
    await expect(args.onThrow).toHaveBeenLastCalledWith('0');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const SecondDart: Story = { args: { darts: ['T20'], leaves: 61 } };
export const ThirdDart: Story = { args: { darts: ['T20', 'T11'], leaves: 28 } };
export const Finish: Story = { args: { darts: ['T20', 'T11', 'D14'], leaves: 0 } };
export const Bust: Story = { args: { darts: ['20', '20'], leaves: 'bust' } };
export const Phone: Story = { args: { darts: ['T20'], leaves: 61 }, parameters: { box: 'h-112.5 w-97.5' } };
