import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notification } from '@oche/api/contract/notification';
import { notificationsAtOnce } from '@oche/api/contract/notificationsAtOnce';
import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import { empty, eveningInProgress, longGermanNames } from '@oche/mocks/world';
import { toast } from '@oche/ui/Toaster';
import { expect, screen, waitFor, within } from 'storybook/test';
import { callMessages } from '../game/boardCallMessages.ts';
import { messages as shared } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { Bell } from './Bell.tsx';
import { messages } from './messages.ts';

/** On a page that anybody reads, for somebody who is logged in. */
const meta = {
  component: Bell,
  parameters: { layout: 'fullscreen', screen: { route: 'tournaments', user: 'user' } },
  args: { user: eveningInProgress().user },
  // A toast outlives its story.
  beforeEach: () => () => void toast.dismiss(),
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Scene = Parameters<Play>[0];

const bell = ({ canvas, say }: Scene, count: number, shown = String(count)) =>
  canvas.findByRole('button', { name: say(messages.bell, { count, shown }) });
/** Opens it, and finds what it shows. */
const opened = async (scene: Scene, count: number, shown?: string) => {
  await scene.userEvent.click(await bell(scene, count, shown));
  return within(await screen.findByRole('dialog', { name: scene.say(shared.notifications) }));
};

export const Default: Story = {
  play: async (scene) => {
    const { say, world } = scene;
    const list = await opened(scene, 2);
    const [called] = world.user.notifications;
    const text = say(messages.called, { board: called!.game!.board, opponent: called!.game!.names[0]! });
    await expect(await list.findByRole('link', { name: text })).toHaveAttribute(
      'href',
      expect.stringContaining(`/tournaments/${world.tournament.slug}/games/${called!.game!.id}`),
    );
    await expect(list.getAllByRole('listitem')).toHaveLength(world.user.notifications.length);
    await expect(list.getAllByText(say(messages.unread))).toHaveLength(2);
  },
};

/** Esc closes it, and the focus is on the bell again. */
export const Closed: Story = {
  play: async (scene) => {
    await opened(scene, 2);
    await scene.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await bell(scene, 2)).toHaveFocus();
  },
};

/** What one opens is read, and the page it is about is there. */
export const Opened: Story = {
  parameters: {
    screen: {
      msw: ({ user }) => {
        let unread = 2;
        return [
          mock('markNotificationRead', ({ id }) => {
            if (id === user.notifications[0]!.id) unread = 1;
            return null;
          }),
          mock('countNotifications', () => ({ unread })),
        ];
      },
    },
  },
  play: async (scene) => {
    const list = await opened(scene, 2);
    await scene.userEvent.click((await list.findAllByRole('link'))[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await bell(scene, 1);
    await expect(await scene.canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent(scene.say(words.tournaments));
  },
};

export const AllRead: Story = {
  parameters: {
    screen: {
      msw: ({ user }) => {
        let readUpTo = '';
        const now = () => user.notifications.map((each) => (each.id <= readUpTo ? { ...each, readAt: each.createdAt } : each));
        return [
          mock('markNotificationsRead', ({ upTo }) => {
            readUpTo = upTo;
            return null;
          }),
          mock('listNotifications', now),
          mock('countNotifications', () => ({ unread: now().filter(({ readAt }) => readAt === null).length })),
        ];
      },
    },
  },
  play: async (scene) => {
    const list = await opened(scene, 2);
    const all = await list.findByRole('button', { name: scene.say(messages.markAll) });
    await scene.userEvent.click(all);
    await waitFor(() => expect(list.queryAllByText(scene.say(messages.unread))).toHaveLength(0));
    await expect(all).toHaveAttribute('aria-disabled', 'true');
    await expect(all).toHaveFocus();
    await scene.userEvent.keyboard('{Escape}');
    await bell(scene, 0);
  },
};

/** What the server would answer in the moment. */
const server: { unread: number; arrived: Notification[] } = { unread: 0, arrived: [] };
const live = {
  msw: ({ user }: { user: { notifications: Notification[] } }) => {
    Object.assign(server, { unread: 2, arrived: [] });
    return [
      mock('listNotifications', () => [...server.arrived, ...user.notifications]),
      mock('countNotifications', () => ({ unread: server.unread })),
    ];
  },
};
/** A call to board 7 that comes while the page is open, by the channel of the person. */
const arrives = async ({ world, realtime }: Scene, unread: number, over: Partial<Notification> = {}) => {
  const [called] = world.user.notifications;
  const id = 'ffffffff-0000-7000-8000-000000000000';
  const told = { ...called!, id, game: { ...called!.game!, board: 7 }, ...over };
  Object.assign(server, { unread, arrived: [told] });
  await waitFor(() => expect(realtime.channels()).toContain(`private-user-${world.user.id}`));
  realtime.emit('user', world.user.id, { event: 'notified', data: { id } });
  return told;
};

/** A board calls its organiser: the toast leads to the play list. */
export const ABoardCalls: Story = {
  parameters: { screen: live },
  play: async (scene) => {
    const { say, world } = scene;
    await bell(scene, 2);
    const call = { board: 7, reason: 'absent', player: 'Wout Dubbeltop', eventId: world.event.id };
    await arrives(scene, 3, { kind: 'organiser-called', game: null, call });
    const why = say(callMessages.absent, { name: 'Wout Dubbeltop' });
    const text = say(messages.boardCalls, { board: 7, why });
    await expect(await screen.findByText(text)).toBeVisible();
    const list = await opened(scene, 3);
    await expect(await list.findByRole('link', { name: text })).toHaveAttribute('href', expect.stringContaining(world.tournament.id));
  },
};

/** One that comes while a page is open: a toast says it, and leads to it. */
export const Arrives: Story = {
  parameters: { screen: live },
  play: async (scene) => {
    const { say, userEvent, canvas } = scene;
    await bell(scene, 2);
    const told = await arrives(scene, 3);
    const toasted = await screen.findByText(say(messages.called, { board: 7, opponent: told.game!.names[0]! }));
    await expect(toasted.closest('li')).toHaveAttribute('data-type', 'info');
    await bell(scene, 3);
    await userEvent.click(within(toasted.closest('li')!).getByRole('button', { name: say(messages.open) }));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: say(words.tournaments) })).toBeNull());
  },
};

