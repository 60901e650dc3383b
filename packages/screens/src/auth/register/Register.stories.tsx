import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { expect } from 'storybook/test';
import { Register } from './Register.tsx';

const meta = { component: Register, parameters: { layout: 'fullscreen', screen: { route: 'register' } } } satisfies Meta<typeof Register>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New here?' })).toBeVisible();
  },
};

/** The server knows the address already and says so at the field. */
export const Failed: Story = {
  parameters: { screen: { msw: [mockError('register', 'taken', { fields: { email: 'taken' } })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ilse Pijlstra');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'treble twenty');
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(await canvas.findByText('There is an account with this address already. Log in instead.')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid();
  },
};

/** Nine characters are one too few, and nothing is sent. */
export const PasswordTooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Ilse Pijlstra');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText('Password'), '123456789');
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(await canvas.findByText('The password needs at least 10 characters.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), '0');
    await expect(canvas.queryByText('The password needs at least 10 characters.')).toBeNull();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Annegret Hundertachtzigerin-Wurfliniengasse');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
