import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@oche/api/errors';
import type { MatchEvent, MatchRights } from '@oche/api/contract/match';
import { foldedGame } from '@oche/darts/match/state';
import type { MatchStructure } from '@oche/darts/match/structure';
import { foldGame } from '@oche/darts/x01/game';
import { writeLog, type Written } from '@oche/mocks/boardGame';
import { withLog } from '@oche/mocks/gameSummary';
import { buildMatch, type MatchStage, matchOf, matchParams } from '@oche/mocks/match';
import { mock, mockError, mockNetworkError } from '@oche/mocks/mock';
import { responsesOfGames } from '@oche/mocks/responses/games';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { resize } from '../../../../../../.storybook/touch.ts';
import { scoreWords } from '../../../parts/game/scoreWords.ts';
import { messages as scoring } from '../../../parts/scoring/messages.ts';
import { linkEndedMessages } from '../../../shell/linkEndedMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as lineupMessages } from '../../../parts/match/lineupMessages.ts';
import { MatchPlay } from './MatchPlay.tsx';
import { messages } from './messages.ts';

type Options = {
  rights?: MatchRights;
  /** the visits of the game on the screen; by default those of bots */
  written?: readonly Written[];
  structure?: Partial<MatchStructure>;
};

const captain: MatchRights = { isEditor: false, sides: [0], mayRun: true, mayScore: true };
const free: Partial<MatchStructure> = { blocks: [{ id: 'a', lineup: 'free', games: [{ n: 4, size: 1, format: 's' }] }] };
const structureOf = (world: World) => groupOf(teamsOf(world), world.league.group).structure;

/** The match at a stage, and one of its games. */
const build = (world: World, stage: MatchStage, key: string, { rights = captain, written, structure }: Options) => {
  const built = buildMatch(world, matchOf(world), { ...structureOf(world), ...structure }, stage, rights);
  const game = built.sheet.games.find((each) => each.key === key)!;
  const refs = game.sides.map(({ id, players }) => ({ id: id!, players: players.map((player) => player.id) }));
  const log = written ? writeLog(game.format, refs, written) : (built.logs.get(game.id) ?? []);
  if (log.length === 0) return { sheet: built.sheet, game, log };
  const folded = { ...built.sheet.folded, [key]: foldedGame(foldGame(log)) };
  return { sheet: { ...built.sheet, folded }, game: withLog(game, log), log };
};

/** One game of the match at a stage, as a captain scores it. */
const at = (stage: MatchStage, key: string, options: Options = {}) => ({
  params: (world: World) => ({
    ...matchParams(world),
    game_id: build(world, stage, key, options).game.id,
  }),
  msw: (world: World) => {
    const { sheet, game, log } = build(world, stage, key, options);
    // The server keeps what the device sends.
    const { getGame, recordEvents } = responsesOfGames({ ...world, logs: [{ game, events: log, length: log.length, scorerEpoch: 0 }] });
    return [
      mock('getMatch', { ...sheet, games: sheet.games.map((each) => (each.id === game.id ? game : each)) }),
      // Without a network there is no other game.
      http.get('*/api/games/:id', ({ params }) =>
        params['id'] === game.id ? undefined : HttpResponse.json({ code: 'unavailable', message: '' }, { status: 503 }),
      ),
      mock('getGame', getGame),
      mock('recordEvents', recordEvents),
    ];
  },
});

const meta = {
  component: MatchPlay,
  parameters: { layout: 'fullscreen', screen: { route: 'matchPlay', ...at('playing', 'm7') } },
} satisfies Meta<typeof MatchPlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Home wins two legs of 501, and has 141 to go in the third. */
const almostWon: Written[] = [
  ...[180, 60, 180, 60, { side: 0, total: 141, darts: 3, doubles: 1 }],
  ...[60, 180, 60, 180, 60, { side: 0, total: 141, darts: 3, doubles: 1 }],
  ...[180, 60, 180, 60],
];

const teams = (world: World) => [matchOf(world).home, matchOf(world).away] as const;

