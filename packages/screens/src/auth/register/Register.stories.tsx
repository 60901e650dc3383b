import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { expect } from 'storybook/test';
import { Register } from './Register.tsx';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { fieldMessages } from '../../shell/errorMessages.ts';
import { messages } from './messages.ts';
import { words } from '../../shell/words.ts';

const meta = { component: Register, parameters: { layout: 'fullscreen', screen: { route: 'register' } } } satisfies Meta<typeof Register>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
  },
};

/** An account with this e-mail address already exists. The field shows the error. */
export const Failed: Story = {
  parameters: { screen: { msw: [mockError('register', 'taken', { fields: { email: 'taken' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Ilse Pijlstra');
    await userEvent.type(canvas.getByLabelText(say(words.email)), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText(say(words.password)), 'treble twenty');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.documentTitle) }));
    await expect(await canvas.findByText(say(messages.emailTaken))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.email))).toBeInvalid();
  },
};

/** Nine characters are one too few. Nothing is sent to the server. */
export const PasswordTooShort: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Ilse Pijlstra');
    await userEvent.type(canvas.getByLabelText(say(words.email)), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText(say(words.password)), '123456789');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.documentTitle) }));
    await expect(await canvas.findByText(say(accountMessages.passwordShort))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(words.password)), '0');
    await expect(canvas.queryByText(say(accountMessages.passwordShort))).toBeNull();
  },
};

/** The server rejects passwords that attackers try first. The form keeps the typed values. */
export const PasswordTooCommon: Story = {
  parameters: { screen: { msw: [mockError('register', 'invalid', { fields: { password: 'too_common' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Ilse Pijlstra');
    await userEvent.type(canvas.getByLabelText(say(words.email)), 'ilse@pijlstra.example');
    await userEvent.type(canvas.getByLabelText(say(words.password)), 'qwertyuiop');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.documentTitle) }));
    await expect(await canvas.findByText(say(fieldMessages.too_common))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.password))).toHaveValue('qwertyuiop');
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.name)), 'Annegret Hundertachtzigerin-Wurfliniengasse');
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
