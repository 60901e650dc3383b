import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { phoneMessages } from '../../parts/notifications/phoneMessages.ts';
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

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];
type Text = Parameters<Context['say']>[0];

const onRequest = fn();
const email = 'ilse@pijlstra.example';

const noMails = { asCaptain: true, asPlayer: false, asOrganiser: true };

/** The section of the page with this heading. */
const findSection = async ({ canvas, say }: Context, title: Text) => within(await canvas.findByRole('region', { name: say(title) }));

const fill = async ({ userEvent, say }: Context, section: ReturnType<typeof within>, fields: [label: Text, value: string][]) => {
  for (const [label, value] of fields) {
    const field = section.getByLabelText(say(label));
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
};

const requestNameChange = async (context: Context, name = 'Ilse Pijlstra') => {
  const section = await findSection(context, words.name);
  await fill(context, section, [[words.name, name]]);
  await context.userEvent.click(section.getByRole('button', { name: context.say(messages.nameSubmit) }));
  return section;
};

const requestEmailChange = async (context: Context, password = 'three darts and a pint') => {
  const section = await findSection(context, words.email);
  await fill(context, section, [
    [messages.newEmail, email],
    [words.password, password],
  ]);
  await context.userEvent.click(section.getByRole('button', { name: context.say(messages.emailSubmit) }));
  return section;
};

const changePassword = async (context: Context, next = 'a quite new password') => {
  const section = await findSection(context, words.password);
  await fill(context, section, [
    [messages.presentPassword, 'three darts and a pint'],
    [messages.newPassword, next],
  ]);
  await context.userEvent.click(section.getByRole('button', { name: context.say(messages.passwordSubmit) }));
  return section;
};

export const Default: Story = {
  play: async (context) => {
    const { say, world } = context;
    const section = await findSection(context, words.name);
    await expect(section.getByLabelText(say(words.name))).toHaveValue(world.user.name);
    await expect(
      (await findSection(context, messages.preferences)).getByRole('combobox', { name: say(shellMessages.language) }),
    ).toBeVisible();
  },
};

/** The link is sent to the e-mail address of the account. */
export const NameChangeRequested: Story = {
  play: async (context) => {
    const section = await requestNameChange(context);
    await expect(await section.findByText(context.say(messages.nameSent, { email: context.world.user.email }))).toBeVisible();
  },
};

/** An unchanged name is not sent to the server. */
export const NameUnchanged: Story = {
  parameters: { screen: { msw: [mock('askNameChange', (input) => (onRequest(input), null))] } },
  play: async (context) => {
    const section = await requestNameChange(context, ` ${context.world.user.name} `);
    await expect(await section.findByText(context.say(messages.nameSame))).toBeVisible();
    await expect(onRequest).not.toHaveBeenCalled();
  },
};

export const EmailChangeRequested: Story = {
  play: async (context) => {
    const section = await requestEmailChange(context);
    await expect(await section.findByText(context.say(messages.emailSent, { email, before: context.world.user.email }))).toBeVisible();
    await expect(section.getByLabelText(context.say(words.password))).toHaveValue('');
  },
};

/** The field shows the error and keeps its value. */
export const EmailTaken: Story = {
  parameters: { screen: { msw: [mockError('askEmailChange', 'taken', { fields: { email: 'taken' } })] } },
  play: async (context) => {
    const section = await requestEmailChange(context);
    await expect(await section.findByText(context.say(messages.emailTaken))).toBeVisible();
    const field = section.getByLabelText(context.say(messages.newEmail));
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(email);
  },
};

/** Both fields show their errors at once, and nothing is sent to the server. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mock('askEmailChange', (input) => (onRequest(input), null))] } },
  play: async (context) => {
    const { say, userEvent } = context;
    const section = await findSection(context, words.email);
    await userEvent.click(section.getByRole('button', { name: say(messages.emailSubmit) }));
    await expect(await section.findByText(say(accountMessages.emailInvalid))).toBeVisible();
    await expect(section.getByText(say(accountMessages.passwordMissing))).toBeVisible();
    await expect(onRequest).not.toHaveBeenCalled();
  },
};

/** The password protects the account from anybody who finds an unlocked device. */
export const WrongPassword: Story = {
  parameters: { screen: { msw: [mockError('askEmailChange', 'wrong-credentials', { fields: { password: 'wrong' } })] } },
  play: async (context) => {
    const section = await requestEmailChange(context, 'guessed');
    await expect(await section.findByText(context.say(messages.passwordIncorrect))).toBeVisible();
    await waitFor(() => expect(section.getByLabelText(context.say(words.password))).toHaveFocus());
    await expect(section.getByLabelText(context.say(messages.newEmail))).toHaveValue(email);
  },
};

export const PasswordChanged: Story = {
  play: async (context) => {
    const section = await changePassword(context);
    await expect(await section.findByText(context.say(messages.passwordDone))).toBeVisible();
    await expect(section.getByLabelText(context.say(messages.newPassword))).toHaveValue('');
  },
};

/** Nine characters are one too few. The server's error for its field `new_password` is shown in the same way. */
export const PasswordTooShort: Story = {
  parameters: { screen: { msw: [mockError('changePassword', 'invalid', { fields: { new_password: 'too_small' } })] } },
  play: async (context) => {
    const section = await changePassword(context, '123456789');
    await expect(await section.findByText(context.say(accountMessages.passwordShort))).toBeVisible();
    await changePassword(context);
    await expect(await section.findByText(context.say(accountMessages.passwordShort))).toBeVisible();
    await waitFor(() => expect(section.getByLabelText(context.say(messages.newPassword))).toHaveFocus());
  },
};

/** The user requests a sixth e-mail within 15 minutes. */
export const Throttled: Story = {
  parameters: { screen: { msw: [mockError('askNameChange', 'too-many-requests')] } },
  play: async (context) => {
    const section = await requestNameChange(context);
    await expect(await section.findByRole('alert')).toHaveTextContent(context.say(messages.tooManyMails));
    await expect(section.getByLabelText(context.say(words.name))).toHaveValue('Ilse Pijlstra');
  },
};

/** Without a network, the form shows an error and keeps the typed values. */
export const Offline: Story = {
  parameters: { screen: { msw: [mockNetworkError('changePassword')] } },
  play: async (context) => {
    const section = await changePassword(context);
    await expect(await section.findByRole('alert')).toHaveTextContent(context.say(errorMessages.offline));
    await expect(section.getByLabelText(context.say(messages.newPassword))).toHaveValue('a quite new password');
  },
};

/** The language is also stored on the server, for e-mails. */
export const LanguageChanged: Story = {
  parameters: { screen: { msw: [mock('updateLocale', (input) => (onRequest(input), null))] } },
  play: async (context) => {
    const { say, userEvent, globals } = context;
    const section = await findSection(context, messages.preferences);
    const [langcode, name] = globals['locale'] === 'fr' ? ['de', 'Deutsch'] : ['fr', 'Français'];
    await userEvent.click(section.getByRole('combobox', { name: say(shellMessages.language) }));
    await userEvent.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(onRequest).toHaveBeenCalledWith({ langcode }));
  },
};

