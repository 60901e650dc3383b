import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { finger, middleOf } from '../../../../.storybook/touch.ts';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const onPress = fn();
const meta = {
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    label: 'Why second',
    trigger: <Button>Why second?</Button>,
    children: 'Wout and Bart are level on points and on legs. Bart won the game between them, 3–1.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Explanation: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Why second?' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Why second' })).toHaveTextContent('3–1');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

export const WithAField: Story = {
  args: {
    label: 'Move to a board',
    trigger: <Button>Move</Button>,
    children: <TextField label="Board" type="number" defaultValue={6} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(await screen.findByRole('spinbutton', { name: 'Board' })).toHaveFocus();
  },
};

/** A list over a popover: Esc and a press outside close only the topmost layer. */
export const WithAList: Story = {
  args: {
    label: 'Start',
    trigger: <Button>Start</Button>,
    children: <Select label="Points" defaultValue="501" options={['301', '501', '701'].map((value) => ({ value, label: value }))} />,
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Start' });
    await userEvent.click(opener);
    const select = await screen.findByRole('combobox', { name: 'Points' });
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(select).toHaveFocus();
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: '301' }));
    await expect(select).toHaveTextContent('301');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(document.body);
    await expect(screen.queryByRole('dialog')).toBeNull();
    // Tab cycles through the elements of the popover.
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('combobox')).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
};

/** A tap outside closes only the topmost layer and presses nothing. */
export const TapOutside: Story = {
  ...WithAList,
  render: (args) => (
    <div className="flex justify-between gap-4">
      <Popover {...args} />
      <Button onClick={onPress}>Remove</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    onPress.mockClear();
    const { tap } = await finger();
    const outside = middleOf(canvas.getByRole('button', { name: 'Remove' }));
    await tap(middleOf(canvas.getByRole('button', { name: 'Start' })), 40);
    await tap(middleOf(await screen.findByRole('combobox', { name: 'Points' })), 40);
    await screen.findByRole('listbox');
    await tap(outside, 40);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await tap(outside, 40);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pause(100);
    await expect(onPress).not.toHaveBeenCalled();
    await pause(600);
    await tap(outside, 40);
    await waitFor(() => expect(onPress).toHaveBeenCalledOnce());
    await tap(middleOf(canvas.getByRole('button', { name: 'Start' })), 40);
    await screen.findByRole('dialog');
  },
};

const sides = ['top', 'right', 'bottom', 'left'] as const;
/** All four sides at once, which a page never shows. */
export const Sides: Story = {
  parameters: { state: 'sides', docs: { story: { height: '640px' } } },
  render: () => (
    <div className="grid place-items-center gap-28 py-24">
      {sides.map((side) => (
        <Popover key={side} open side={side} label={side} trigger={<Button size="sm">{side}</Button>} className="w-auto p-2" align="center">
          {side}
        </Popover>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const side of sides) {
      // On a small screen there is not enough space for all four, so each is scrolled into view.
      canvas.getByRole('button', { name: side }).scrollIntoView({ block: 'center' });
      await waitFor(() => expect(screen.getByRole('dialog', { name: side })).toHaveAttribute('data-side', side));
    }
  },
};

/** In the upper right corner, there is no space above or to the right. The popover opens below and moves to the left. */
export const Collision: Story = {
  parameters: { state: 'collision', layout: 'fullscreen' },
  args: { side: 'top', defaultOpen: true },
  render: (args) => (
    <div className="flex h-64 justify-end">
      <Popover {...args} />
    </div>
  ),
  play: async () => {
    const popover = await screen.findByRole('dialog');
    await expect(popover).toHaveAttribute('data-side', 'bottom');
    await expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
