import type { Meta, StoryObj } from '@storybook/react-vite';
import { membersOf } from '@oche/mocks/members';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accountMessages } from '../accountMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { Members } from './Members.tsx';
import { messages } from './messages.ts';
import { roleWords } from '../roleWords.ts';
import { words } from '../../../shell/words.ts';

/** The members of a club, at the end of its page. Competitions use the same component. */
const meta = {
  component: Members,
  parameters: { layout: 'fullscreen', screen: { route: 'manage' } },
  args: { organisation: { id: '', name: '' } },
} satisfies Meta<typeof Members>;
export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

/** Handlers that store changes of the members. */
const memberMocks = (world: World) => {
  let current = membersOf(world);
  return [
    mock('listMembers', () => current),
    mock('inviteMember', ({ email, role }) => {
      const [known] = current.invitations;
      const id = '019c0000-0000-7000-8000-00000000000a';
      current = { ...current, invitations: [...current.invitations, { ...known!, id, email, role }] };
      return current;
    }),
    mock('withdrawInvitation', ({ id }) => {
      current = { ...current, invitations: current.invitations.filter((each) => each.id !== id) };
      return null;
    }),
    mock('dismissMember', ({ userId }) => {
      current = { ...current, members: current.members.filter(({ user }) => user.id !== userId) };
      return null;
    }),
    mock('changeMember', ({ userId, role }) => {
      current = { ...current, members: current.members.map((each) => (each.user.id === userId ? { ...each, role } : each)) };
      return current;
    }),
  ];
};
const region = async ({ canvas, say }: Scene) => within(await canvas.findByRole('region', { name: say(messages.members) }));

export const Default: Story = {
  play: async (scene) => {
    const part = await region(scene);
    const { members, invitations } = membersOf(scene.world);
    await expect(await part.findAllByRole('rowheader')).toHaveLength(members.length + invitations.length);
    await expect(part.getByText(scene.say(messages.you))).toBeVisible();
  },
};

/** The invitation is sent, and the field is cleared for the next one. */
export const Invite: Story = {
  parameters: { screen: { msw: memberMocks } },
  play: async (scene) => {
    const { userEvent, say } = scene;
    const part = await region(scene);
    const email = await part.findByLabelText(say(words.email));
    await userEvent.type(email, 'treasurer@players.example{Enter}');
    await expect(await part.findByText('treasurer@players.example')).toBeVisible();
    await waitFor(() => expect(email).toHaveValue(''));
    await expect(await screen.findByText(say(messages.invited, { email: 'treasurer@players.example' }))).toBeVisible();
  },
};

/** The field shows errors and keeps its value. */
export const MemberAlready: Story = {
  parameters: { screen: { msw: [mockError('inviteMember', 'taken', { fields: { email: 'taken' } })] } },
  play: async (scene) => {
    const { userEvent, say } = scene;
    const part = await region(scene);
    const email = await part.findByLabelText(say(words.email));
    await userEvent.type(email, 'nonsense{Enter}');
    await expect(await part.findByText(say(accountMessages.emailInvalid))).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, 'editor@players.example{Enter}');
    await expect(await part.findByText(say(messages.memberAlready))).toBeVisible();
    await expect(email).toHaveValue('editor@players.example');
  },
};

export const TooManyInvitations: Story = {
  parameters: { screen: { msw: [mockError('inviteMember', 'too-many-requests')] } },
  play: async (scene) => {
    const { userEvent, say } = scene;
    const part = await region(scene);
    await userEvent.type(await part.findByLabelText(say(words.email)), 'treasurer@players.example{Enter}');
    await expect(await part.findByRole('alert')).toHaveTextContent(say(messages.tooMany));
  },
};

export const Withdraw: Story = {
  parameters: { screen: { msw: memberMocks } },
  play: async (scene) => {
    const { userEvent, say, world } = scene;
    const part = await region(scene);
    const email = membersOf(world).invitations[0]?.email ?? '';
    await userEvent.click(await part.findByRole('button', { name: say(messages.withdraw, { email }) }));
    await waitFor(() => expect(part.queryByText(email)).toBeNull());
    await expect(await screen.findByText(say(messages.withdrawn, { email }))).toBeVisible();
  },
};

/** A role is changed in the table. */
export const ChangeRole: Story = {
  parameters: { screen: { msw: memberMocks } },
  play: async (scene) => {
    const { userEvent, say, world } = scene;
    const part = await region(scene);
    const name = membersOf(world).members[1]?.user.name ?? '';
    await userEvent.click(await part.findByRole('combobox', { name: say(messages.roleOf, { name }) }));
    await userEvent.click(await screen.findByRole('option', { name: say(roleWords.admin) }));
    await expect(await screen.findByText(say(messages.roleIs, { name, role: 'admin' }))).toBeVisible();
  },
};

export const Remove: Story = {
  parameters: { screen: { msw: memberMocks } },
  play: async (scene) => {
    const { userEvent, say, world } = scene;
    const part = await region(scene);
    const name = membersOf(world).members[1]?.user.name ?? '';
    await userEvent.click(await part.findByRole('button', { name: say(messages.remove, { name }) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(messages.removeTitle, { name }) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.removeButton) }));
    await waitFor(() => expect(part.queryByText(name)).toBeNull());
  },
};

/** The last administrator cannot leave. */
export const LastAdministrator: Story = {
  parameters: { screen: { msw: [mockError('dismissMember', 'last-admin')] } },
  play: async (scene) => {
    const { userEvent, say, world } = scene;
    const part = await region(scene);
    const organisation = world.organisation.name;
    await userEvent.click(await part.findByRole('button', { name: say(messages.leave, { organisation }) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(messages.leaveTitle, { organisation }) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.leaveButton) }));
    await expect(await screen.findByText(say(messages.lastAdmin))).toBeVisible();
  },
};

/** An editor sees the members and may leave, but cannot change anything. */
export const AsEditor: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const { members, invitations } = membersOf(world);
        const [me, other] = members;
        return [
          mock('getUser', { ...world.user, memberships: [{ role: 'editor', organisation: world.organisation }] }),
          mock('listMembers', {
            members: [
              { ...other!, role: 'admin' },
              { ...me!, role: 'editor' },
            ],
            invitations,
          }),
        ];
      },
    },
  },
  play: async (scene) => {
    const part = await region(scene);
    await expect(await part.findByText(scene.say(messages.you))).toBeVisible();
    await expect(part.getAllByRole('button')).toHaveLength(1);
    await expect(part.queryByRole('textbox')).toBeNull();
    await expect(part.queryByRole('combobox')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listMembers', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
