import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GameEvent } from '@oche/api/contract/game';
import { seen } from '@oche/darts/match/sheet';
import { foldGame } from '@oche/darts/x01/game';
import { formatPlanned, formatScore } from '@oche/i18n/format';
import { withLog } from '@oche/mocks/gameSummary';
import { buildMatch, matchOf } from '@oche/mocks/match';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { mockShareImage } from '@oche/mocks/shareImage';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { messages as actionMessages } from '../../../parts/match/actionMessages.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { askedImage, clipboard, copyAsImage, withDevice } from '../../../parts/site/testShare.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { confirmed, shown, siteParams } from '../testMatchSite.ts';
import { CompetitionMatch } from './CompetitionMatch.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionMatch,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionMatch', params: siteParams, msw: shown('playing') } },
} satisfies Meta<typeof CompetitionMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

const built = (world: World, stage: 'playing' | 'confirmed') =>
  buildMatch(world, matchOf(world), groupOf(teamsOf(world), world.league.group).structure, stage);
const phone = { viewport: { value: 'phone' } };

/** Two games are running: their boards, the sheet that fills itself, and what was thrown. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { home, away } = matchOf(world);
    const name = say(matchMessages.title, { home: home.name, away: away.name });
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    await expect(canvas.getByText(say(messages.playing, { count: 2 }))).toBeVisible();
    const boards = canvas.getByRole('region', { name: say(messages.onBoards) });
    await expect(within(boards).getAllByRole('article')).toHaveLength(2);
    const { sheet } = built(world, 'playing');
    await expect(within(boards).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining(`/live/`));
    // A row leads to the scorecard of its game. The names of its players are those that have been revealed.
    const row = canvas.getByRole('link', { name: say(messages.scorecard, { number: 1 }) });
    await expect(row).toHaveAttribute('href', expect.stringContaining(`/live/${sheet.games[0]!.id}`));
    await expect(canvas.getAllByText(sheet.games[0]!.sides[0]!.name)[0]).toBeVisible();
    // Both teams lead to their pages.
    for (const team of [home, away])
      await expect(canvas.getAllByRole('link', { name: team.name })[0]).toHaveAttribute(
        'href',
        expect.stringContaining(`/teams/${team.slug}`),
      );
    // The other match of the evening leads to its own page.
    await expect(canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/matches/')).length).toBeGreaterThan(0);
  },
};

/** The score as an image. */
export const CopiedAsImage: Story = {
  parameters: { screen: { msw: (world: World) => [mockShareImage((path) => askedImage(path)), ...shown('playing')(world)] } },
  beforeEach: withDevice({ clipboard }),
  play: async (scene) => {
    await expect(await copyAsImage(scene)).toBe(`/share/match/${matchOf(scene.world).id}`);
  },
};

/** A visit changes the points on the board and the darts of the leg, without a reload. */
export const Visit: Story = {
  play: async ({ canvas, world, realtime, say }) => {
    const { sheet, logs } = built(world, 'playing');
    const running = sheet.games.find(({ key }) => key === 'm8')!;
    const log = logs.get(running.id)!;
    const { next } = foldGame(log);
    const side = next.kind === 'visit' ? next.side : 0;
    await canvas.findByRole('region', { name: say(messages.onBoards) });
    await waitFor(() => expect(realtime.channels().some((channel) => channel.includes(running.id))).toBe(true));
    const event = {
      ...log.at(-1)!,
      id: '019a5c1e-7f00-7000-8000-0000000000f1',
      seq: log.length + 1,
      kind: 'visit',
      payload: { side, total: 26 },
    };
    const after = [...log, event as GameEvent];
    realtime.emit('game', running.id, {
      event: 'appended',
      data: { gameId: running.id, length: after.length, events: [event as GameEvent], scorerEpoch: 0 },
    });
    realtime.emit('match', sheet.match.id, { event: 'game', data: { game: withLog(running, after) } });
    const left = withLog(running, after).live!.remaining[side]!;
    const boards = within(canvas.getByRole('region', { name: say(messages.onBoards) }));
    await expect(await boards.findByText(String(left))).toBeVisible();
    const dartsOf = (thrower: number) =>
      foldGame(after).legs[0]!.visits.reduce((sum, visit) => sum + (visit.side === thrower ? visit.darts : 0), 0);
    const mark = say(messages.legMark, { leg: 1, darts: Math.max(dartsOf(0), dartsOf(1)), winner: 'none', team: '' });
    await expect((await canvas.findAllByText(mark)).length).toBeGreaterThan(0);
  },
};

