import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Name of the tournament', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { defaultValue: 'Krijtdorp Friday Open 12', hint: 'As players will read it', counter: '24 / 80' } };
export const Email: Story = { args: { label: 'E-mail', type: 'email', autoComplete: 'email', defaultValue: 'ilse@pijlstra.example' } };
export const NumberWithUnit: Story = {
  args: {
    label: 'A game takes',
    type: 'number',
    defaultValue: 14,
    min: 5,
    max: 90,
    unit: 'min',
    hint: 'Used for the times of the play list',
  },
};
export const Password: Story = {
  args: {
    label: 'Password',
    size: 'lg',
    defaultValue: 'treble-twenty',
    password: { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const WithError: Story = { args: { label: 'Number of boards', type: 'number', defaultValue: 0, error: 'At least one board' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Café Den Toren' } };
export const Search: Story = { args: { label: 'Search players', labelHidden: true, type: 'search', placeholder: 'Search players' } };
export const ManyLines: Story = {
  args: { label: 'Paste names, one a line', rows: 5, defaultValue: 'Wout Dubbeltop\nKarl-Heinz Scheibenbauer-Doppelmann' },
};
