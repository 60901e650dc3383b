import { withBoardGame, writeLog, type BoardGameOptions, type Written } from '@oche/mocks/boardGame';
import { mockError } from '@oche/mocks/mock';
import { knockoutPlan } from '@oche/mocks/plan';
import { buildWorld, knockoutInProgress, longGermanNames, type World } from '@oche/mocks/world';
import type { Format } from '@oche/darts/x01/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Live } from './Live.tsx';
import { scoreWords } from '../../parts/game/scoreWords.ts';
import { messages } from './messages.ts';
import { words } from '../../shell/words.ts';
import { messages as errors } from '../../shell/errorMessages.ts';
import { scorecardWords } from '../../parts/game/scorecardWords.ts';

const onBoard = (world: World) => ({ id: world.boardScreen.game?.id ?? '' });

const meta = {
  component: Live,
  parameters: { layout: 'fullscreen', screen: { route: 'live', params: onBoard } },
} satisfies Meta<typeof Live>;
export default meta;
type Story = StoryObj<typeof meta>;

const format: Format = { start: 501, in: 'straight', out: 'double', legs: { bestOf: 5 }, starter: 'first' };
const names = ['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann'];
const threeLegs: Written[] = [
  ...[180, 60, 140, 60, 100, 60, { side: 0, total: 81, darts: 2, doubles: 1 }],
  ...[180, 60, 140, 60, 100, 60, { side: 1, total: 81, darts: 3, doubles: 2 }],
  ...[100, 60, 140, 60, 100, 60, 81, 60, { side: 0, total: 80, darts: 2, doubles: 1 }],
];
const leg4: Written[] = [...threeLegs, 100, 140, 60, 95, 85, 60, 140, 85, 41];

const game = (written: readonly Written[], options: BoardGameOptions = {}, world: () => World = knockoutInProgress) => ({
  screen: { world: () => withBoardGame(world(), written, { format, names, ...options }) },
});

export const Default: Story = {
  parameters: game(leg4),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent('121');
    await expect(canvas.getByRole('table', { name: say(scoreWords.statistics) })).toHaveTextContent(
      new RegExp(`101[.,]87${say(words.average)}84[.,]19`),
    );
  },
};
export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const InDutch: Story = {
  parameters: game(leg4),
  globals: { locale: 'nl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Statistieken' })).toHaveTextContent('101,87Gemiddelde84,19');
  },
};

/** A game of a match between two teams, on the site of their competition. */
const ofMatch = (): World => {
  const world = withBoardGame(knockoutInProgress(), leg4, { format, names });
  const parent = { kind: 'match', id: world.event.id, slug: 'krijtstreep-restwaarde', name: 'Krijtstreep – Restwaarde' };
  return { ...world, logs: world.logs.map((log) => (log.game.id === onBoard(world).id ? { ...log, game: { ...log.game, parent } } : log)) };
};
export const OfTeamMatch: Story = {
  parameters: { screen: { site: 'competition', world: ofMatch } },
  play: async ({ canvas }) => {
    const match = await canvas.findByRole('link', { name: 'Krijtstreep – Restwaarde' });
    await expect(match.getAttribute('href')).toMatch(/\/matches\/krijtstreep-restwaarde$/);
  },
};

/** If the knockout is the whole tournament, it is not called the winners' knockout. */
export const KnockoutOnly: Story = {
  parameters: game(leg4, {}, () => buildWorld({ players: 8, plan: knockoutPlan, stage: 'knockout' })),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(say(words.winnersKnockout), { exact: false })).toBeNull();
  },
};

/** A visit arrives over the channel and changes the score without a reload. */
export const VisitArrives: Story = {
  parameters: game(leg4),
  play: async ({ canvas, realtime, world, say }) => {
    const id = world.boardScreen.game?.id ?? '';
    const log = world.logs.find((each) => each.game.id === id);
    if (!log) throw new Error('This world has no log of the game on the board.');
    await waitFor(() => expect(realtime.channels()).toContain(`game-${id}`));
    const [start] = log.events;
    const { sides } = start?.payload as { sides: Parameters<typeof writeLog>[1] };
    const next = writeLog(format, sides, [...leg4, 60]).at(-1);
    if (!next) throw new Error('The log has no visits.');
    realtime.emit('game', id, { event: 'appended', data: { gameId: id, length: next.seq, events: [next], scorerEpoch: 1 } });
    await waitFor(() => expect(canvas.getByRole('region', { name: say(scoreWords.board) })).toHaveTextContent('61'));
    await expect(canvas.getByText(say(messages.throwsNow, { name: 'Scheibenbauer-Doppelmann' }))).toBeVisible();
  },
};

export const EarlierLeg: Story = {
  parameters: game(leg4),
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: new RegExp(`^${say(words.legNumber, { number: 2 })}`) }));
    await expect(canvas.getByRole('heading', { name: say(messages.visitsOfLeg, { leg: 2 }) })).toBeVisible();
  },
};
export const Called: Story = {
  parameters: game([], { called: true }),
  play: async ({ canvas, like }) => {
    await expect(await canvas.findByText(like(messages.calledTo))).toBeVisible();
  },
};
export const Bust: Story = { parameters: game([180, 60, 180, 60, 109, 60, 'bust']) };
export const DecidingLeg: Story = {
  parameters: game([...threeLegs, ...[180, 60, 140, 60, 100, 60, { side: 1, total: 81, darts: 2, doubles: 1 }], 60, 100]),
};
export const LegJustStarted: Story = { parameters: game(threeLegs) };
export const Finished: Story = {
  parameters: game([...leg4, { side: 0, total: 121, darts: 3, doubles: 1 }]),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(words.legNumber, { number: 4 }) })).toBeVisible();
  },
};
export const Walkover: Story = {
  parameters: game([{ winner: 1 }]),
  play: async ({ canvas, like }) => {
    await expect(await canvas.findByText(like(scorecardWords.wonByWalkover))).toBeVisible();
  },
};

/** The leg of the 2023 World Championship final: 180, 177, 120 against 180, 180, 141. */
export const NineDarts: Story = {
  parameters: game([180, 180, 177, 180, { side: 0, total: 120, darts: 3, doubles: 1 }, 141], {
    format: { ...format, legs: { firstTo: 1 } },
  }),
  play: async ({ canvas, say }) => {
    const table = await canvas.findByRole('table', { name: say(scoreWords.statistics) });
    await expect(table).toHaveTextContent(new RegExp(`159[.,]00${say(words.average)}167[.,]00`));
    await expect(table).toHaveTextContent(`–${say(scoreWords.bestFinish)}141`);
    await expect(table).toHaveTextContent(say(scoreWords.dartsAtDouble));
    await expect(table).toHaveTextContent(new RegExp(`–${say(scoreWords.bestLeg)}9`));
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => withBoardGame(longGermanNames({ stage: 'knockout' }), leg4, { format }) } },
};
export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getGame', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(words.tryAgain) })).toBeVisible();
  },
};
/** The server was updated while this page was open, and its events have a version that the page cannot read. */
export const OlderThanServer: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = withBoardGame(knockoutInProgress(), leg4, { format, names });
        return { ...world, logs: world.logs.map((log) => ({ ...log, events: log.events.map((event) => ({ ...event, v: 99 })) })) };
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(errors['unreadable-version']))).toBeVisible();
  },
};
export const NotFound: Story = {
  parameters: { screen: { params: { id: '00000000-0000-7000-8000-000000000000' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
