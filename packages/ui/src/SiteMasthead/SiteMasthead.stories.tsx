import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Menu } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SiteMasthead } from './SiteMasthead.tsx';

const places = ['Standings', 'Fixtures', 'Cup', 'Individual', 'News', 'Documents', 'Board', 'Help'];
const items = (words: string[]) => words.map((label, i) => ({ href: `#${label}`, label, current: i === 0 }));
const meta = {
  component: SiteMasthead,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Dartsfederatie Krijtland',
    home: '#home',
    skip: { href: '#main', label: 'To the content' },
    items: items(places),
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

/** The skip link is the first stop of Tab, then the name, then the way in. */
export const TallyCrest: Story = {
  parameters: { state: 'default tally crest' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'To the content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dartsfederatie Krijtland' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Standings' })).toHaveAttribute('aria-current', 'page');
    await expect(ruleOf(canvasElement)).toBe(inkOf(canvasElement));
  },
};
export const WithLogo: Story = {
  args: {
    crest: (
      <svg viewBox="0 0 56 56" aria-hidden className="fill-none stroke-ink">
        <circle cx="28" cy="28" r="24" strokeWidth="8" />
        <circle cx="28" cy="28" r="9" strokeWidth="5" />
      </svg>
    ),
  },
  parameters: { state: 'with logo' },
};
/** A red that can be seen on white and on black. */
export const OwnColour: Story = {
  args: { colour: '#d3222a' },
  parameters: { state: 'own colour' },
  play: async ({ canvasElement }) => {
    await expect(ruleOf(canvasElement)).toBe('rgb(211, 34, 42)');
  },
};
/** A pale yellow has 1.3:1 on white: the rule stays ink there. On black it is taken. */
export const ColourRefused: Story = {
  args: { colour: '#f5e663' },
  parameters: { state: 'colour refused' },
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
/** One button for everything else; the way in scrolls sideways. */
export const Phone: Story = {
  parameters: { state: 'phone' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth);
  },
};
