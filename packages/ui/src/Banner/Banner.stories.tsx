import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'offline', title: 'No network', children: '4 visits kept on this tablet' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Info: Story = {
  args: {
    kind: 'info',
    title: 'A new version is there',
    children: 'It comes after this game.',
    action: <button className="link min-h-6 font-[600]">Take it now</button>,
  },
};
export const Warning: Story = { args: { kind: 'warning', title: 'Test tournament', children: 'Its games count nowhere.' } };
export const Danger: Story = { args: { kind: 'danger', title: 'Out of order', children: 'The organiser has closed this board.' } };
export const TwoAtOnce: Story = {
  render: (args) => (
    <>
      <Banner {...args} />
      <Banner kind="warning" title="Test tournament">
        Its games count nowhere.
      </Banner>
    </>
  ),
};
