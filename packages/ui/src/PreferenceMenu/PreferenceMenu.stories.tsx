import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
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

export const Language: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Nederlands' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('nl');
  },
};
export const PageNotTranslated: Story = { args: { options: languages.map((l) => ({ ...l, disabled: l.value === 'fr' })) } };
const modes = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'As the system', icon: <Monitor aria-hidden /> },
];
export const ColourMode: Story = { args: { label: 'Colour mode', trigger: <SunMoon aria-hidden />, options: modes, value: 'system' } };
export const ModeOfThePage: Story = { args: { ...ColourMode.args, note: 'The TV view is always dark.' } };
