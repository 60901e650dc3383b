import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { expect } from 'storybook/test';
import { Login } from './Login.tsx';

const meta = { component: Login, parameters: { layout: 'fullscreen', screen: { route: 'login' } } } satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Step up.' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('login', 'wrong-credentials')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'not my password');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail and password do not fit together.');
  },
};

export const NothingEntered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Enter your e-mail address.')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toBeInvalid();
  },
};

/** Whoever opens a page of an organiser without being logged in comes here first, and goes there afterwards. */
export const OnTheWayToManage: Story = {
  parameters: { screen: { route: 'manage', user: 'nobody' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'treble twenty');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('link', { name: 'Manage', current: 'page' })).toBeVisible();
  },
};

/** There are no names here, but the words are long. */
export const LongGermanNames: Story = { globals: { locale: 'de' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
