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

/** Whether the link keeps a click from the browser. Nothing is followed: a story has nowhere to go. */
const takes = (link: HTMLElement, init: MouseEventInit = {}): boolean => {
  let taken = false;
  const after = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', after, { once: true });
  void fireEvent(link, createEvent.click(link, init));
  return taken;
};

/** A plain click goes through the host; what is asked for in another tab or window, or with another button, is the browser's. */
export const Inside: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      await expect(takes(link, init)).toBe(false);
    }
    await expect(navigate).not.toHaveBeenCalled();
    await expect(takes(link)).toBe(true);
    await expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/tournaments']);
  },
};

/** If something opens over the page, the page keeps its scroll position; another page begins at its top. */
export const OpensOverThePage: Story = {
  args: { href: '/?game=01931f5e-7c00-7000-8000-000000000001' },
  play: async ({ canvas }) => {
    await expect(takes(canvas.getByRole('link'))).toBe(true);
    await expect(navigate).toHaveBeenCalledWith('/?game=01931f5e-7c00-7000-8000-000000000001', { inPlace: true });
  },
};

const left: Story['play'] = async ({ canvas }) => {
  await expect(takes(canvas.getByRole('link'))).toBe(false);
  await expect(navigate).not.toHaveBeenCalled();
};

/** Other sites are left to the browser, be it by the protocol of this page. */
export const Outside: Story = { args: { href: 'https://darts.example/' }, play: left };
export const OutsideByThisProtocol: Story = { args: { href: '//darts.example/' }, play: left };
export const InAnotherTab: Story = { args: { target: '_blank' }, play: left };
export const AFile: Story = { args: { download: true, href: '/manifest.json' }, play: left };

/** What the part of a screen that the link is in has decided, stands. */
export const Prevented: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas }) => {
    await expect(takes(canvas.getByRole('link'))).toBe(true);
    await expect(navigate).not.toHaveBeenCalled();
  },
};
