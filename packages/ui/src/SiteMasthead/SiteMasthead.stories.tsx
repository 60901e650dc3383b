import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Menu } from 'lucide-react';
import { mock } from '@oche/mocks/mock';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SiteMasthead } from './SiteMasthead.tsx';

const pages = ['Standings', 'Fixtures', 'Cup', 'Individual', 'News', 'Documents', 'Board', 'Help'];
const items = (labels: string[]) => labels.map((label, i) => ({ href: `#${label}`, label, current: i === 0 }));
const meta = {
  component: SiteMasthead,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Dartsfederatie Krijtland',
    home: '#home',
    skip: { href: '#main', label: 'Skip to content' },
    items: items(pages),
    navLabel: 'Dartsfederatie Krijtland',
    actions: (
      <>
        <Button className="max-md:hidden">
          Season 2026–2027
          <ChevronDown aria-hidden className="size-4.5" />
        </Button>
        <Button className="max-md:hidden">EN</Button>
        <Button kind="quiet" icon={<Menu aria-hidden className="size-6!" />} label="Menu" className="md:hidden" />
      </>
    ),
  },
  render: (args) => (
    <>
      <SiteMasthead {...args} />
      <main id="main" className="p-4" />
    </>
  ),
} satisfies Meta<typeof SiteMasthead>;
export default meta;
type Story = StoryObj<typeof meta>;

const ruleOf = (canvasElement: HTMLElement) => getComputedStyle(canvasElement.querySelector('header .border-rule')!).borderBottomColor;
const inkOf = (canvasElement: HTMLElement) => getComputedStyle(canvasElement).color;
const dark = () => document.documentElement.dataset['theme'] === 'dark';

/** Tab reaches the skip link first, then the name, then the navigation. */
export const TallyCrest: Story = {
  parameters: { state: 'default tally crest' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dartsfederatie Krijtland' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Standings' })).toHaveAttribute('aria-current', 'page');
    await expect(ruleOf(canvasElement)).toBe(inkOf(canvasElement));
  },
};
/** A logo with rings, like that of a federation. */
const rings =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56" fill="none" stroke="#666"><circle cx="28" cy="28" r="24" stroke-width="8"/><circle cx="28" cy="28" r="9" stroke-width="5"/></svg>',
  );
const muteWarnings = () => {
  const warn = spyOn(console, 'warn').mockImplementation(() => {});
  return () => warn.mockRestore();
};
const crestOf = (canvasElement: HTMLElement) => canvasElement.querySelector('header svg[viewBox="0 0 56 56"]');

export const WithLogo: Story = {
  args: { logo: rings },
  parameters: { state: 'with logo' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header img')).toHaveAttribute('src', rings);
    await expect(crestOf(canvasElement)).toBeNull();
  },
};
/** The tally crest is shown instead, and the reason is written to the console. */
export const LogoBroken: Story = {
  args: { logo: 'data:image/png;base64,bm8gcGljdHVyZQ==' },
  parameters: { state: 'logo broken' },
  beforeEach: muteWarnings,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(crestOf(canvasElement)).toBeVisible());
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('cannot be displayed'));
  },
};
/** After a second and a half, the tally crest is shown instead. */
export const LogoTooSlow: Story = {
  args: { logo: '/api/home' },
  parameters: { state: 'logo too slow' },
  beforeEach: ({ msw }) => {
    // This request never gets a response.
    msw.use(mock('getHome', () => new Promise<never>(() => {})));
    started = performance.now();
    return muteWarnings();
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(crestOf(canvasElement)).toBeVisible());
    await expect(performance.now() - started).toBeGreaterThanOrEqual(1500);
    await expect(console.warn).toHaveBeenCalledWith('The logo /api/home did not load within 1500 ms.');
  },
};
let started = 0;

/** A red with enough contrast on white and on black. */
export const OwnColour: Story = {
  args: { colour: '#d3222a' },
  parameters: { state: 'own colour' },
  play: async ({ canvasElement }) => {
    await expect(ruleOf(canvasElement)).toBe('rgb(211, 34, 42)');
  },
};
/** A pale yellow has a contrast of only 1.3:1 on white, so the rule keeps its default colour in light mode. In dark mode, the yellow is used. */
export const RejectedColour: Story = {
  args: { colour: '#f5e663' },
  parameters: { state: 'rejected colour' },
  play: async ({ canvasElement }) => {
    await expect(ruleOf(canvasElement)).toBe(dark() ? 'rgb(245, 230, 99)' : inkOf(canvasElement));
  },
};
export const LongName: Story = {
  args: {
    name: 'Landesverband der Dartsfreunde Pfeilingen-Scheibenhausen und Umgebung',
    items: items(['Tabellen', 'Spielplan', 'Pokal', 'Einzelwettbewerbe', 'Nachrichten', 'Ausschreibungen', 'Vorstand', 'Hilfe']),
  },
  parameters: { state: 'long name' },
  play: async ({ canvas, args }) => {
    const name = canvas.getByText(args.name);
    await expect(name).toBeVisible();
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1);
  },
};
/** The navigation scrolls horizontally. One button opens a menu with all other actions. */
export const Phone: Story = {
  parameters: { state: 'phone' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth);
  },
};
