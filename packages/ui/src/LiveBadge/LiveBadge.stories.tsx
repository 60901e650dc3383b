import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveBadge } from './LiveBadge.tsx';

const meta = { component: LiveBadge, args: { state: 'live', children: 'Live' } } satisfies Meta<typeof LiveBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Paused: Story = { args: { state: 'paused', children: 'Paused' } };
export const Finished: Story = { args: { state: 'finished', children: 'Finished' } };
export const OnTheLitBed: Story = { decorators: [(Story) => <div className="lit p-4">{Story()}</div>] };