/** Read on another device before it got here: nothing is said, only counted anew. */
export const ReadElsewhere: Story = {
  parameters: { screen: live },
  play: async (scene) => {
    await bell(scene, 2);
    await arrives(scene, 1, { readAt: scene.world.user.notifications[0]!.createdAt });
    await bell(scene, 1);
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  },
};

const many = (user: { notifications: Notification[] }): Notification[] =>
  Array.from({ length: notificationsAtOnce + 5 }, (_, i) => ({
    ...user.notifications.at(-1)!,
    id: `ffffffff-0000-7000-8000-${String(999 - i).padStart(12, '0')}`,
    readAt: null,
  }));

/** More than are shown at once: the older ones follow on request, and reading goes on there. */
export const Many: Story = {
  parameters: {
    screen: {
      msw: ({ user }) => [
        mock('listNotifications', ({ before }) =>
          many(user)
            .filter(({ id }) => !before || id < before)
            .slice(0, notificationsAtOnce),
        ),
        mock('countNotifications', { unread: 180 }),
      ],
    },
  },
  play: async (scene) => {
    const list = await opened(scene, 180, '99+');
    await scene.userEvent.click(await list.findByRole('button', { name: scene.say(messages.more) }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(notificationsAtOnce + 5));
    await expect(list.queryByRole('button', { name: scene.say(messages.more) })).toBeNull();
    await waitFor(() => expect(list.getAllByRole('link')[notificationsAtOnce]).toHaveFocus());
  },
};

/** A tournament that the reader may not open is told without a link; what only a later release knows is not shown. */
export const WithoutALink: Story = {
  parameters: {
    screen: {
      msw: ({ user }) => {
        const [first] = user.notifications;
        const hidden = { ...first!, kind: 'entered', game: null, parent: { ...first!.parent!, slug: null, name: 'Besloten avond' } };
        return [mock('listNotifications', [{ ...first!, id: 'ffffffff-0000-7000-8000-000000000000', kind: 'lineup-due' }, hidden])];
      },
    },
  },
  play: async (scene) => {
    const list = await opened(scene, 2);
    await expect(await list.findByText(scene.say(messages.entered, { tournament: 'Besloten avond' }))).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(list.queryByRole('link')).toBeNull();
  },
};

/** An admin who acts as somebody else reads, is told nothing, and leaves all of it unread. */
export const ActingAsSomebody: Story = {
  parameters: {
    screen: { ...live, impersonating: true },
  },
  play: async (scene) => {
    await bell(scene, 2);
    await arrives(scene, 3);
    const list = await opened(scene, 3);
    await expect(await list.findAllByRole('link')).not.toHaveLength(0);
    await expect(list.queryByRole('button', { name: scene.say(messages.markAll) })).toBeNull();
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async (scene) => {
    const list = await opened(scene, 0);
    await expect(await list.findByText(scene.say(messages.empty))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: [mock('listNotifications', [], { delay: 'infinite' })] } },
  play: async (scene) => {
    const list = await opened(scene, 2);
    await expect(list.getByRole('status')).toHaveTextContent(scene.say(words.loading));
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listNotifications', 'internal')] } },
  play: async (scene) => {
    const list = await opened(scene, 2);
    await expect(await list.findByRole('alert')).toHaveTextContent(scene.say(messages.failed));
    await expect(list.getByRole('button', { name: scene.say(words.tryAgain) })).toBeVisible();
  },
};

/** No network before anything was read. */
export const NeverRead: Story = {
  parameters: { screen: { msw: [mockNetworkError('listNotifications')] } },
  play: async (scene) => {
    const list = await opened(scene, 2);
    await expect(await list.findByRole('alert')).toHaveTextContent(scene.say(messages.failed));
  },
};

/** The line is gone: what was read stays, and it is said that nothing new comes. */
export const Offline: Story = {
  play: async (scene) => {
    const list = await opened(scene, 2);
    await list.findAllByRole('listitem');
    scene.realtime.setState('offline');
    await expect(await list.findByText(scene.say(messages.offline))).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(scene.world.user.notifications.length);
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
  play: async (scene) => {
    const list = await opened(scene, 2);
    await expect(await list.findAllByRole('listitem')).toHaveLength(scene.world.user.notifications.length);
  },
};

/** On a phone the list takes the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (scene) => {
    const list = await opened(scene, 2);
    await expect((await list.findAllByRole('listitem'))[0]).toBeVisible();
    await expect(list.getByRole('button', { name: scene.say(words.close) })).toBeVisible();
  },
};
