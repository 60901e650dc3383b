import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMatch, type MatchStage, matchOf, matchParams } from '@oche/mocks/match';
import { managedCompetitionOf, withMatch } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { lineupOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import type { MatchEvent, MatchRights, OwnLineup } from '@oche/api/contract/match';
import { middenkust, structurePresets } from '@oche/darts/match/presets';
import { gameOfResult } from '@oche/darts/match/state';
import { bothSides, type MatchStructure } from '@oche/darts/match/structure';
import { formatInstant } from '@oche/i18n/format';
import { expect, screen, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { messages as gameMessages } from '../../../parts/game/gameMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { Lineups } from './Lineups.tsx';
import { messages } from '../../../parts/match/lineupMessages.ts';
import { messages as playerMessages } from '../../../parts/people/playerMessages.ts';

type Options = {
  stage?: MatchStage;
  rights?: MatchRights;
  /** local time at which the match starts; it is 21:05 */
  startsAt?: string;
  structure?: MatchStructure;
  lineup?: (own: OwnLineup) => Partial<OwnLineup>;
};

const awayCaptain: MatchRights = { isEditor: false, sides: [1], mayRun: true, mayScore: true };

/** The match for the captain of the away team, whose lineup closes in twelve minutes. */
const forCaptain =
  ({ stage = 'planned', rights = awayCaptain, startsAt = '2026-11-27T21:17', structure = middenkust, lineup = () => ({}) }: Options = {}) =>
  (world: World) => {
    const built = buildMatch(world, { ...matchOf(world), startsAt }, structure, stage, rights);
    const managed = managedCompetitionOf(world, { role: rights.isEditor ? 'admin' : 'captain' });
    return [
      mock('getManagedCompetition', ({ match }) => ({ ...managed, match: withMatch(managed, world, match).match && built.sheet.match })),
      mock('getMatch', built.sheet),
      mock('getOwnLineup', ({ side }) => {
        const own = lineupOf(built.squads[side === '0' ? 0 : 1]);
        return { ...own, ...lineup(own) };
      }),
    ];
  };

/** The panel is on the page of the match. */
const meta = {
  component: Lineups,
  // The page of the route has its own data.
  args: { match: undefined as never, season: undefined as never },
  parameters: { layout: 'fullscreen', screen: { route: 'matchManage', params: matchParams, msw: forCaptain() } },
} satisfies Meta<typeof Lineups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Taps the first players of the list, one for each game. */
const fill = async ({ canvas, userEvent, say }: Parameters<NonNullable<Story['play']>>[0], games: number) => {
  for (let number = 1; number <= games; number++) {
    const game = say(gameMessages.ofMatch, { number });
    await userEvent.click((await canvas.findAllByRole('button', { name: new RegExp(`${game}$`) }))[number - 1]!);
  }
};

/** Four taps fill four games. Handing in shows the state. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, say } = context;
    await expect(await canvas.findByText(say(messages.own, { state: 'open', time: '' }))).toBeVisible();
    await fill(context, 4);
    await expect(canvas.queryByText(say(messages.empty))).toBeNull();
    await expect(canvas.getByText(say(messages.later))).toBeVisible();
    // No slot is active any more, so a stray tap replaces nobody.
    await expect(canvas.queryByRole('button', { current: true })).toBeNull();
    const slots = () => canvas.getByRole('group', { name: say(messages.slots) }).textContent;
    const before = slots();
    await context.userEvent.click(canvas.getAllByRole('button').findLast((button) => button.hasAttribute('data-player'))!);
    await expect(slots()).toBe(before);
  },
};

/** Trap 13: two players of one name have their member numbers behind it, in the list and in the lineup. */
export const TwoOfOneName: Story = {
  parameters: {
    screen: {
      msw: forCaptain({
        lineup: ({ players }) => ({
          players: players.map((player, at) => (at < 2 ? { ...player, name: 'Jan Treble', number: 20 + at } : player)),
        }),
      }),
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const names = [20, 21].map((number) => say(playerMessages.withNumber, { name: 'Jan Treble', number: String(number) }));
    for (const name of names) await expect(await canvas.findByText(name)).toBeVisible();
    await userEvent.click(canvas.getByText(names[1]!));
    await expect(within(canvas.getByRole('group', { name: say(messages.slots) })).getByText(names[1]!)).toBeVisible();
    await expect(canvas.queryByText('Jan Treble')).toBeNull();
  },
};

/** A substitute for whom it is the last time is marked before the captain chooses. */
export const LastTimeAsSubstitute: Story = {
  parameters: {
    screen: {
      msw: forCaptain({
        lineup: ({ players }) => ({
          players: players.map((player, at) => (at < 2 ? { ...player, roster: 'substitute', timesAsSubstitute: 1 + at } : player)),
        }),
      }),
    },
  },
  play: async ({ canvas, say }) => {
    const [last] = await canvas.findAllByText(say(messages.lastAsSubstitute));
    await expect(last).toBeVisible();
    await expect(canvas.getAllByText(say(messages.lastAsSubstitute))).toHaveLength(1);
    await expect(canvas.getAllByText(say(messages.substitute))).toHaveLength(1);
  },
};

/** Nothing breaks a rule, but a game stays empty: the captain is asked once. */
export const WithGap: Story = {
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await fill(context, 3);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.handIn) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(say(messages.staysEmpty, { count: 1, slots: say(gameMessages.ofMatch, { number: 4 }) }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(messages.handInSo) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Players who may not play are listed with the reason. A player on another sheet since marks the game, and the button leads there. */
export const NotEligible: Story = {
  parameters: {
    screen: {
      msw: forCaptain({
        lineup: ({ players }) => ({
          players: players.map((player, at) => ({
            ...player,
            ...(at === 2 && { elsewhere: player.player, elsewhereFor: 'De Linde B' }),
            ...(at === 3 && { eligibleFrom: '2026-12-04' }),
            ...(at === 4 && { isSuspended: true }),
          })),
          sealed: null,
        }),
      }),
      kept: (world) => {
        const built = buildMatch(world, matchOf(world), middenkust, 'planned', awayCaptain);
        const players = built.squads[1].slice(0, 4).map(({ playerId }, at) => (at === 3 ? null : playerId));
        return { [`lineup:${built.sheet.match.id}:1:match`]: JSON.stringify({ players }) };
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const third = say(gameMessages.ofMatch, { number: 3 });
    const reason = say(messages.problem, { code: 'plays_elsewhere', team: 'De Linde B', limit: 0, day: '', name: '' });
    await expect(await canvas.findByText(say(messages.chooseOther, { reason }))).toBeVisible();
    await expect(canvas.getByText(say(messages.problem, { code: 'suspended', team: '', limit: 0, day: '', name: '' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.handIn) }));
    await expect(canvas.getByText(say(messages.notRight, { slot: third }))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(`^${third}:`) })).toHaveFocus());
  },
};

/** Fewer players than the match needs. */
export const TooFewPlayers: Story = {
  parameters: { screen: { msw: forCaptain({ lineup: ({ players }) => ({ players: players.slice(0, 2) }) }) } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.handIn) }));
    await expect(
      canvas.getByText(say(messages.problem, { code: 'too_few_players', limit: middenkust.sheet.least, team: '', day: '', name: '' })),
    ).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** The lineup of the captain's own side is in; that of the other side is not. */
export const HandedIn: Story = {
  parameters: {
    screen: {
      msw: forCaptain({
        stage: 'one-in',
        rights: { ...awayCaptain, sides: [0] },
        lineup: ({ players }) => ({
          sealed: { part: 'match', players: players.slice(0, 4).map(({ player }) => player), handedInAt: '2026-11-27T19:52:00.000Z' },
        }),
      }),
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.isIn) })).toBeVisible();
    await userEvent.click(canvas.getByText(say(messages.show)));
    await expect(canvas.getByText(say(gameMessages.ofMatch, { number: 4 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.change) }));
    await expect(await canvas.findByRole('button', { name: say(messages.handIn) })).toBeVisible();
  },
};

