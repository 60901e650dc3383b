import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { finger, middleOf } from '../../../../.storybook/touch.ts';
import { Button } from '../Button/Button.tsx';
import { Select } from './Select.tsx';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const onPress = fn();
const options = [
  { value: '301', label: '301' },
  { value: '501', label: '501' },
  { value: '701', label: '701' },
  { value: '1001', label: '1001' },
];
const meta = {
  component: Select,
  args: { label: 'Start', options, defaultValue: '501', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens the list. Home and End move to its ends, and letters find an option. Esc closes the list without a change. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: '501' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: '1001' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('option', { name: '301' })).toHaveFocus());
    await userEvent.keyboard('7');
    await waitFor(() => expect(screen.getByRole('option', { name: '701' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: '701' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('701');
  },
};
/** The first press opens the list, although its options are not rendered before. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: '701' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledWith('701');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('701');
  },
};
/** A tap outside closes the list and presses nothing, even on the select itself. */
export const TapOutside: Story = {
  render: (args) => (
    <div className="flex flex-row-reverse items-end justify-between gap-4">
      <Button onClick={onPress}>Remove</Button>
      <Select {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    onPress.mockClear();
    const { tap } = await finger();
    const select = canvas.getByRole('combobox');
    for (const outside of [canvas.getByRole('button', { name: 'Remove' }), select]) {
      await tap(middleOf(select), 40);
      await screen.findByRole('listbox');
      await pause(600);
      await tap(middleOf(outside), 40);
      await pause(200);
      await expect(screen.queryByRole('listbox')).toBeNull();
      await pause(600);
    }
    await expect(onPress).not.toHaveBeenCalled();
    await tap(middleOf(select), 40);
    await screen.findByRole('listbox');
  },
};
export const Groups: Story = {
  parameters: { state: 'groups' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('group', { name: 'Playing' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Board 2' })).toHaveAttribute('aria-disabled', 'true');
  },
  args: {
    label: 'Board',
    defaultValue: '6',
    options: [
      { label: 'Free', options: [{ value: '6', label: 'Board 6' }] },
      { label: 'Playing', options: [1, 2, 3].map((n) => ({ value: `${n}`, label: `Board ${n}`, disabled: true })) },
    ],
  },
};
/** A long label wraps instead of being cut off. */
export const LongLabels: Story = {
  args: {
    label: 'Venue',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Vereinsheim der Dartsfreunde Pfeilingen, großer Saal im ersten Stock' },
      { value: 'b', label: 'Café Den Toren' },
    ],
  },
  parameters: { state: 'long labels' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select.scrollWidth).toBeLessThanOrEqual(select.clientWidth);
    await expect(select.clientHeight).toBeGreaterThan(50);
  },
};
export const NoSelection: Story = {
  args: { defaultValue: undefined, placeholder: 'Choose' },
  parameters: { state: 'no selection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Choose');
  },
};
export const WithError: Story = {
  args: { defaultValue: undefined, placeholder: 'Choose', hint: 'Points of a leg', error: 'Choose a start' },
  parameters: { state: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a start');
  },
};
export const Disabled: Story = { args: { disabled: true } };
