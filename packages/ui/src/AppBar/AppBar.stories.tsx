import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Search } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { AppBar } from './AppBar.tsx';

const meta = {
  component: AppBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Oche',
    home: { href: '#', label: 'Home' },
    skip: { href: '#main', label: 'To the content' },
    navLabel: 'Main',
    links: [
      { href: '#tournaments', label: 'Tournaments', current: true },
      { href: '#rankings', label: 'Rankings' },
      { href: '#competition', label: 'Competition' },
      { href: '#play', label: 'Play' },
    ],
    actions: (
      <>
        <Button kind="quiet" icon={<Search aria-hidden />} label="Search" />
        <Button asChild className="ml-2.5">
          <a href="#login">Log in</a>
        </Button>
      </>
    ),
  },
  render: (args) => (
    <>
      <AppBar {...args} />
      <main id="main" className="p-4" />
    </>
  ),
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = (unread?: number | string) => (
  <>
    <Button kind="quiet" icon={<Bell aria-hidden />} label={`${unread ?? 'No'} new notifications`} badge={unread} />
    <Button kind="quiet">Joke Bordmeester</Button>
  </>
);
export const SignedOut: Story = {};
export const SignedIn: Story = { args: { actions: signedIn() } };
export const OneUnread: Story = { args: { actions: signedIn(1) } };
export const ManyUnread: Story = { args: { actions: signedIn('99+') } };
export const FullWidth: Story = { args: { width: 'full', actions: signedIn() } };
export const Impersonating: Story = {
  args: {
    actions: signedIn(),
    impersonating: { message: 'You act as Wout Dubbeltop until 23:10', stop: <button className="font-[650] underline">Stop</button> },
  },
};
/** On a phone the navigation is at the foot, and the page puts its name beside the mark. */
export const Phone: Story = {
  args: { brand: 'Krijtdorp Friday Open 12', links: [], actions: signedIn() },
  globals: { viewport: { value: 'mobile2' } },
};
