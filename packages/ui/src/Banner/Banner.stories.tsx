import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'offline', title: 'No network', children: '4 visits kept on this tablet' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No network 4 visits kept on this tablet');
  },
};

export const Info: Story = {
  parameters: { state: 'info' },
  args: { kind: 'info', title: 'Doors open at 19:00', children: 'Players who are not here by 19:45 are left out of the draw.' },
};

export const WithAction: Story = {
  parameters: { state: 'with action' },
  args: {
    kind: 'info',
    title: 'A new version is available',
    children: 'It is installed after this game.',
    action: <button className="link relative font-[600] after:absolute after:-inset-x-2 after:-inset-y-3">Update now</button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Update now' })).toHaveFocus();
  },
};

export const Warning: Story = {
  parameters: { state: 'warning' },
  args: { kind: 'warning', title: 'Test tournament', children: 'Its games do not count.' },
};
export const Danger: Story = {
  parameters: { state: 'danger' },
  args: { kind: 'danger', title: 'Out of order', children: 'The organiser has closed this board.' },
};
export const TwoAtOnce: Story = {
  parameters: { state: 'two at once' },
  render: (args) => (
    <>
      <Banner {...args} />
      <Banner kind="warning" title="Test tournament">
        Its games do not count.
      </Banner>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
  },
};
