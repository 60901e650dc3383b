import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Match } from '@oche/api/contract/fixture';
import { mock, mockError } from '@oche/mocks/mock';
import { buildMatch } from '@oche/mocks/match';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { groupOf, matchesOf, postponementOf, teamsOf } from '@oche/mocks/responses/league';
import { meOf, myGamesOf } from '@oche/mocks/mine';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accountMessages } from '../../parts/people/accountMessages.ts';
import { messages as calendarMessages } from '../../parts/calendar/messages.ts';
import { messages as shellMessages } from '../../shell/messages.ts';
import { nextGameMessages } from '../../parts/game/nextGameMessages.ts';
import { roleWords } from '../../parts/people/roleWords.ts';
import { words } from '../../shell/words.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';
import { messages as myCalendarMessages } from './myCalendarMessages.ts';
import { Profile } from './Profile.tsx';

const meta = {
  component: Profile,
  parameters: { layout: 'fullscreen', screen: { route: 'profile', user: 'user' } },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(world.user.email)).toBeVisible();
    const club = canvas.getByRole('link', { name: new RegExp(world.organisation.name) });
    await expect(club).toHaveTextContent(say(roleWords.admin));
    await expect(club.getAttribute('href')).toContain(`club=${world.organisation.slug}`);
  },
};

/** The next game with its board and opponent comes first, then the latest games and the statistics. */
export const NextGameFirst: Story = {
  play: async ({ canvas, world, say }) => {
    const me = meOf(world);
    const playing = world.games.find(({ phase, sides }) => phase === 'playing' && sides.some(({ playerId }) => playerId === me?.id));
    const card = await canvas.findByText(say(nextGameMessages.youPlayNow, { number: playing?.board?.number ?? 0 }));
    const games = canvas.getByRole('table', { name: say(words.games) });
    await expect(card.compareDocumentPosition(games) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(canvas.getByRole('link', { name: say(messages.allStatistics) })).toBeVisible();
  },
};

/** The next game is shown even if its opponent is not known yet. */
export const OpponentUnknown: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const [myGame] = myGamesOf(world);
        const sides = myGame!.game.sides.map((side, index) =>
          index === myGame!.side ? side : { ...side, id: null, playerId: null, name: 'TBD', sideKind: 'tbd' as const, slot: null },
        );
        const game = { ...myGame!.game, phase: 'waiting' as const, board: null, live: null, sides };
        return [mock('listMyGames', { items: [{ ...myGame!, game }], page: 1, perPage: 5, total: 1 })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(nextGameMessages.youPlayNext))).toBeVisible();
  },
};
/** Logged-out users see the same tabs. The log-in page leads back here. */
export const NotLoggedIn: Story = {
  parameters: { screen: { route: 'profile', user: 'nobody' } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.visitor))).toBeVisible();
    const main = canvas.getByRole('main');
    await expect(canvas.getByRole('link', { name: say(shared.settings) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(accountMessages.create) })).toBeVisible();
    await expect(main.querySelector('a[href*="login?next="]')).toHaveTextContent(say(words.logIn));
  },
};

/** A captain without a club: their team comes first, with its next match. */
export const Captain: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const managed = managedCompetitionOf(world, { role: 'captain' });
        return [
          mock('getUser', { ...world.user, memberships: [], isCaptain: true }),
          mock('listAvailableOrganisations', [{ ...managed.organisation, role: 'captain' }]),
          mock('getManagedCompetition', managed),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const [team] = teamsOf(world);
    const section = within((await canvas.findByRole('heading', { name: say(words.ownTeams) })).closest('section')!);
    const link = section.getByRole('link', { name: new RegExp(`^${team!.name}`) });
    await expect(link).toHaveAttribute('href', expect.stringContaining(`/teams/${team!.team.slug}`));
    const next = matchesOf(world, groupOf(teamsOf(world), world.league.group)).find(({ home, away }) =>
      [home.id, away.id].includes(team!.id),
    )!;
    const isHome = next.home.id === team!.id;
    const against = say(messages.ownMatch, { side: isHome ? 'home' : 'away', team: (isHome ? next.away : next.home).name });
    const match = section.getByRole('link', { name: new RegExp(`^${against}`) });
    await expect(match).toHaveTextContent(next.location.name);
    await expect(match).toHaveAttribute('href', expect.stringContaining(`/matches/${next.slug}`));
  },
};

/** The first team of the world, a match of it that has been played, and its next one. */
const matchesOfCaptain = (world: World) => {
  const [team] = teamsOf(world);
  const group = groupOf(teamsOf(world), world.league.group);
  const own = matchesOf(world, group).filter(({ home, away }) => [home.id, away.id].includes(team!.id));
  const played = { ...own[0]!, startsAt: '2026-11-20T20:00', state: 'to-confirm' as const };
  const next = { ...own[1]!, startsAt: '2026-11-28T20:00', state: 'planned' as const };
  const opponent = ({ home, away }: Pick<Match, 'home' | 'away'>) => (home.id === team!.id ? away : home).name;
  return { team: team!, group, played, next, opponent };
};

