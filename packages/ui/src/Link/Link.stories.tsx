import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Link, LinkProvider } from './Link.tsx';

const meta = { component: Link, args: { href: '#games', children: 'All games' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = { args: { kind: 'underlined' } };
export const Plain: Story = { parameters: { state: 'plain' } };
const follow = fn((href: string | undefined) => href);
const HostLink = (props: ComponentProps<'a'>) => (
  <a
    {...props}
    onClick={(event) => {
      event.preventDefault();
      follow(props.href);
    }}
  />
);
/** The component of the host handles the link. */
export const HostComponent: Story = {
  parameters: { state: 'with a component of the host' },
  render: (args) => (
    <LinkProvider component={HostLink}>
      <Link {...args} kind="underlined" />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    follow.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledWith('#games');
  },
};
