import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn } from 'storybook/test';
import { memoryStorage } from '@oche/api/tokens';
import { HostProvider, type Host } from '../shell/host.tsx';
import { HostLink } from './HostLink.tsx';

const navigate = fn<Host['navigate']>();
const host: Host = { pathname: '/', search: new URLSearchParams(), navigate, Link: HostLink, storage: memoryStorage() };

const meta = {
  component: HostLink,
  args: { href: '/tournaments', className: 'link', children: 'Tournaments' },
  render: (props) => (
    <HostProvider host={host}>
      <HostLink {...props} />
    </HostProvider>
  ),
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof HostLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the link prevents the browser's own navigation. The browser never navigates here, because that would end the story. */
const handlesClick = (link: HTMLElement, init: MouseEventInit = {}): boolean => {
  let handled = false;
  const inspect = (event: Event) => {
    handled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', inspect, { once: true });
  void fireEvent(link, createEvent.click(link, init));
  return handled;
};

/** A plain click navigates through the host. The browser handles clicks with a modifier key or another button. */
export const Inside: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      await expect(handlesClick(link, init)).toBe(false);
    }
    await expect(navigate).not.toHaveBeenCalled();
    await expect(handlesClick(link)).toBe(true);
    await expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/tournaments']);
  },
};

/** If a link opens a game over the page, the page keeps its scroll position. */
export const OpensOverThePage: Story = {
  args: { href: '/?game=01931f5e-7c00-7000-8000-000000000001' },
  play: async ({ canvas }) => {
    await expect(handlesClick(canvas.getByRole('link'))).toBe(true);
    await expect(navigate).toHaveBeenCalledWith('/?game=01931f5e-7c00-7000-8000-000000000001', { inPlace: true });
  },
};

const isLeftToBrowser: Story['play'] = async ({ canvas }) => {
  await expect(handlesClick(canvas.getByRole('link'))).toBe(false);
  await expect(navigate).not.toHaveBeenCalled();
};

/** The browser follows links to other sites, even if the URL has no protocol. */
export const Outside: Story = { args: { href: 'https://darts.example/' }, play: isLeftToBrowser };
export const OutsideWithoutProtocol: Story = { args: { href: '//darts.example/' }, play: isLeftToBrowser };
export const NewTab: Story = { args: { target: '_blank' }, play: isLeftToBrowser };
export const Download: Story = { args: { download: true, href: '/manifest.json' }, play: isLeftToBrowser };

/** If an `onClick` handler prevents the default, the link does not navigate. */
export const Prevented: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas }) => {
    await expect(handlesClick(canvas.getByRole('link'))).toBe(true);
    await expect(navigate).not.toHaveBeenCalled();
  },
};