/** A running game. The bar shows the score of the match and leads back to the sheet. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('region', { name: say(scoreWords.board) })).toBeVisible();
    const [home, away] = teams(world);
    await expect(canvas.getByRole('img', { name: new RegExp(`^${home.name} – ${away.name}: \\d`) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(messages.sheet) })).toBeVisible();
  },
};
export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { tags: ['picture'], globals: { viewport: { value: 'smallPhone' }, mode: 'dark' } };
export const Sideways: Story = { tags: ['picture'], globals: { viewport: { value: 'sideways' } } };

/** Scores 60 in a game that has just begun. Keys before the keypad counts them are lost, so they are typed again from an empty line. */
const scores60: NonNullable<Story['play']> = async ({ canvas, userEvent, say }) => {
  await waitFor(async () => {
    await userEvent.keyboard('{Delete}60');
    await expect(canvas.getByRole('group', { name: say(scoring.typed, { total: 60 }) })).toBeVisible();
  });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent('441'));
};

/** The game before its first throw: the players, and who begins. */
export const Called: Story = {
  parameters: { screen: at('revealed', 'm1') },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await expect(await canvas.findByText(say(messages.gameOf, { number: 1, count: 10 }), { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(scoring.start) }));
    await scores60(context);
  },
};

const legJustWon = at('playing', 'm7', { written: almostWon.slice(0, 11) });

