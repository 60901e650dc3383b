import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Legs',
    tabs: [1, 2, 3, 4].map((n) => ({ value: `${n}`, label: `Leg ${n}`, content: <p>What happened in leg {n}.</p> })),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Leg 1' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Leg 2' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('What happened in leg 2.')).toBeVisible();
  },
};
export const WithBadge: Story = {
  args: {
    tabs: [
      { value: 'a', label: 'Waiting', badge: 23, content: <p>Games</p> },
      { value: 'b', label: 'Played', badge: 61, content: <p>Results</p> },
    ],
  },
};
