import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PreferenceMenu } from './PreferenceMenu.tsx';

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'nl', label: 'Nederlands', lang: 'nl' },
  { value: 'fr', label: 'Français', lang: 'fr' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
];
const meta = {
  component: PreferenceMenu,
  args: { label: 'Language, EN', trigger: 'EN', options: languages, value: 'en', onValueChange: fn() },
} satisfies Meta<typeof PreferenceMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each language has its own name, with a `lang` for screen readers. Its first letter moves the focus to it. */
export const Language: Story = {
  parameters: { state: 'four languages' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Language, EN' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true');
    await expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
    await userEvent.keyboard('n');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Nederlands' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('nl');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};

/** The page is not available in French. */
export const PageNotTranslated: Story = {
  parameters: { state: 'unavailable page' },
  args: { options: languages.map((l) => ({ ...l, disabled: l.value === 'fr' })), note: 'This page is not available in French.' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Français' })).toHaveAttribute('aria-disabled', 'true');
    // The arrow key skips French.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveFocus();
  },
};

const modes = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'As the system', icon: <Monitor aria-hidden /> },
];
const colourMode = { label: 'Colour mode', trigger: <SunMoon aria-hidden />, options: modes, value: 'system' };

export const ColourMode: Story = {
  parameters: { state: 'three modes' },
  args: colourMode,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour mode' }));
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Colour mode' }));
    await screen.findByRole('menu');
  },
};

/** The selected mode applies to the other pages. */
export const ForcedMode: Story = {
  parameters: { state: 'mode forced by the page' },
  args: { ...colourMode, note: 'The TV view is always dark.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour mode' }));
    await expect(await screen.findByText('The TV view is always dark.')).toBeVisible();
  },
};
