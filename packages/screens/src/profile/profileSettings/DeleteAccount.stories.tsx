import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { messages as errorMessages } from '../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';
import { ProfileSettings } from './ProfileSettings.tsx';

const meta = {
  component: ProfileSettings,
  parameters: { layout: 'fullscreen', screen: { route: 'profileSettings' } },
} satisfies Meta<typeof ProfileSettings>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const onRequest = fn();

const open = async ({ canvas, userEvent, say }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: say(messages.deleteButton) }));
  return within(await screen.findByRole('dialog', { name: say(messages.deleteTitle) }));
};

const confirm = async (context: Context) => {
  const { userEvent, say } = context;
  const dialog = await open(context);
  await userEvent.type(dialog.getByLabelText(say(words.password)), 'three darts and a pint');
  await userEvent.click(dialog.getByRole('button', { name: say(messages.deleteButton) }));
  return dialog;
};

/** The dialog lists what is deleted and what is kept. Results keep the name unless the user asks to remove it. */
export const Opened: Story = {
  play: async (context) => {
    const { userEvent, say } = context;
    const dialog = await open(context);
    await expect(dialog.getByText(say(messages.forgottenLogin))).toBeVisible();
    await expect(dialog.getByText(say(messages.keptResults))).toBeVisible();
    await expect(dialog.getByText(say(messages.keptClubs))).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: say(messages.anonymous) }));
    await expect(dialog.getByText(say(messages.keptNameless))).toBeVisible();
  },
};

export const WithoutPassword: Story = {
  parameters: { screen: { msw: [mock('deleteAccount', (input) => (onRequest(input), null))] } },
  play: async (context) => {
    const { userEvent, say } = context;
    const dialog = await open(context);
    await userEvent.click(dialog.getByRole('button', { name: say(messages.deleteButton) }));
    await expect(await dialog.findByText(say(accountMessages.passwordMissing))).toBeVisible();
    await expect(onRequest).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  parameters: { screen: { msw: [mockError('deleteAccount', 'wrong-credentials', { fields: { password: 'wrong' } })] } },
  play: async (context) => {
    const dialog = await confirm(context);
    await expect(await dialog.findByText(context.say(messages.passwordIncorrect))).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(context.say(words.password))).toHaveFocus());
  },
};

/** The other members of the club would have no administrator. */
export const LastAdministrator: Story = {
  parameters: { screen: { msw: [mockError('deleteAccount', 'last-admin')] } },
  play: async (context) => {
    const dialog = await confirm(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(context.say(errorMessages['last-admin']));
  },
};

export const Throttled: Story = {
  parameters: { screen: { msw: [mockError('deleteAccount', 'too-many-requests')] } },
  play: async (context) => {
    const dialog = await confirm(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(context.say(errorMessages['too-many-requests']));
  },
};

export const Deleting: Story = {
  parameters: { screen: { msw: [mock('deleteAccount', null, { delay: 'infinite' })] } },
  play: async (context) => {
    const dialog = await confirm(context);
    await expect(await dialog.findByRole('button', { name: new RegExp(context.say(messages.deleting)) })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The user is logged out, and the front page confirms the deletion. */
export const Deleted: Story = {
  play: async (context) => {
    const { canvas, say } = context;
    await confirm(context);
    await expect(await canvas.findByText(say(shellMessages.accountDeleted))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(words.logIn) })).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
  play: async (context) => void (await open(context)),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async (context) => void (await open(context)) };
