import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import type { Player } from '@oche/api/contract/tournament';
import { buildWorld, empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { Participants } from './Participants.tsx';
import { messages } from './messages.ts';
import { accountMessages } from '../../../parts/people/accountMessages.ts';
import { words } from '../../../shell/words.ts';
import { messages as manageMessages } from '../../parts/messages.ts';
import { fieldMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';

const meta = {
  component: Participants,
  parameters: { layout: 'fullscreen', screen: { route: 'participants' } },
} satisfies Meta<typeof Participants>;
export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: world.players.length }))).toBeVisible();
  },
};

/** Searches by name. */
export const Search: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [player] = world.players;
    if (!player) throw new Error('The address book is empty.');
    await userEvent.type(await canvas.findByRole('searchbox', { name: say(messages.search) }), `${player.name}{Enter}`);
    await expect(await canvas.findByText(say(messages.found, { count: 1 }))).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: new RegExp(player.name) })).toBeVisible();
  },
};

export const NoSearchResults: Story = {
  parameters: { screen: { search: 'search=zzz' } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('link', { name: say(messages.showAll) }));
    await expect(await canvas.findByText(say(messages.found, { count: 16 }))).toBeVisible();
  },
};

export const Add: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.add) }));
    const dialog = await page().findByRole('dialog', { name: say(messages.addTitle) });
    await userEvent.type(within(dialog).getByLabelText(say(words.name)), 'Siobhán O’Brien');
    await userEvent.click(within(dialog).getByRole('button', { name: say(messages.addButton) }));
    await expect(await page().findByText(say(messages.added, { name: 'Siobhán O’Brien' }))).toBeVisible();
  },
};

/** Errors from the server are pageNumber at their fields, and the form keeps the typed values. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('createPlayer', 'invalid', { fields: { club: 'too_big' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.add) }));
    const dialog = await page().findByRole('dialog', { name: say(messages.addTitle) });
    await userEvent.click(within(dialog).getByRole('button', { name: say(messages.addButton) }));
    await expect(await within(dialog).findByText(say(manageMessages.nameMissing))).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(say(words.name)), 'Siobhán O’Brien');
    await userEvent.click(within(dialog).getByRole('button', { name: say(messages.addButton) }));
    await expect(await within(dialog).findByText(say(fieldMessages.too_big))).toBeVisible();
    await expect(within(dialog).getByLabelText(say(words.name))).toHaveValue('Siobhán O’Brien');
  },
};

/** A participant is archived, then restored from the toast. */
export const ArchiveAndRestore: Story = {
  parameters: {
    screen: {
      msw: ({ players }) => {
        const archived = new Set<string>();
        return [
          mock('listPlayers', () => {
            const items = players.filter(({ id }) => !archived.has(id));
            return { items, page: 1, perPage: 50, total: items.length };
          }),
          mock('updatePlayer', ({ id, archived: isArchived = false }) => {
            if (isArchived) archived.add(id);
            else archived.delete(id);
            const player = players.find((each) => each.id === id);
            if (!player) throw new Error('No such player.');
            return { ...player, archived: isArchived };
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say, like }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: like(manageMessages.more) }))[0] as HTMLElement);
    await userEvent.click(await page().findByRole('menuitem', { name: say(messages.archive) }));
    await expect(await canvas.findByText(say(messages.found, { count: 15 }))).toBeVisible();
    await userEvent.click(await page().findByRole('button', { name: say(messages.bringBack) }));
    await waitFor(() => expect(canvas.getByText(say(messages.found, { count: 16 }))).toBeVisible());
  },
};