export const Phone: Story = {
  globals: phone,
  tags: ['picture'],
  play: async ({ canvas, say }) => {
    const parts = within(await canvas.findByRole('navigation', { name: say(messages.parts) }));
    await expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      say(messages.match),
      say(messages.moments),
      say(messages.figures),
    ]);
    await expect(canvas.getByRole('table', { name: say(matchMessages.sheet) })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: say(messages.moments) })).toBeNull();
  },
};

/** A part of the address, without a script. */
export const PhoneMoments: Story = {
  globals: phone,
  tags: ['picture'],
  parameters: { screen: { search: 'part=moments' } },
  play: async ({ canvas, say }) => {
    const region = await canvas.findByRole('region', { name: say(messages.moments) });
    await expect(within(region).getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('table', { name: say(matchMessages.sheet) })).toBeNull();
  },
};

export const PhoneFigures: Story = {
  globals: phone,
  tags: ['picture'],
  parameters: { screen: { search: 'part=figures' } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('table', { name: matchOf(world).home.name })).toBeVisible();
    await expect(canvas.getByText(say(messages.asItStands))).toBeVisible();
  },
};

/** Before the match: its time, and when the lineups are shown. Nobody sees a name. */
export const Planned: Story = {
  parameters: { screen: { msw: shown('planned') } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.lineupsHidden))).toBeVisible();
    await expect(canvas.getAllByText(formatPlanned('en', matchOf(world).startsAt!, 'time'))[0]).toBeVisible();
    await expect(canvas.getAllByText(say(matchMessages.unknown)).length).toBeGreaterThanOrEqual(20);
  },
};

/** One lineup is in. Its names stay hidden. */
export const OneLineupIn: Story = {
  parameters: { screen: { msw: shown('one-in') } },
  play: async ({ canvas, world, say }) => {
    const { home, away } = matchOf(world);
    await expect(await canvas.findByText(say(messages.lineupOf, { state: 'in', team: home.name }))).toBeVisible();
    await expect(canvas.getByText(say(messages.lineupOf, { state: 'open', team: away.name }))).toBeVisible();
    await expect(canvas.getAllByText(say(matchMessages.unknown)).length).toBeGreaterThanOrEqual(20);
  },
};

export const Revealed: Story = {
  parameters: { screen: { msw: shown('revealed') } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.revealed))).toBeVisible();
    await expect(canvas.queryByText(say(messages.lineupsHidden))).toBeNull();
  },
};

export const ToConfirm: Story = {
  parameters: { screen: { msw: shown('one-confirmed') } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.toConfirm, { count: 1, team: matchOf(world).home.name }))).toBeVisible();
  },
};

export const Confirmed: Story = {
  parameters: { screen: { msw: shown('confirmed') } },
  play: async ({ canvas, world, say }) => {
    const { state } = built(world, 'confirmed');
    await expect(await canvas.findByText(formatScore('en', state.points))).toBeInTheDocument();
    await expect(canvas.getAllByText(say(matchMessages.state, { state: 'confirmed' }))[0]).toBeVisible();
    await expect(canvas.getByRole('region', { name: say(messages.table) })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: say(messages.onBoards) })).toBeNull();
  },
};

/** The organisers have decided again after the captains had confirmed. */
export const Corrected: Story = {
  parameters: {
    screen: {
      msw: shown('confirmed', {
        then: [
          () => ({ kind: 'score', payload: { points: [6, 4], legs: [23, 18] } }),
          (state) => ({ kind: 'resolve', payload: { reason: 'Game 7 was entered the wrong way round.', saw: seen(state) } }),
        ],
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Game 7 was entered the wrong way round\./)).toBeVisible();
  },
};

export const Disputed: Story = {
  parameters: {
    screen: {
      msw: shown('to-confirm', { then: [() => ({ kind: 'dispute', payload: { side: 1, about: ['m3'], reason: 'Game 3 was 3–1.' } })] }),
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.disputed, { team: matchOf(world).away.name }))).toBeVisible();
    // The reason of a captain is for the organisers.
    await expect(canvas.queryByText(/Game 3 was 3–1/)).toBeNull();
  },
};

/** Only the score is known, from paper. */
export const Drawn: Story = {
  parameters: {
    screen: {
      msw: shown('planned', {
        then: [() => ({ kind: 'score', payload: { points: [5, 5], legs: [20, 21] } }), confirmed(0), confirmed(1)],
      }),
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(formatScore('en', [5, 5]))).toBeInTheDocument();
    await expect(canvas.getAllByText(new RegExp(`^${say(messages.drawn)}`))[0]).toBeVisible();
    await expect(canvas.getByText(say(matchMessages.onlyScore))).toBeVisible();
    await expect(canvas.queryByRole('table', { name: say(matchMessages.sheet) })).toBeNull();
  },
};