/** The roster has changed after the lineup was handed in. Its captain reads who may no longer play, and can hand in another one. */
export const PlayerMayNoLongerPlay: Story = {
  parameters: {
    screen: {
      msw: forCaptain({
        stage: 'one-in',
        rights: { ...awayCaptain, sides: [0] },
        lineup: ({ players }) => ({
          players: players.map((player, at) => (at === 1 ? { ...player, roster: 'none' as const } : player)),
          sealed: { part: 'match', players: players.slice(0, 4).map(({ player }) => player), handedInAt: '2026-11-27T19:52:00.000Z' },
        }),
      }),
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const reason = say(messages.problem, { code: 'not_on_roster', limit: 0, team: '', day: '', name: '' });
    await expect(await canvas.findByText(new RegExp(reason))).toHaveTextContent(say(gameMessages.ofMatch, { number: 2 }));
    await userEvent.click(canvas.getByText(say(messages.show)));
    const shown = within(canvas.getByText(say(messages.show)).closest('details')!);
    await expect(shown.getAllByRole('listitem')).toHaveLength(4);
    await expect(shown.queryByText('–')).toBeNull();
    await expect(canvas.getByRole('button', { name: say(messages.change) })).toBeVisible();
  },
};

/** The link of the team was renewed after the lineup was handed in. Whoever opens it learns nothing from before. */
export const HandedInBeforeTheLink: Story = {
  parameters: {
    screen: {
      msw: forCaptain({
        stage: 'one-in',
        rights: { ...awayCaptain, sides: [0] },
        lineup: () => ({ sealed: { part: 'match', players: null, handedInAt: '2026-11-27T19:52:00.000Z' } }),
      }),
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.beforeLink))).toBeVisible();
    await expect(canvas.queryByText(say(messages.show))).toBeNull();
    await expect(canvas.getByRole('button', { name: say(messages.change) })).toBeVisible();
  },
};