/** Between two legs, the list of visits names both players above each leg. The winner of the last leg is not above the list of the next leg. */
export const VisitsOfEachLeg: Story = {
  parameters: { screen: legJustWon },
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, world, say }) => {
    await canvas.findByRole('region', { name: say(scoreWords.board) });
    await userEvent.click(canvas.getByRole('button', { name: say(scoring.menu) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${say(scoring.visits)}`) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(scoring.visits) }));
    const names = build(world, 'playing', 'm7', {}).game.sides.map(({ name }) => name);
    await expect(dialog.queryByText(new RegExp(`^${say(words.legNumber, { number: 2 })}:`))).toBeNull();
    for (const number of [3, 2, 1]) {
      await userEvent.click(dialog.getByRole('tab', { name: say(words.legNumber, { number }) }));
      const [row] = await dialog.findAllByRole('row');
      await expect(
        within(row!)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(names);
    }
  },
};

/** A guest with the link of a team, without an account. */
export const Guest: Story = {
  parameters: { screen: { ...at('revealed', 'm1', { rights: { ...captain, sides: [1] } }), user: 'nobody', team: true } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(scoring.start) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(messages.sheet) })).toBeVisible();
  },
};

const marker: MatchRights = { isEditor: false, sides: [], mayRun: true, mayScore: true };
const organiser: MatchRights = { ...marker, isEditor: true };

/** Anybody at the board, with the link of the match. There is no way to the sheet, which is for captains. */
export const WithMatchLink: Story = {
  parameters: { screen: { ...at('revealed', 'm1', { rights: marker }), user: 'nobody', match: true } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(scoring.start) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(messages.sheet) })).toBeNull();
  },
};

/** The link of the match has been renewed, or its time is over. */
export const DeadMatchLink: Story = {
  parameters: { screen: { msw: [mockError('getGame', 'unauthenticated')], user: 'nobody', match: true } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(linkEndedMessages.match) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(words.logIn) })).toBeVisible();
  },
};

/** The link has ended, but a captain is logged in on this device: the page drops the link and goes on with the rights of the captain. */
export const DeadMatchLinkOfCaptain: Story = {
  parameters: {
    screen: {
      ...at('revealed', 'm1'),
      match: true,
      msw: (world: World) => [
        http.get('*/api/games/:id', ({ request }) =>
          request.headers.get('authorization') === 'Bearer token-of-a-match'
            ? HttpResponse.json({ code: 'unauthenticated', message: '' }, { status: 401 })
            : undefined,
        ),
        ...at('revealed', 'm1').msw(world),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(scoring.start) })).toBeVisible();
  },
};

const lastVisit = at('playing', 'm7', { written: almostWon });

/** The last dart without a network: the device counts the game and opens the next one, which its sheet knows. */
export const NextGameOffline: Story = {
  parameters: { screen: { ...lastVisit, msw: (world: World) => [mockNetworkError('recordEvents'), ...lastVisit.msw(world)] } },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await canvas.findByRole('region', { name: say(scoreWords.board) });
    const score = () => canvas.getByRole('img', { name: /: \d/ }).getAttribute('aria-label');
    const before = score();
    await userEvent.keyboard('141{Enter}');
    await waitFor(() => expect(score()).not.toBe(before));
    await expect(await canvas.findByText(say(scoring.keptHere))).toBeVisible();
    const after = score();
    // Game 8 is being played on the other board.
    await expect(canvas.getByText(say(messages.next, { number: 9 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(scoring.nextGame) }));
    await expect(await canvas.findByText(say(messages.gameOf, { number: 9, count: 10 }), { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(score()).toBe(after));
    await userEvent.click(canvas.getByRole('button', { name: say(scoring.start) }));
    await scores60(context);
  },
};

/** The last visit is taken back: the game goes on, and the match has its earlier score. */
export const UndoLastVisit: Story = {
  parameters: { screen: lastVisit },
  play: async ({ canvas, userEvent, say }) => {
    await canvas.findByRole('region', { name: say(scoreWords.board) });
    const score = () => canvas.getByRole('img', { name: /: \d/ }).getAttribute('aria-label');
    const before = score();
    await userEvent.keyboard('141{Enter}');
    await waitFor(() => expect(score()).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: say(scoring.undoLast) }));
    await waitFor(() => expect(score()).toBe(before));
  },
};

/** Between two blocks: the captains have to hand in their lineups first. */
export const WaitsForLineups: Story = {
  parameters: { screen: at('one-in', 'm1') },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.lineupTitle) })).toBeVisible();
    await expect(canvas.getByText(say(messages.lineup, { teams: teams(world)[1].name }))).toBeVisible();
  },
};

/** The server does not respond, so that events stay on the device: the mocked one stores nothing. */
const keepsOnDevice = mockError('recordMatchEvents', 'unavailable');
const tossed = at('revealed', 'm1', { structure: { throwsFirst: { first: 'toss', then: 'alternate' } }, rights: marker });

/** Whoever scores the match may enter the toss. */
export const Toss: Story = {
  parameters: { screen: { ...tossed, msw: (world: World) => [keepsOnDevice, ...tossed.msw(world)] } },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.tossTitle) })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(messages.sheet) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: teams(world)[1].name }));
    await expect(await canvas.findByRole('button', { name: say(scoring.start) })).toBeVisible();
  },
};

/** The players of a free game are named at the board, by the scorer. */
export const NamePlayers: Story = {
  parameters: {
    screen: {
      ...at('planned', 'm1', { rights: marker, structure: free }),
      msw: (world: World) => {
        const { squads, sheet } = buildMatch(world, matchOf(world), { ...structureOf(world), ...free }, 'planned', marker);
        return [
          keepsOnDevice,
          mock('listSeasonMembers', ({ teamId }) => squads[teamId === sheet.match.home.id ? 0 : 1]),
          ...at('planned', 'm1', { rights: marker, structure: free }).msw(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.nameTitle, { number: 1 }) })).toBeVisible();
    const save = await canvas.findByRole('button', { name: say(messages.savePlayers) });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    for (const { name: team } of teams(world)) {
      await userEvent.click(canvas.getByRole('combobox', { name: say(messages.playerOf, { number: 1, team }) }));
      await userEvent.click((await screen.findAllByRole('option'))[0]!);
    }
    await userEvent.click(canvas.getByRole('button', { name: say(messages.savePlayers) }));
    await expect(await canvas.findByRole('button', { name: say(scoring.start) })).toBeVisible();
  },
};

/** An organiser has handed in a lineup for a captain, and may know the other one: naming players needs a reason. */
export const NamePlayersAsOrganiser: Story = {
  parameters: {
    screen: {
      ...at('planned', 'm1', { rights: organiser, structure: free }),
      msw: (world: World) => {
        const { squads, sheet } = buildMatch(world, matchOf(world), { ...structureOf(world), ...free }, 'planned', organiser);
        const [lineup] = buildMatch(world, matchOf(world), structureOf(world), 'one-in').sheet.events.filter(
          ({ kind }) => kind === 'handed-in',
        );
        const forCaptain = { ...lineup!, seq: 1, payload: { ...lineup!.payload, reason: 'On holiday' } } as MatchEvent;
        return [
          keepsOnDevice,
          mock('getMatch', { ...sheet, events: [forCaptain], length: 1 }),
          mock('listSeasonMembers', ({ teamId }) => squads[teamId === sheet.match.home.id ? 0 : 1]),
          ...at('planned', 'm1', { rights: organiser, structure: free }).msw(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const reason = await canvas.findByLabelText(say(lineupMessages.changeReason));
    for (const { name: team } of teams(world)) {
      await userEvent.click(canvas.getByRole('combobox', { name: say(messages.playerOf, { number: 1, team }) }));
      await userEvent.click((await screen.findAllByRole('option'))[0]!);
    }
    await userEvent.click(canvas.getByRole('button', { name: say(messages.savePlayers) }));
    await expect(canvas.getByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(reason, 'Late');
    await userEvent.click(canvas.getByRole('button', { name: say(messages.savePlayers) }));
    await expect(await canvas.findByRole('button', { name: say(scoring.start) })).toBeVisible();
  },
};

/** After the last game the captains confirm the sheet. */
export const AllPlayed: Story = {
  parameters: { screen: at('to-confirm', 'm10') },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.continue) }));
    await expect(await canvas.findByRole('heading', { name: say(messages.overTitle) })).toBeVisible();
  },
};

/** A spectator with an account. */
export const Forbidden: Story = {
  parameters: { screen: at('playing', 'm7', { rights: { isEditor: false, sides: [], mayRun: false, mayScore: false } }) },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.forbiddenTitle) })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: say(scoreWords.board) })).toBeNull();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas }) => {
    const score = await canvas.findByRole('img', { name: /: \d/ });
    await expect(score.scrollWidth).toBeLessThanOrEqual(score.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongGermanNamesCalled: Story = {
  tags: ['picture'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames, ...at('revealed', 'm1') } },
};

/** Another device has recorded a different visit. The scorer chooses, and the network is not blamed. */
export const ScoredOnTwoDevices: Story = {
  parameters: {
    screen: {
      ...at('playing', 'm7', { written: almostWon }),
      msw: (world: World) => {
        const mine = build(world, 'playing', 'm7', { written: almostWon });
        const theirs = build(world, 'playing', 'm7', { written: [...almostWon, 60] });
        let hasWritten = false;
        return [
          mock('recordEvents', () => {
            hasWritten = true;
            throw new ApiError(409, { code: 'behind', message: '' });
          }),
          mock('getGame', ({ since = 0 }) => {
            const { game, log } = hasWritten ? theirs : mine;
            return { game, events: log.slice(since), length: log.length, scorerEpoch: 0 };
          }),
          ...at('playing', 'm7', { written: almostWon }).msw(world),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await canvas.findByRole('region', { name: say(scoreWords.board) });
    await userEvent.keyboard('100{Enter}');
    await expect(await canvas.findByText(say(scoring.conflictText))).not.toHaveTextContent('network');
    await expect(canvas.getByRole('button', { name: say(scoring.mine) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(scoring.theirs) })).toBeVisible();
  },
};

/** On phones, the page does not scroll. */
export const FitsPhones: Story = {
  play: async ({ canvas, say }) => {
    await canvas.findByRole('region', { name: say(scoreWords.board) });
    await document.fonts.ready;
    try {
      for (const [width, height] of [
        [360, 640],
        [390, 844],
      ] as const) {
        if (!(await resize(width, height))) continue;
        await waitFor(() => expect([innerWidth, innerHeight]).toEqual([width, height]));
        await waitFor(() => expect({ width, height: document.documentElement.scrollHeight }).toEqual({ width, height }));
      }
    } finally {
      await resize(1280, 800);
    }
  },
};
export const FitsPhonesInDutch: Story = { ...FitsPhones, globals: { locale: 'nl' } };
export const FitsPhonesInFrench: Story = { ...FitsPhones, globals: { locale: 'fr' } };
export const FitsPhonesInGerman: Story = { ...FitsPhones, globals: { locale: 'de' } };

/** The game belongs to another match. */
export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...at('playing', 'm7').params(world), match_slug: 'another-match' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getGame', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};
