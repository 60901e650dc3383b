import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountsOf, organisationsOf } from '@oche/mocks/administration';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { roleWords } from '../../parts/people/roleWords.ts';
import { siteFieldMessages } from '../../parts/site/siteFieldMessages.ts';
import { messages } from './messages.ts';
import { OrganisationAdmin } from './OrganisationAdmin.tsx';

const competitionOf = (world: World) => {
  const [, competition] = organisationsOf(world);
  if (!competition) throw new Error('There is no competition.');
  return competition;
};

/** Mocks of a competition to which members can be added, and from which they can be removed. */
const withMembers = (world: World) => {
  const competition = competitionOf(world);
  let members = competition.memberList;
  const current = () => ({ ...competition, memberList: members, members: members.length });
  return [
    mock('getOrganisation', current),
    mock('setMember', ({ email, role }) => {
      const account = accountsOf(world).find((each) => each.email === email);
      if (!account) throw new Error('No such account.');
      const { id, name } = account;
      members = [...members.filter(({ user }) => user.id !== id), { user: { id, name, email }, role }];
      return current();
    }),
    mock('removeMember', ({ userId }) => {
      members = members.filter(({ user }) => user.id !== userId);
      return current();
    }),
  ];
};

const meta = {
  component: OrganisationAdmin,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'organisationAdmin', user: 'superadmin', params: (world) => ({ org_slug: competitionOf(world).slug }) },
  },
} satisfies Meta<typeof OrganisationAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { name, domains, memberList } = competitionOf(world);
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    // The server responds to the first host name, which is therefore a link. The second one is not connected yet.
    await expect(canvas.getByRole('link', { name: domains[0] })).toHaveAttribute('href', `https://${domains[0]}`);
    await expect(canvas.getByText(domains[1]!, { exact: false })).toHaveTextContent(say(siteFieldMessages.notConnected));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(memberList.length);
  },
};

export const Club: Story = {
  parameters: { screen: { params: (world) => ({ org_slug: world.organisation.slug }) } },
};

/** A member is added by e-mail address. The field is then cleared for the next one. */
export const AddAMember: Story = {
  parameters: { screen: { msw: withMembers } },
  play: async ({ canvas, userEvent, world, say }) => {
    const account = accountsOf(world)[7];
    const email = await canvas.findByLabelText(say(messages.email));
    await userEvent.type(email, `${account?.email}{Enter}`);
    await expect(await canvas.findByRole('link', { name: account?.name ?? '' })).toBeVisible();
    await waitFor(() => expect(email).toHaveValue(''));
  },
};

/** A role is changed in the table. */
export const ChangeRole: Story = {
  parameters: { screen: { msw: withMembers } },
  play: async ({ canvas, userEvent, world, say }) => {
    const member = competitionOf(world).memberList[1];
    const name = member?.user.name ?? '';
    await userEvent.click(await canvas.findByRole('combobox', { name: say(messages.roleOf, { name }) }));
    await userEvent.click(await page().findByRole('option', { name: say(roleWords.admin) }));
    await expect(await page().findByText(say(messages.roleIs, { name, role: say(roleWords.admin) }))).toBeVisible();
  },
};

/** A member is removed, and restored from the toast. */
export const RemoveAndRestore: Story = {
  parameters: { screen: { msw: withMembers } },
  play: async ({ canvas, userEvent, world, say }) => {
    const name = competitionOf(world).memberList[1]?.user.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.removeMember, { name }) }));
    await waitFor(() => expect(canvas.queryByRole('link', { name })).toBeNull());
    await userEvent.click(await page().findByRole('button', { name: say(messages.bringBack) }));
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

export const LastAdministrator: Story = {
  parameters: { screen: { msw: [mockError('removeMember', 'last-admin')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const name = competitionOf(world).memberList[0]?.user.name ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.removeMember, { name }) }));
    await expect(await page().findByText(say(messages.lastAdmin))).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

/** No account has this e-mail address. The field shows the error and keeps its value. */
export const UnknownEmail: Story = {
  parameters: { screen: { msw: [mockError('setMember', 'invalid', { fields: { email: 'unknown' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    const email = await canvas.findByLabelText(say(messages.email));
    await userEvent.type(email, 'nobody@players.example{Enter}');
    await expect(await canvas.findByText(say(messages.emailUnknown))).toBeVisible();
    await expect(email).toHaveValue('nobody@players.example');
  },
};

export const Empty: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getOrganisation', { ...competitionOf(world), domains: [], memberList: [], members: 0, players: 0 })] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noMembers))).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames, params: (world) => ({ org_slug: world.organisation.slug }) } },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getOrganisation', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { org_slug: 'nobody-knows-it' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
