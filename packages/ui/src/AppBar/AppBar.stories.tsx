import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronDown, CircleUserRound, Search } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { rem } from '../internal/storyRem.ts';
import { AppBar } from './AppBar.tsx';

const meta = {
  component: AppBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Oche',
    home: { href: '#', label: 'Home' },
    skip: { href: '#main', label: 'Skip to content' },
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

const loggedIn = (unread?: number | string) => (
  <>
    <Button kind="quiet" icon={<Bell aria-hidden />} label={`${unread ?? 'No'} new notifications`} badge={unread} />
    <Button kind="quiet" className="max-md:hidden">
      Joke Bordmeester
      <ChevronDown aria-hidden className="size-4.5" />
    </Button>
    <Button kind="quiet" icon={<CircleUserRound aria-hidden />} label="Joke Bordmeester" className="md:hidden" />
  </>
);
/** The first Tab reaches a link that skips the bar. The link is hidden without the focus. */
export const LoggedOut: Story = {
  parameters: { state: 'logged out' },
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Home/ })).toHaveFocus();
  },
};
export const LoggedIn: Story = { args: { width: 'full', actions: loggedIn() }, parameters: { state: 'logged in' } };
export const Unread: Story = {
  parameters: { state: 'unread 0/1/99+' },
  render: (args) => (
    <>
      {[undefined, 1, '99+'].map((unread, i) => (
        <div key={i} role="group" aria-label={`${unread ?? 0} unread`} className="mb-4">
          <AppBar {...args} role="presentation" navLabel={`Main ${i}`} actions={loggedIn(unread)} />
        </div>
      ))}
      <main id="main" className="p-4" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'No new notifications' })).not.toHaveTextContent(/\d/);
    await expect(canvas.getByRole('button', { name: '1 new notifications' })).toHaveTextContent('1');
    await expect(canvas.getByRole('button', { name: '99+ new notifications' })).toHaveTextContent('99+');
    // A high count neither covers the bell nor leaves its button.
    const [one, many] = ['1', '99+'].map((count) => {
      const button = canvas.getByRole('button', { name: `${count} new notifications` });
      return within(button).getByText(count).getBoundingClientRect().left - button.getBoundingClientRect().left;
    });
    await expect(many).toBeGreaterThanOrEqual(one! - 0.3125 * rem());
  },
};
const stop = fn();
export const Impersonating: Story = {
  parameters: { state: 'impersonating (amber strip with "Stop")' },
  args: {
    actions: loggedIn(),
    impersonating: {
      message: 'You are acting as Wout Dubbeltop until 23:10',
      stop: (
        <button type="button" className="relative font-[650] underline after:absolute after:-inset-3" onClick={stop}>
          Stop
        </button>
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    stop.mockClear();
    // The usual focus colour is not visible on the colour of the strip.
    const button = canvas.getByRole('button', { name: 'Stop' });
    button.focus();
    await expect(getComputedStyle(button).outlineColor).toBe(getComputedStyle(button).color);
    await expect(canvas.getByRole('status')).toHaveTextContent('You are acting as Wout Dubbeltop until 23:10');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(stop).toHaveBeenCalledOnce();
  },
};
/** On a phone the navigation is at the bottom, and the page shows its title beside the logo. */
export const Phone: Story = {
  args: { brand: 'Krijtdorp Friday Open 12', links: [], actions: loggedIn(1) },
  parameters: { state: 'phone' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const LongGermanNames: Story = {
  args: {
    brand: 'Vereinsmeisterschaft der Dartsfreunde Pfeilingen-Scheibenhausen',
    links: [
      { href: '#turniere', label: 'Turniere', current: true },
      { href: '#ranglisten', label: 'Ranglisten' },
      { href: '#wettbewerbe', label: 'Ligawettbewerbe' },
    ],
    actions: loggedIn(),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
  },
};