export const LoggedOutEverywhere: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.logOutEverywhere) }));
    await expect(await canvas.findByLabelText(say(words.password))).toBeVisible();
    await expect(canvas.queryByRole('region', { name: say(messages.logIns) })).toBeNull();
  },
};

/** A super admin who impersonates another user sees the account but cannot change it. */
export const Impersonating: Story = {
  parameters: { screen: { user: 'superadmin', impersonating: true, msw: ({ user }) => [mock('getUser', user)] } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.actedAsText, { name: world.user.name }))).toBeVisible();
    await expect(canvas.getByText(say(messages.preferencesActedAs))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.nameSubmit) })).toBeNull();
    await expect(canvas.queryByRole('button', { name: say(messages.deleteButton) })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getUser', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

/** The calls of the account's players, on this device, until the end of the session. */
export const CallsTurnedOn: Story = {
  parameters: { screen: { msw: [mock('subscribePush', (input) => (onRequest(input), null))] } },
  play: async (context) => {
    onRequest.mockClear();
    const section = await findSection(context, messages.calls);
    await context.userEvent.click(section.getByRole('button', { name: context.say(phoneMessages.turnOn) }));
    await expect(await section.findByText(context.say(phoneMessages.on))).toBeVisible();
    await expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ entryId: null }));
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

/** Captains and organisers get e-mails of leagues by default, players do not. A switch takes effect at once. */
export const ChooseMails: Story = {
  parameters: {
    screen: {
      msw: () => {
        let settings = noMails;
        return [mock('getMailSettings', () => settings), mock('updateMailSettings', (change) => (settings = { ...settings, ...change }))];
      },
    },
  },
  play: async (context) => {
    const section = await findSection(context, messages.mails);
    const asPlayer = section.getByRole('switch', { name: context.say(messages.asPlayer) });
    await expect(section.getByRole('switch', { name: context.say(messages.asCaptain) })).toBeChecked();
    await expect(asPlayer).not.toBeChecked();
    await context.userEvent.click(asPlayer);
    await waitFor(() => expect(asPlayer).toBeChecked());
  },
};

/** The switch stays where it was, and says why. */
export const MailsNotChanged: Story = {
  parameters: { screen: { msw: [mockError('updateMailSettings', 'internal')] } },
  play: async (context) => {
    const section = await findSection(context, messages.mails);
    const asPlayer = section.getByRole('switch', { name: context.say(messages.asPlayer) });
    await context.userEvent.click(asPlayer);
    await waitFor(() => expect(asPlayer).toHaveAccessibleDescription(/./));
    await expect(asPlayer).not.toBeChecked();
  },
};
