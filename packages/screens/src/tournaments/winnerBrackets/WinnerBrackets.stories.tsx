import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bracket } from '@oche/api/contract/tournament';
import { mock, mockError } from '@oche/mocks/mock';
import { doublePlan, firstLossPlan, knockoutPlan } from '@oche/mocks/plan';
import { afterTheDraw, beforeTheDraw, buildWorld, finished, knockoutInProgress, longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor, within } from 'storybook/test';
import { WinnerBrackets } from './WinnerBrackets.tsx';
import { words } from '../../shell/words.ts';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { followMessages } from '../followMessages.ts';
import { roundMessages } from '../../parts/tournament/roundMessages.ts';
import { knockoutMessages } from '../knockoutMessages.ts';

/** The knockout with a finished game of the first round turned into a walkover. */
const withWalkover = ({ winners }: World): Bracket => {
  const changed = winners.games.find(({ phase, round }) => phase === 'finished' && round === 1);
  return {
    ...winners,
    games: winners.games.map((game) =>
      game === changed ? { ...game, ending: 'walkover', sides: game.sides.map((side) => ({ ...side, score: 0 })) } : game,
    ),
  };
};

const meta = {
  component: WinnerBrackets,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'winnerBrackets', world: knockoutInProgress, params: ({ tournament }) => ({ tournament: tournament.slug }) },
  },
} satisfies Meta<typeof WinnerBrackets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const bracket = within(await canvas.findByRole('group', { name: say(words.winnersKnockout) }));
    const live = world.winners.games.find(({ phase }) => phase === 'playing');
    const link = await bracket.findByRole('link', { name: new RegExp(say(knockoutMessages.live, { number: live?.board?.number ?? 0 })) });
    await expect(link).toHaveAttribute('href', expect.stringContaining(`/live/${live?.id}`));
    await expect(bracket.getByText(say(roundMessages.final))).toBeVisible();
  },
};

/** The player's path is bold, and dotted in future rounds. Screen readers announce the choice, and the focus moves to the button that stops it. */
export const FollowingAPlayer: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const name = world.winners.games.find(({ phase }) => phase === 'playing')?.sides[0]?.name ?? '';
    await userEvent.click(await canvas.findByRole('combobox', { name: say(followMessages.follow) }));
    await userEvent.click(await within(document.body).findByRole('option', { name }));
    const status = canvas.getAllByRole('status').find(({ textContent }) => textContent === say(followMessages.following, { name }));
    await expect(status).toBeInTheDocument();
    const stop = canvas.getByRole('button', { name: say(followMessages.stop, { name }) });
    await waitFor(() => expect(stop).toHaveFocus());
    // The links to the other pages of the tournament keep the followed player.
    await expect(canvas.getByRole('link', { name: say(words.games) })).toHaveAttribute('href', expect.stringContaining('?player='));
  },
};

/** Every side depends on a group that has not been played yet. */
export const FromTheGroups: Story = { parameters: { screen: { world: afterTheDraw } } };
export const Finished: Story = { parameters: { screen: { world: finished } } };

/** Upper bracket, lower bracket and finals. Eleven players have byes in both brackets. */
export const DoubleElimination: Story = {
  tags: ['picture'],
  parameters: { screen: { world: () => buildWorld({ players: 11, plan: doublePlan, stage: 'knockout' }) } },
  play: async ({ canvas, say }) => {
    const bracket = within(await canvas.findByRole('group', { name: say(words.doubleElimination) }));
    await expect((await bracket.findAllByText(say(gameMessages.upperFinal)))[0]).toBeVisible();
    await expect((await bracket.findAllByText(say(gameMessages.lowerFinal))).length).toBeGreaterThan(0);
    await expect((await bracket.findAllByText(say(gameMessages.decidingFinal))).length).toBeGreaterThan(0);
  },
};
export const DoubleEliminationDrawn: Story = {
  parameters: { screen: { world: () => buildWorld({ players: 8, plan: doublePlan, stage: 'drawn' }) } },
};

/** The winner of the upper bracket won the final, so there is no second one. */
export const DoubleEliminationFinished: Story = {
  parameters: { screen: { world: () => buildWorld({ players: 8, plan: doublePlan, stage: 'finished' }) } },
  play: async ({ canvas, say, world }) => {
    const bracket = within(await canvas.findByRole('group', { name: say(words.doubleElimination) }));
    await expect((await bracket.findAllByText(say(gameMessages.lowerFinal))).length).toBeGreaterThan(0);
    const isNeeded = world.winners.games.some(({ key, phase }) => key === 'gf2' && phase === 'finished');
    await expect(bracket.queryAllByText(say(gameMessages.decidingFinal)).length > 0).toBe(isNeeded);
  },
};
export const DoubleEliminationOnAPhone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ players: 16, plan: doublePlan, stage: 'knockout' }) } },
};

/** Players who lose their first game play on in the losers’ knockout. */
export const SecondChance: Story = {
  parameters: { screen: { world: () => buildWorld({ plan: firstLossPlan, stage: 'knockout' }) } },
  play: async ({ canvas, say }) => expect(await canvas.findByRole('link', { name: say(words.losersKnockout) })).toBeVisible(),
};

/** Eleven players in a bracket of sixteen: a bye looks different from a player who is not known yet. */
export const WithByes: Story = {
  parameters: { screen: { world: () => buildWorld({ players: 11, plan: knockoutPlan, stage: 'knockout' }) } },
  play: async ({ canvas, userEvent, like, say }) => {
    const bracket = within(await canvas.findByRole('group', { name: say(words.knockout) }));
    // On a phone, or with a large font size, the bracket shows one round at a time; the byes are in the first one.
    const [first] = bracket.queryAllByRole('button', { pressed: false });
    if (first) await userEvent.click(first);
    await expect((await canvas.findAllByRole('img', { name: like(knockoutMessages.bye) })).length).toBe(5);
  },
};

export const Walkover: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getBracket', withWalkover(world))] } },
  play: async ({ canvas, like }) => {
    const game = await canvas.findByRole('link', { name: like(knockoutMessages.byWalkover) });
    await expect(game).toBeVisible();
    await expect(game).not.toHaveAccessibleName(/\.\./);
  },
};

export const SixtyFour: Story = {
  parameters: { screen: { world: () => buildWorld({ players: 64, boards: 16, plan: knockoutPlan, stage: 'knockout' }) } },
};
export const Empty: Story = { parameters: { screen: { world: beforeTheDraw } } };
export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'knockout' }) } },
};
export const NotFound: Story = { parameters: { screen: { params: { tournament: 'nobody-knows-it' } } } };
export const Failed: Story = { parameters: { screen: { msw: [mockError('getBracket', 'internal')] } } };
