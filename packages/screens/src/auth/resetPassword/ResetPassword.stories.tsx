import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { expect, fn } from 'storybook/test';
import { messages as errorMessages } from '../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { messages } from './messages.ts';
import { ResetPassword } from './ResetPassword.tsx';

const meta = {
  component: ResetPassword,
  parameters: { layout: 'fullscreen', screen: { route: 'resetPassword' } },
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const email = 'ilse@pijlstra.example';
const linkScreen = { route: 'resetPassword', search: 'token=from-the-mail' } as const;
const onRequest = fn();

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
  },
};

/** The page shows the same text if no account has this e-mail address. */
export const Sent: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.email)), email);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.send) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.sentTitle) })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(email);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.again) }));
    await expect(await canvas.findByLabelText(say(words.email))).toHaveValue(email);
  },
};

export const NoEmail: Story = {
  parameters: { screen: { route: 'resetPassword', msw: [mock('askPasswordReset', (input) => (onRequest(input), null))] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.send) }));
    await expect(await canvas.findByText(say(messages.emailInvalid))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.email))).toBeInvalid();
    await expect(onRequest).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  parameters: { screen: { route: 'resetPassword', msw: [mockError('askPasswordReset', 'too-many-requests')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.email)), email);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.send) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(errorMessages['too-many-requests']));
    await expect(canvas.getByLabelText(say(words.email))).toHaveValue(email);
  },
};

/** The page opened by the link in the e-mail. */
export const OpenedByLink: Story = {
  parameters: { screen: linkScreen },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.password)), 'short');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.set) }));
    await expect(await canvas.findByText(say(accountMessages.passwordShort))).toBeVisible();
    await expect(canvas.getByLabelText(say(words.password))).toBeInvalid();
  },
};

export const LinkExpired: Story = {
  parameters: { screen: { ...linkScreen, msw: [mockError('resetPassword', 'gone')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(words.password)), 'treble twenty');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.set) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(errorMessages.gone));
    await expect(canvas.getByRole('link', { name: say(messages.newLink) })).toBeVisible();
  },
};

/** Logged-in users are redirected to the front page, with a notice to log out and open the link again. */
export const LoggedInAlready: Story = {
  parameters: { screen: { ...linkScreen, user: 'user' } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.loggedInText))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(words.logOut) })).toBeVisible();
  },
};

/** The page shows no names, but German words are long. */
export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