/** What is due for a captain comes first: a request of the other team, a sheet to confirm, and the lineup of the next match. */
export const CaptainWithTasks: Story = {
  tags: ['picture'],
  parameters: {
    screen: {
      msw: (world: World) => {
        const managed = managedCompetitionOf(world, { role: 'captain' });
        const { team, group, played, next } = matchesOfCaptain(world);
        const sheetOf = (id: string) =>
          id === played.id ? buildMatch(world, played, group.structure, 'to-confirm') : buildMatch(world, next, group.structure, 'planned');
        const other = next.home.id === team.id ? ('away' as const) : ('home' as const);
        return [
          mock('getUser', { ...world.user, memberships: [], isCaptain: true }),
          mock('listAvailableOrganisations', [{ ...managed.organisation, role: 'captain' }]),
          mock('getManagedCompetition', managed),
          mock('listMatches', { items: [played, next], total: 2, page: 1, perPage: 200 }),
          mock('getMatch', ({ id }) => sheetOf(id).sheet),
          mock('listPostponements', [{ ...postponementOf(next), askedBy: other, offeredBy: other }]),
        ];
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    const section = within((await canvas.findByRole('heading', { name: say(messages.due) })).closest('section')!);
    const links = section.getAllByRole('link');
    await expect(links).toHaveLength(3);
    const { played, next, opponent } = matchesOfCaptain(world);
    const texts = [
      say(messages.dueOf, { kind: 'request', team: opponent(next) }),
      say(messages.dueOf, { kind: 'sheet', team: opponent(played) }),
      say(messages.dueOf, { kind: 'lineup', team: opponent(next) }),
    ];
    for (const [at, text] of texts.entries()) await expect(links[at]).toHaveTextContent(text);
    for (const link of links) await expect(link.getAttribute('href')).toMatch(/\/matches\//);
    // The same team may play in two seasons.
    await expect(links[0]).toHaveTextContent(managedCompetitionOf(world, { role: 'captain' }).seasons[0]!.name);
  },
};

/** A newly registered user without clubs. */
export const Empty: Story = {
  parameters: { screen: { msw: ({ user }) => [mock('getUser', { ...user, memberships: [] })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('link', { name: say(messages.startClub) })).toBeVisible();
  },
};

/** Clubs and competitions link to their management pages. */
export const EveryRole: Story = {
  parameters: {
    screen: {
      msw: ({ user, organisation }) => [
        mock('getUser', {
          ...user,
          memberships: [
            { role: 'admin', organisation },
            { role: 'editor', organisation: { ...organisation, id: '019c0000-0000-7000-8000-000000000002', name: 'De Vogelpik' } },
            {
              role: 'editor',
              organisation: { ...organisation, id: '019c0000-0000-7000-8000-000000000003', name: 'Krijtdorp League', kind: 'competition' },
            },
          ],
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(roleWords.admin))).toBeVisible();
    await expect(canvas.getAllByText(say(roleWords.editor))).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /De Vogelpik/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Krijtdorp League/ }).getAttribute('href')).toMatch(/\/competition\/[\w-]+$/);
  },
};

/** Unlinking a player asks for confirmation first. */
export const Unlink: Story = {
  parameters: {
    screen: {
      msw: ({ organisation, players }) => {
        let linked = players.slice(0, 2).map(({ id, name }) => ({ id, name, organisation }));
        return [
          mock('listMyPlayers', () => linked),
          mock('unlinkPlayer', ({ id }) => {
            linked = linked.filter((each) => each.id !== id);
            return null;
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name = '' } = world.players[0] ?? {};
    const values = { name, organisation: world.organisation.name };
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.unlink, values) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(messages.unlinkTitle, values) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.unlinkButton) }));
    await waitFor(() => expect(canvas.queryByText(name)).toBeNull());
    await expect(await screen.findByText(say(messages.unlinked, values))).toBeVisible();
  },
};

/** The address of the user's own calendar is shown once, after it was created. */
export const CreateCalendar: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(calendarMessages.subscribe) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(calendarMessages.subscribe) }));
    await expect(dialog.queryByRole('link', { name: say(calendarMessages.open) })).toBeNull();
    await expect(dialog.queryByRole('button', { name: say(myCalendarMessages.end) })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: say(myCalendarMessages.create) }));
    const open = await dialog.findByRole('link', { name: say(calendarMessages.open) });
    await expect(open.getAttribute('href')).toMatch(/^webcal:.*\/calendars\/mine\/\w+\.ics/);
    await expect(dialog.queryByRole('button', { name: say(myCalendarMessages.create) })).toBeNull();
  },
};

/** A former address ends as soon as the user wants. */
export const EndCalendar: Story = {
  parameters: {
    screen: {
      msw: () => {
        let createdAt: string | null = '2026-11-20T10:00:00.000Z';
        return [
          mock('getMyCalendar', () => ({ createdAt })),
          mock('endMyCalendar', () => {
            createdAt = null;
            return null;
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(calendarMessages.subscribe) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(calendarMessages.subscribe) }));
    await expect(dialog.getByText(/2026/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(myCalendarMessages.end) }));
    await expect(await screen.findByText(say(myCalendarMessages.ended))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** No player is linked. The page explains whom to ask. */
export const NoPlayer: Story = {
  parameters: { screen: { msw: [mock('listMyPlayers', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.notLinked))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(myCalendarMessages.title) })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: ({ user }) => [mock('getUser', user, { delay: 'infinite' })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(words.myAccount) })).toBeVisible();
    await expect(canvas.queryByText(say(messages.visitor))).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getUser', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(words.tryAgain) })).toBeVisible();
  },
};

/** Cached data stays visible without a network. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText(world.user.email)).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
