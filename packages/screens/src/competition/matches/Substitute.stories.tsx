import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMatch, matchOf, matchParams, squadsOf } from '@oche/mocks/match';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, within } from 'storybook/test';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { messages } from '../../parts/match/actionMessages.ts';
import { messages as lineupMessages } from '../../parts/match/lineupMessages.ts';
import { Substitute } from './Substitute.tsx';
import { asCaptain, recorded } from './testMatchPage.ts';

/** The dialog is on the page of the match. */
const meta = {
  component: Substitute,
  // The page of the route has its own data.
  args: { match: undefined as never, squads: undefined as never, season: undefined as never },
  parameters: { layout: 'fullscreen', screen: { route: 'matchManage', params: matchParams, msw: recorded('revealed', asCaptain(0)) } },
} satisfies Meta<typeof Substitute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The names of the players of home in games, by number. */
const namesIn = (world: World, number: number): string[] => {
  const { structure } = groupOf(teamsOf(world), world.league.group);
  const { state } = buildMatch(world, matchOf(world), structure, 'revealed');
  const players = state.games.find((game) => game.number === number)!.players[0] ?? [];
  return players.map((player) => squadsOf(world, matchOf(world))[0].find(({ playerId }) => playerId === player)!.name);
};

/** Opens the dialog for the first game, and the list of players who can come in. */
const openList = async ({ canvas, userEvent, world, say }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: say(messages.substitute) }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: say(messages.place) }));
  const [present] = namesIn(world, 1);
  await userEvent.click(await screen.findByRole('option', { name: `${say(gameMessages.ofMatch, { number: 1 })} · ${present}` }));
  await userEvent.click(dialog.getByRole('combobox', { name: say(messages.in) }));
  return { dialog, list: within(await screen.findByRole('listbox')) };
};

/**
 * Each game shows its players. The one who plays the second game stands apart for the first, with the reason. Chosen anyway, the dialog says what
 * follows.
 */
export const Default: Story = {
  tags: ['picture'],
  play: async (context) => {
    const { userEvent, world, say } = context;
    const { dialog, list } = await openList(context);
    const [other] = namesIn(world, 2);
    const reason = say(lineupMessages.problem, { code: 'block_limit', limit: 1, day: '', name: '', team: '' });
    await expect(list.getByText(say(messages.againstRules))).toBeVisible();
    await userEvent.click(list.getByRole('option', { name: `${other} · ${reason}` }));
    await expect(dialog.getByText(say(messages.doubtful))).toBeVisible();
  },
};

/** Somebody without a game comes in without a warning, and is on the sheet. A printed sheet says who was replaced. */
export const Eligible: Story = {
  play: async (context) => {
    const { canvas, userEvent, world, say } = context;
    const { dialog, list } = await openList(context);
    const playing = [1, 2, 3, 4].flatMap((number) => namesIn(world, number));
    const { name } = squadsOf(world, matchOf(world))[0].find((player) => !playing.includes(player.name))!;
    await userEvent.click(list.getByRole('option', { name }));
    await expect(dialog.queryByText(say(messages.doubtful))).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: say(messages.substitute) }));
    await expect((await canvas.findAllByText(name))[0]).toBeVisible();
    const team = matchOf(world).home.name;
    const parts = { kind: 'substitute', team, game: '1', name, other: playing[0]!, text: '' };
    await expect(canvas.getByText(say(messages.event, parts)).closest('li')).not.toHaveClass('print:hidden');
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async (context) => {
    const { list } = await openList(context);
    await expect(list.getByText(context.say(messages.againstRules))).toBeVisible();
  },
};
