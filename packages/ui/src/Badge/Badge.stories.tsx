import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Draft' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const EveryMeaning: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-6">
      <Badge meaning="live">Live</Badge>
      <Badge meaning="success">Checked in</Badge>
      <Badge meaning="warning">Called 1:10</Badge>
      <Badge meaning="bust">Bust</Badge>
      <Badge meaning="danger">Withdrawn</Badge>
      <Badge meaning="checkout">Free</Badge>
      <Badge meaning="you">You</Badge>
      <Badge>Draft</Badge>
    </div>
  ),
};
export const OnTheLitBed: Story = {
  render: () => (
    <div className="lit flex gap-6 p-4">
      <Badge meaning="live">Live</Badge>
      <Badge meaning="checkout">Finish</Badge>
      <Badge>Waits</Badge>
    </div>
  ),
};
