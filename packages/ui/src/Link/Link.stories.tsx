import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, LinkProvider } from './Link.tsx';

const meta = { component: Link, args: { href: '#games', children: 'All games' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = { args: { kind: 'underlined' } };
export const Plain: Story = {};
/** The host says how a link is followed. */
export const OfTheHost: Story = {
  render: (args) => (
    <LinkProvider component={(props) => <a data-router="" {...props} />}>
      <Link {...args} kind="underlined" />
    </LinkProvider>
  ),
};
