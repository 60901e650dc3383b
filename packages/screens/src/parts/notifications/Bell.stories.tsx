import type { Meta, StoryObj } from '@storybook/react-vite';
import type { User } from '@oche/api/contract/account';
import type { LeagueNews, Notification, NotificationKind } from '@oche/api/contract/notification';
import { notificationsAtOnce } from '@oche/api/contract/notificationsAtOnce';
import { announcementMessages } from '@oche/i18n/announcementMessages';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import { empty, eveningInProgress, longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { callMessages } from '../game/boardCallMessages.ts';
import { messages as shared } from '../../shell/messages.ts';
import { words } from '../../shell/words.ts';
import { Bell } from './Bell.tsx';
import { messages } from './messages.ts';

/** The bell on a public page, for a logged-in user. */
const meta = {
  component: Bell,
  parameters: { layout: 'fullscreen', screen: { route: 'tournaments', user: 'user' } },
  args: { user: eveningInProgress().user },
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Scene = Parameters<Play>[0];

const bell = ({ canvas, say }: Scene, count: number, shown = String(count)) =>
  canvas.findByRole('button', { name: say(messages.bell, { count, shown }) });
/** Opens the bell and finds its list. */
const openList = async (scene: Scene, count: number, shown?: string) => {
  await scene.userEvent.click(await bell(scene, count, shown));
  return within(await screen.findByRole('dialog', { name: scene.say(shared.notifications) }));
};

export const Default: Story = {
  play: async (scene) => {
    const { say, world } = scene;
    const list = await openList(scene, 2);
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

/** Escape closes the list and returns the focus to the bell. */
export const Closed: Story = {
  play: async (scene) => {
    await openList(scene, 2);
    await scene.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await bell(scene, 2)).toHaveFocus();
  },
};

/** Opening a notification marks it as read and goes to its page. */
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
    const list = await openList(scene, 2);
    await scene.userEvent.click((await list.findAllByRole('link'))[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await bell(scene, 1);
    await expect(await scene.canvas.findByRole('heading', { level: 1 })).not.toHaveTextContent(scene.say(words.tournaments));
  },
};

const leagueNews: LeagueNews = {
  competition: { slug: 'krijtland', name: 'Dartsfederatie Krijtland' },
  season: { slug: '2026-2027', name: '2026–2027' },
  match: { slug: 'bulls-barrels', home: 'Bulls', away: 'Barrels', startsAt: '2026-12-04T20:00', location: 'Zaal Dubbeltop', cup: null },
  ...{ team: null, player: null, reason: null, days: [], joined: null, work: null, score: null, absent: null },
  ...{ outcome: null, endsDispute: false, rules: [], audience: 'captain' },
};

/** Captains open the match of an announcement. Players have no page of it, and read it here. Organisers open their overview. */
export const OfALeague: Story = {
  parameters: {
    screen: {
      msw: ({ user }) => {
        const [first] = user.notifications;
        const build = (kind: NotificationKind, at: number, league: Partial<LeagueNews> = {}): Notification => ({
          ...{ ...first!, id: `ffffffff-0000-7000-8000-00000000000${at}`, kind, parent: null, game: null },
          league: { ...leagueNews, ...league },
        });
        return [
          mock('listNotifications', [
            build('match-moved', 4, { reason: 'The hall is closed' }),
            build('roster-added', 3, { match: null, team: { slug: 'bulls', name: 'Bulls' }, audience: 'player' }),
            build('open-work', 2, {
              ...{ match: null, audience: 'organiser' },
              work: { registrations: 1, requests: 2, postponements: 0, disputes: 1, protests: 1, overdue: 0 },
            }),
            build('lineup-in', 1, { match: { ...leagueNews.match!, cup: { name: 'Krijtland Cup', round: { kind: 'last', number: 16 } } } }),
          ]),
        ];
      },
    },
  },
  play: async (scene) => {
    const list = await openList(scene, 2);
    const moved = await list.findByRole('link', { name: /The hall is closed/ });
    await expect(moved.getAttribute('href')).toContain('/competition/krijtland/season/2026-2027/matches/bulls-barrels');
    await expect(moved).toHaveTextContent(/Bulls.*Barrels.*20:00.*Zaal Dubbeltop/);
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href')!);
    await expect(links).toHaveLength(3);
    await expect(list.getByRole('link', { name: /Krijtland Cup: Last 16/ })).toBeVisible();
    await expect(links[1]).toMatch(/season\/2026-2027$/);
    await expect(list.getByText(scene.say(announcementMessages.rosterAdded, { team: 'Bulls' }))).toBeVisible();
    await expect(list.getAllByText(/Dartsfederatie Krijtland/)).toHaveLength(4);
  },
};

export const AllRead: Story = {
  parameters: {
    screen: {
      msw: ({ user }) => {
        let readUpTo = '';
        const current = () => user.notifications.map((each) => (each.id <= readUpTo ? { ...each, readAt: each.createdAt } : each));
        return [
          mock('markNotificationsRead', ({ upTo }) => {
            readUpTo = upTo;
            return null;
          }),
          mock('listNotifications', current),
          mock('countNotifications', () => ({ unread: current().filter(({ readAt }) => readAt === null).length })),
        ];
      },
    },
  },
  play: async (scene) => {
    const list = await openList(scene, 2);
    const markAll = await list.findByRole('button', { name: scene.say(messages.markAll) });
    await scene.userEvent.click(markAll);
    await waitFor(() => expect(list.queryAllByText(scene.say(messages.unread))).toHaveLength(0));
    await expect(markAll).toHaveAttribute('aria-disabled', 'true');
    await expect(markAll).toHaveFocus();
    await scene.userEvent.keyboard('{Escape}');
    await bell(scene, 0);
  },
};

/** The current state of the mocked server. */
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
/** Emits a call to board 7 on the channel of the user, while the page is open. */
const emitNotification = async ({ world, realtime }: Scene, unread: number, overrides: Partial<Notification> = {}) => {
  const [called] = world.user.notifications;
  const id = 'ffffffff-0000-7000-8000-000000000000';
  const notification = { ...called!, id, game: { ...called!.game!, board: 7 }, ...overrides };
  Object.assign(server, { unread, arrived: [notification] });
  await waitFor(() => expect(realtime.channels()).toContain(`private-user-${world.user.id}`));
  realtime.emit('user', world.user.id, { event: 'notified', data: { id } });
  return notification;
};

/** A board calls the organiser. A toast shows the call, and the list links to the tournament. */
export const BoardCalls: Story = {
  parameters: { screen: live },
  play: async (scene) => {
    const { say, world } = scene;
    await bell(scene, 2);
    const call = { board: 7, reason: 'absent', player: 'Wout Dubbeltop', eventId: world.event.id };
    await emitNotification(scene, 3, { kind: 'organiser-called', game: null, call });
    const why = say(callMessages.absent, { name: 'Wout Dubbeltop' });
    const text = say(messages.boardCalls, { board: 7, why });
    await expect(await screen.findByText(text)).toBeVisible();
    const list = await openList(scene, 3);
    await expect(await list.findByRole('link', { name: text })).toHaveAttribute('href', expect.stringContaining(world.tournament.id));
  },
};

/** A notification arrives while the page is open. A toast shows it and links to its page. */
export const NotificationArrives: Story = {
  parameters: { screen: live },
  play: async (scene) => {
    const { say, userEvent, canvas } = scene;
    await bell(scene, 2);
    const notification = await emitNotification(scene, 3);
    const toasted = await screen.findByText(say(messages.called, { board: 7, opponent: notification.game!.names[0]! }));
    await expect(toasted.closest('li')).toHaveAttribute('data-type', 'info');
    await bell(scene, 3);
    await userEvent.click(within(toasted.closest('li')!).getByRole('button', { name: say(messages.open) }));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name: say(words.tournaments) })).toBeNull());
  },
};