export const Walkover: Story = {
  parameters: {
    screen: { msw: shown('planned', { then: [() => ({ kind: 'walkover', payload: { absent: 'away', reason: 'Too few players' } })] }) },
  },
  play: async ({ canvas, world, say }) => {
    const { away } = matchOf(world);
    const text = say(actionMessages.didNotCome, { absent: 'away', team: away.name, reason: 'Too few players' });
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Annulled: Story = {
  parameters: {
    screen: { msw: shown('confirmed', { then: [() => ({ kind: 'annul', payload: { reason: 'The away team has withdrawn' } })] }) },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(actionMessages.annulled, { reason: 'The away team has withdrawn' }))).toBeVisible();
  },
};

/** A match of a team that has withdrawn before it was played has neither a time nor a sheet to fill. */
export const Struck: Story = {
  parameters: {
    screen: {
      msw: shown('planned', {
        match: { annulled: true },
        then: [() => ({ kind: 'annul', payload: { reason: 'The away team has withdrawn' } })],
      }),
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(actionMessages.annulled, { reason: 'The away team has withdrawn' }))).toBeVisible();
    await expect(canvas.queryByRole('table', { name: say(matchMessages.sheet) })).toBeNull();
    await expect(canvas.queryByText(formatPlanned('en', matchOf(world).startsAt!, 'time'))).toBeNull();
  },
};

/** It has no evening yet. */
export const Postponed: Story = {
  parameters: {
    screen: {
      msw: (world: World) =>
        shown('planned', {
          match: { state: 'postponed', startsAt: null, movedFrom: [{ startsAt: '2026-11-27T20:00', locationId: world.location.id }] },
        })(world),
    },
  },
  play: async ({ canvas, say }) => {
    const date = formatPlanned('en', '2026-11-27T20:00', 'appointment');
    await expect(await canvas.findByText(say(messages.postponed, { dated: 'yes', date }))).toBeVisible();
  },
};

export const Moved: Story = {
  parameters: {
    screen: {
      msw: (world: World) =>
        shown('planned', {
          match: { startsAt: '2026-12-05T15:00', movedFrom: [{ startsAt: '2026-11-27T20:00', locationId: world.location.id }] },
        })(world),
    },
  },
  play: async ({ canvas, say }) => {
    const date = formatPlanned('en', '2026-11-27T20:00', 'appointment');
    await expect(await canvas.findByText(say(messages.movedFrom, { date }))).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { screen: { msw: shown('planned', { match: { state: 'cancelled' } }) } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.cancelled))).toBeVisible();
    await expect(canvas.queryByRole('table', { name: say(matchMessages.sheet) })).toBeNull();
    await expect(canvas.queryByText(formatPlanned('en', matchOf(world).startsAt!, 'time'))).toBeNull();
  },
};

/** A match of a cup names its round and who goes through. It is in no table. */
export const Cup: Story = {
  parameters: {
    screen: {
      msw: shown('confirmed', {
        match: { matchday: null, cup: { name: 'Beker van Krijtland', round: { kind: 'quarter-finals', number: 1 } } },
      }),
    },
  },
  play: async ({ canvas, world, say }) => {
    const { state } = built(world, 'confirmed');
    const { home, away } = matchOf(world);
    await expect(
      await canvas.findByText(say(messages.through, { final: 'no', team: state.leader === 1 ? away.name : home.name })),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: say(messages.table) })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Beker van Krijtland/ })).toBeVisible();
  },
};

/** For a screen in the hall: big, without navigation and controls. */
export const Tv: Story = {
  tags: ['picture'],
  parameters: { screen: { search: 'view=tv' } },
  play: async ({ canvas, world, say }) => {
    const { home, away } = matchOf(world);
    await canvas.findByRole('heading', { level: 1, name: say(matchMessages.title, { home: home.name, away: away.name }) });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('list', { name: say(messages.onBoards) })).toBeVisible();
  },
};

/** Before the match, the screen in the hall shows when it begins. */
export const TvBefore: Story = {
  parameters: { screen: { search: 'view=tv', msw: shown('planned') } },
  play: async ({ canvas, world }) => {
    const { startsAt } = matchOf(world);
    await expect(await canvas.findByText(formatPlanned('en', startsAt!, 'day'))).toBeVisible();
    await expect(canvas.getByText(formatPlanned('en', startsAt!, 'time'))).toBeVisible();
  },
};

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

export const Loading: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getMatch', built(world, 'playing').sheet, { delay: 'infinite' }), ...shown('playing')(world)] },
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de', ...phone },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, say }) => {
    await canvas.findByRole('table', { name: say(matchMessages.sheet) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: (world: World) => [mockError('getMatch', 'internal'), ...shown('playing')(world)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(words.tryAgain) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { match: 'does-not-exist' }, msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
