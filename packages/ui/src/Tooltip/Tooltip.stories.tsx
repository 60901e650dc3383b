import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { label: 'Stop following', children: <Button>Follow</Button> },
  decorators: [(Story) => <div className="grid h-40 place-items-center">{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Stop following');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
const sides = ['top', 'right', 'bottom', 'left'] as const;
/** All four sides at once, which a page never shows. */
export const FourSides: Story = {
  parameters: { state: 'four sides' },
  render: () => (
    <div className="grid gap-12">
      {sides.map((side) => (
        <Tooltip key={side} open side={side} label={`On the ${side}`}>
          <Button size="sm">{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  decorators: [(Story) => <div className="py-16">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const side of sides) {
      await expect(canvas.getByRole('button', { name: side })).toHaveAccessibleDescription(`On the ${side}`);
      await waitFor(() => expect(document.querySelectorAll(`[role=tooltip][data-side=${side}]`)).toHaveLength(1));
    }
  },
};

/** The first Esc hides the tooltip or hint, and the next one closes the dialog. */
export const InDialog: Story = {
  decorators: [
    (Story) => (
      <Dialog defaultOpen title="Board 6" close="Close" actions={<Button icon={<Star aria-hidden />} label="Follow board 6" />}>
        {Story()}
      </Dialog>
    ),
  ],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(dialog).toBeVisible();
    // The name of an icon button is such a hint.
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Follow board 6')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByText('Follow board 6')).not.toBeVisible();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).not.toBeInTheDocument();
  },
};

/** A long label wraps. It should be at most one sentence. */
export const Long: Story = {
  parameters: { state: 'long' },
  args: { defaultOpen: true, label: 'Bart rests until 21:12, because his last game ended only four minutes ago' },
};