/** Whether the user organises a competition, on the mocked server. */
let organises = false;

/** A new role changes what the account menu lists, without a reload. */
export const RoleGiven: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        organises = false;
        const { organisation } = managedCompetitionOf(world);
        const memberships = () => (organises ? [{ role: 'admin', organisation }] : []);
        return [...live.msw(world), mock('getUser', () => ({ ...world.user, memberships: memberships() }) as User)];
      },
    },
  },
  play: async (scene) => {
    const { world, canvas, userEvent, say } = scene;
    await bell(scene, 2);
    organises = true;
    const { slug, name } = managedCompetitionOf(world).organisation;
    await emitNotification(scene, 3, { kind: 'role-given', game: null, organisation: { slug, name }, role: 'admin' });
    await screen.findByText(say(messages.role, { organisation: name, role: 'admin' }));
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: say(shared.account, { name: world.user.name }) }));
      await expect(await screen.findByRole('menuitem', { name: say(shared.competitions) })).toBeVisible();
    });
  },
};

/** A notification was read on another device before it arrived here. There is no toast, but the count is updated. */
export const ReadOnAnotherDevice: Story = {
  parameters: { screen: live },
  play: async (scene) => {
    await bell(scene, 2);
    await emitNotification(scene, 1, { readAt: scene.world.user.notifications[0]!.createdAt });
    await bell(scene, 1);
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  },
};