/** A lineup that is taken back is filled in as before, also after a reload. */
export const TakenBack: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const rights: MatchRights = { ...awayCaptain, sides: [0] };
        const built = buildMatch(world, { ...matchOf(world), startsAt: '2026-11-27T21:17' }, middenkust, 'one-in', rights);
        const author = `user:${world.user.id}`;
        const events = built.sheet.events.map((event) => ({ ...event, author }));
        const own = lineupOf(built.squads[0]);
        const players = own.players.slice(0, 4).map(({ player }) => player);
        let isTakenBack = false;
        return [
          mock('getOwnLineup', () => ({
            ...own,
            sealed: isTakenBack ? null : { part: 'match', players, handedInAt: '2026-11-27T19:52:00.000Z' },
          })),
          mock('recordMatchEvents', ({ after, events: sent }) => {
            isTakenBack = true;
            const undo = { ...sent[0]!, author, seq: after + 1, serverTime: sent[0]!.deviceTime } as (typeof events)[number];
            return { events: [undo], length: after + 1 };
          }),
          mock('getMatch', { ...built.sheet, events }),
          ...forCaptain({ stage: 'one-in', rights })(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.takeBack) }));
    const { squads } = buildMatch(world, matchOf(world), middenkust, 'one-in', awayCaptain);
    for (const [at, { name }] of lineupOf(squads[0]).players.slice(0, 4).entries()) {
      const game = say(gameMessages.ofMatch, { number: at + 1 });
      await expect(await canvas.findByRole('button', { name: new RegExp(`^${game}: .*${name}`) })).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: say(messages.handIn) })).toBeVisible();
  },
};

/** The other side is in, and this one is late. Nothing is filled in automatically. The button says that it shows both lineups. */
export const DeadlinePassed: Story = {
  parameters: { screen: { msw: forCaptain({ stage: 'one-in', startsAt: '2026-11-27T21:00' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.late, { time: '21:00' }) })).toBeVisible();
    await expect(canvas.getByText(say(messages.otherIsIn))).toBeVisible();
    await expect(canvas.queryByText(say(messages.sealed))).toBeNull();
    await expect(canvas.getByRole('button', { name: say(messages.handInBoth) })).toBeVisible();
  },
};

/** The games of the first lineup were entered from paper. The page asks for the next lineup, which is not late. */
export const EnteredFromPaper: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { sheet, squads } = buildMatch(
          world,
          { ...matchOf(world), startsAt: '2026-11-27T20:00' },
          middenkust,
          'planned',
          awayCaptain,
        );
        const games = ['m1', 'm2', 'm3', 'm4'];
        const events = games.flatMap((game, at) =>
          bothSides.map((side) => ({
            ...{ id: crypto.randomUUID(), v: 1, seq: 2 * at + side + 1, kind: 'slot', author: 'user:1' },
            payload: { game, side, players: [squads[side][at]!.playerId] },
            ...{ deviceTime: '2026-11-27T20:00:00.000Z', serverTime: '2026-11-27T20:00:00.000Z' },
          })),
        ) as unknown as MatchEvent[];
        const folded = Object.fromEntries(games.map((game) => [game, gameOfResult([3, 1])]));
        const people = squads.flat().map(({ playerId, name, number }) => ({ id: playerId, name, number }));
        return [mock('getMatch', { ...sheet, events, length: events.length, folded, people }), ...forCaptain()(world)];
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.open) })).toBeVisible();
    await expect(canvas.getAllByText(new RegExp(say(messages.gamePlayer, { number: 5, place: 2 })))[0]).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: new RegExp(say(messages.late, { time: '' })) })).toBeNull();
  },
};