/** Handlers that store invitations and links of participants. */
const linkingMocks = ({ players }: World) => {
  let all = players;
  const change = (id: string, to: Partial<Player>) => {
    all = all.map((each) => (each.id === id ? { ...each, ...to } : each));
    return all.find((each) => each.id === id)!;
  };
  return [
    mock('listPlayers', () => ({ items: all, page: 1, perPage: 50, total: all.length })),
    mock('invitePlayer', ({ id, email }) => change(id, { invitation: { id, email, expiresAt: '2026-12-04T20:00:00.000Z' } })),
    mock('withdrawInvitation', ({ id }) => {
      change(all.find(({ invitation }) => invitation?.id === id)!.id, { invitation: null });
      return null;
    }),
    mock('unlinkPlayer', ({ id }) => {
      change(id, { account: null });
      return null;
    }),
  ];
};
type Item = typeof messages.link | typeof messages.withdraw | typeof messages.unlink;
const choose = async ({ canvas, userEvent, say }: Scene, { name }: Player, item: Item) => {
  await userEvent.click(await canvas.findByRole('button', { name: say(manageMessages.more, { name }) }));
  await userEvent.click(await page().findByRole('menuitem', { name: say(item) }));
};
const findPlayer = (players: readonly Player[], matches: (player: Player) => boolean): Player => {
  const player = players.find(matches);
  if (!player) throw new Error('No player in the address book matches.');
  return player;
};

/** Sends the request to link an account to the e-mail address of a guest. */
export const InviteGuest: Story = {
  parameters: { screen: { msw: linkingMocks } },
  play: async (scene) => {
    const { canvas, userEvent, world, say } = scene;
    const guest = findPlayer(world.players, ({ account, invitation }) => account === null && invitation === null);
    await choose(scene, guest, messages.link);
    const dialog = within(await page().findByRole('dialog', { name: say(messages.linkTitle, guest) }));
    await userEvent.type(dialog.getByLabelText(say(words.email)), 'nonsense');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.linkButton) }));
    await expect(await dialog.findByText(say(accountMessages.emailInvalid))).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(say(words.email)));
    await userEvent.type(dialog.getByLabelText(say(words.email)), 'guest@players.example{Enter}');
    await expect(await canvas.findByText(say(messages.invited, { email: 'guest@players.example' }))).toBeVisible();
  },
};

/** The participant has been linked to an account in the meantime. The dialog shows the error and keeps the typed address. */
export const LinkedMeanwhile: Story = {
  parameters: { screen: { msw: (world) => [mockError('invitePlayer', 'taken'), ...linkingMocks(world)] } },
  play: async (scene) => {
    const { userEvent, world, say } = scene;
    const guest = findPlayer(world.players, ({ account, invitation }) => account === null && invitation === null);
    await choose(scene, guest, messages.link);
    const dialog = within(await page().findByRole('dialog', { name: say(messages.linkTitle, guest) }));
    await userEvent.type(dialog.getByLabelText(say(words.email)), 'guest@players.example{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(say(messages.linkedAlready));
    await expect(dialog.getByLabelText(say(words.email))).toHaveValue('guest@players.example');
  },
};

export const WithdrawInvitation: Story = {
  parameters: { screen: { msw: linkingMocks } },
  play: async (scene) => {
    const { canvas, world, say } = scene;
    const invited = findPlayer(world.players, ({ invitation }) => invitation !== null);
    const { email } = invited.invitation!;
    await choose(scene, invited, messages.withdraw);
    await waitFor(() => expect(canvas.queryByText(say(messages.invited, { email }))).toBeNull());
  },
};

export const UnlinkAccount: Story = {
  parameters: { screen: { msw: linkingMocks } },
  play: async (scene) => {
    const { canvas, userEvent, world, say } = scene;
    const linked = findPlayer(world.players, ({ account }) => account !== null);
    await choose(scene, linked, messages.unlink);
    const dialog = within(await page().findByRole('alertdialog', { name: say(messages.unlinkTitle, linked) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.unlinkButton) }));
    await waitFor(() => expect(canvas.queryByText(say(messages.linkedTo, { account: linked.account! }))).toBeNull());
  },
};

export const SecondPage: Story = {
  parameters: {
    screen: {
      search: 'page=2',
      world: () => buildWorld({ stage: 'registration', players: 40 }),
      msw: ({ players }) => [
        mock('listPlayers', ({ page: pageNumber = 1 }) => ({
          items: players.slice((pageNumber - 1) * 20, pageNumber * 20),
          page: pageNumber,
          perPage: 20,
          total: players.length,
        })),
      ],
    },
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.found, { count: 0 }))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listPlayers', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