const manyNotifications = (user: { notifications: Notification[] }): Notification[] =>
  Array.from({ length: notificationsAtOnce + 5 }, (_, i) => ({
    ...user.notifications.at(-1)!,
    id: `ffffffff-0000-7000-8000-${String(999 - i).padStart(12, '0')}`,
    readAt: null,
  }));

/** There is more than one page of notifications. Older ones load on request, and the first of them gets the focus. */
export const LoadMore: Story = {
  parameters: {
    screen: {
      msw: ({ user }) => [
        mock('listNotifications', ({ before }) =>
          manyNotifications(user)
            .filter(({ id }) => !before || id < before)
            .slice(0, notificationsAtOnce),
        ),
        mock('countNotifications', { unread: 180 }),
      ],
    },
  },
  play: async (scene) => {
    const list = await openList(scene, 180, '99+');
    await scene.userEvent.click(await list.findByRole('button', { name: scene.say(messages.more) }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(notificationsAtOnce + 5));
    await expect(list.queryByRole('button', { name: scene.say(messages.more) })).toBeNull();
    await waitFor(() => expect(list.getAllByRole('link')[notificationsAtOnce]).toHaveFocus());
  },
};

/** A notification arrives while older ones load. Both appear. */
export const ArrivesWhileLoadingMore: Story = {
  parameters: {
    screen: {
      msw: ({ user }) => {
        Object.assign(server, { unread: 180, arrived: [] });
        return [
          mock(
            'listNotifications',
            ({ before }) =>
              [...(before ? [] : server.arrived), ...manyNotifications(user).filter(({ id }) => !before || id < before)].slice(
                0,
                notificationsAtOnce,
              ),
            { delay: 1000 },
          ),
          mock('countNotifications', () => ({ unread: server.unread })),
        ];
      },
    },
  },
  play: async (scene) => {
    const list = await openList(scene, 180, '99+');
    await scene.userEvent.click(await list.findByRole('button', { name: scene.say(messages.more) }));
    await emitNotification(scene, 181);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(notificationsAtOnce + 6));
  },
};

/** A notification about a tournament that the user may not open has no link. Kinds that this release does not know are hidden. */
export const WithoutLink: Story = {
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
    const list = await openList(scene, 2);
    await expect(await list.findByText(scene.say(messages.entered, { tournament: 'Besloten avond' }))).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(list.queryByRole('link')).toBeNull();
  },
};

/** An admin who impersonates a user can read the notifications. There are no toasts, and nothing is marked as read. */
export const Impersonating: Story = {
  parameters: {
    screen: { ...live, impersonating: true },
  },
  play: async (scene) => {
    await bell(scene, 2);
    await emitNotification(scene, 3);
    const list = await openList(scene, 3);
    await expect(await list.findAllByRole('link')).not.toHaveLength(0);
    await expect(list.queryByRole('button', { name: scene.say(messages.markAll) })).toBeNull();
    await expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async (scene) => {
    const list = await openList(scene, 0);
    await expect(await list.findByText(scene.say(messages.empty))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: [mock('listNotifications', [], { delay: 'infinite' })] } },
  play: async (scene) => {
    const list = await openList(scene, 2);
    await expect(list.getByRole('status')).toHaveTextContent(scene.say(words.loading));
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listNotifications', 'internal')] } },
  play: async (scene) => {
    const list = await openList(scene, 2);
    // The list is read again when the socket has joined the channel, so the first alert may be replaced.
    await waitFor(async () => {
      await expect(list.getByRole('alert')).toHaveTextContent(scene.say(messages.failed));
      await expect(list.getByRole('button', { name: scene.say(words.tryAgain) })).toBeVisible();
    });
  },
};

/** There is no network at the first read. */
export const OfflineAtFirstRead: Story = {
  parameters: { screen: { msw: [mockNetworkError('listNotifications')] } },
  play: async (scene) => {
    const list = await openList(scene, 2);
    await waitFor(() => expect(list.getByRole('alert')).toHaveTextContent(scene.say(messages.failed)));
  },
};

/** The connection is lost. The notifications stay visible, with a note that new ones do not arrive. */
export const Offline: Story = {
  play: async (scene) => {
    const list = await openList(scene, 2);
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
    const list = await openList(scene, 2);
    await expect(await list.findAllByRole('listitem')).toHaveLength(scene.world.user.notifications.length);
  },
};

/** On a phone the list fills the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (scene) => {
    const list = await openList(scene, 2);
    await expect((await list.findAllByRole('listitem'))[0]).toBeVisible();
    await expect(list.getByRole('button', { name: scene.say(words.close) })).toBeVisible();
  },
};