/** The season opens lineups a day before the match. Until then a captain can prepare one, and does not hand it in. */
export const TooEarly: Story = {
  parameters: { screen: { msw: forCaptain({ startsAt: '2026-11-29T20:00' }) } },
  play: async (context) => {
    const { canvas, userEvent, say, world } = context;
    const opens = formatInstant('en', '2026-11-28T20:00:00.000+01:00', matchOf(world).timeZone, 'appointment');
    await expect(await canvas.findByRole('heading', { name: say(messages.opens, { time: opens }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.fillIn) }));
    await fill(context, 4);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.handIn) }));
    await expect(await canvas.findByText(say(messages.tooEarly))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.handIn) })).toBeVisible();
  },
};

/** Without a network the lineup is kept on the device. */
export const Offline: Story = {
  parameters: { screen: { msw: (world) => [...forCaptain()(world), mockError('putLineup', 'internal')] } },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await fill(context, 4);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.handIn) }));
    await expect(await canvas.findByText(say(messages.kept))).toBeVisible();
  },
};

/** The server refuses the lineup, because something has changed since. */
export const Refused: Story = {
  parameters: { screen: { msw: (world) => [...forCaptain()(world), mockError('putLineup', 'not-eligible')] } },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await fill(context, 4);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.handIn) }));
    await expect(await canvas.findByText(say(messages.refused))).toBeVisible();
  },
};

/** Both captains use one device. The second one signs with the code of the team. */
export const OneDevice: Story = {
  parameters: { screen: { msw: (world) => [...forCaptain()(world), mockError('recordMatchEvents', 'wrong-code')] } },
  play: async (context) => {
    const { canvas, userEvent, world, say } = context;
    const { home, away } = matchOf(world);
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.together) }));
    await expect(await canvas.findByRole('heading', { name: say(messages.title, { team: away.name }) })).toBeVisible();
    await fill(context, 4);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.ready) }));
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.takeOver, { team: home.name }) }));
    await fill(context, 4);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.reveal) }));
    await expect(canvas.getByText(say(messages.codeMissing))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(messages.code, { team: home.name })), '123456');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.reveal) }));
    await expect(await canvas.findByText(say(messages.wrongCode))).toBeVisible();
  },
};

/** One captain of both teams hands in one lineup after the other. */
export const BothTeams: Story = {
  parameters: { screen: { msw: forCaptain({ rights: { ...awayCaptain, sides: [0, 1] } }) } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { home, away } = matchOf(world);
    await expect(await canvas.findByText(say(messages.against, { side: 'home', team: away.name }))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: away.name }));
    await expect(await canvas.findByText(say(messages.against, { side: 'away', team: home.name }))).toBeVisible();
  },
};

/** After the deadline, an organiser hands in for a captain, with a reason. */
export const ForACaptain: Story = {
  parameters: {
    screen: { msw: forCaptain({ rights: { isEditor: true, sides: [], mayRun: true, mayScore: true }, startsAt: '2026-11-27T20:00' }) },
  },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.forCaptain) }));
    await fill(context, 4);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.handIn) }));
    await expect(canvas.getByText(say(reasonMessages.missing))).toBeVisible();
  },
};

/** Positions decide who plays which games. */
export const Seats: Story = {
  parameters: { screen: { msw: forCaptain({ structure: Object.values(structurePresets).find(({ seats = 0 }) => seats > 0)! }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.seats) })).toBeVisible();
  },
};

/** Games whose players are named in the open: the home team begins. */
export const HomeFirst: Story = {
  parameters: {
    screen: {
      msw: forCaptain({
        structure: { ...middenkust, blocks: [{ id: 'a', lineup: 'home-first', games: [{ n: 4, size: 1, format: 's' }] }] },
      }),
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.otherFirst, { team: matchOf(world).home.name }))).toBeVisible();
  },
};

/** The players of a free game are named in the open, when it is called. */
export const Free: Story = {
  parameters: {
    screen: {
      msw: forCaptain({ structure: { ...middenkust, blocks: [{ id: 'a', lineup: 'free', games: [{ n: 2, size: 2, format: 'p' }] }] } }),
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.inTheOpen))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.name) })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: (world) => [mockError('getOwnLineup', 'internal'), ...forCaptain()(world)] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

/** In French, the kind and the format of a later game do not fit beside each other on a phone. The format is below. */
export const FrenchPhone: Story = {
  globals: { locale: 'fr', viewport: { value: 'phone' } },
  play: async ({ canvas, say }) => {
    const later = await canvas.findByRole('region', { name: say(messages.later) });
    for (const row of within(later).getAllByRole('listitem')) {
      const [kind, format] = [...row.lastElementChild!.children].map((text) => text.getBoundingClientRect());
      await expect(format!.left >= kind!.right || format!.top >= kind!.bottom).toBe(true);
      await expect(format!.right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    }
  },
};
