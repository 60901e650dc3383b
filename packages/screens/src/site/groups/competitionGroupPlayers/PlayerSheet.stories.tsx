import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { seasonPlayerOf } from '@oche/mocks/responses/leaders';
import { groupOf, matchesOf, membersOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CompetitionGroupPlayers } from './CompetitionGroupPlayers.tsx';
import { messages as playerMessages } from '../../../parts/league/players/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages } from '../../player/messages.ts';

const divisionOf = (world: World) => groupOf(teamsOf(world), world.league.group);
const seasonOf = (world: World, at = 0) => {
  const [division, members] = [divisionOf(world), membersOf(world)];
  return seasonPlayerOf(members[at]!.playerId, division, members, matchesOf(world, division));
};

/** The individual standings of a division, whose names open the sheet. */
const meta = {
  component: CompetitionGroupPlayers,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'competitionGroupPlayers',
      params: (world: World) => ({ group: divisionOf(world).slug }),
      search: (world: World) => `person=${membersOf(world)[0]!.playerId}`,
    },
  },
} satisfies Meta<typeof CompetitionGroupPlayers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figures of a season and its games. A game without visits leads to its match. */
export const Default: Story = {
  play: async ({ world, say }) => {
    const { player, games } = seasonOf(world);
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('heading', { name: player.name })).toBeVisible();
    await expect(sheet.getByText(say(messages.highCheckout)).nextSibling).toHaveTextContent('152');
    const links = sheet.getAllByRole('link');
    await expect(links).toHaveLength(games.length);
    await expect(links[0]!.getAttribute('href')).toMatch(/\/live\/[^/]+$/);
    await expect(links[0]).toHaveTextContent(say(messages.against, { opponents: games[0]!.opponents[0]!.name }));
    await expect(links[2]!.getAttribute('href')).toMatch(/\/matches\/[^/]+$/);
    await expect(links[2]).toHaveTextContent(games[2]!.partners[0]!.name);
  },
};

/** A name opens the sheet, and Esc closes it. The address keeps the matchday, and the focus returns to the name. */
export const OpenAndClose: Story = {
  parameters: { screen: { search: 'after=1' } },
  play: async ({ canvas, userEvent, world }) => {
    const { player } = seasonOf(world, 1);
    const name = await canvas.findByRole('link', { name: player.name });
    await expect(name.getAttribute('href')).toContain(`?person=${player.id}&after=1`);
    await userEvent.click(name);
    await expect(await within(await screen.findByRole('dialog')).findByRole('heading', { name: player.name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: player.name })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: player.name }).getAttribute('href')).toContain('&after=1');
  },
};

/** Only results are known, and the player is on no leaderboard. */
export const ResultsOnly: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { games, ...season } = seasonOf(world);
        const known = games.map((game) => ({ ...game, average: null, hasLog: false }));
        return [
          mock('getSeasonPlayer', {
            ...{ ...season, average: null, averageGames: 0, scores: null, highCheckout: null, shortLeg: null },
            games: known,
          }),
        ];
      },
    },
  },
  play: async ({ say }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect((await sheet.findByText(say(words.average))).nextSibling).toHaveTextContent('–');
    await expect(sheet.queryByText(say(words.bestLeg))).toBeNull();
    await expect(sheet.queryByText('180')).toBeNull();
    for (const link of sheet.getAllByRole('link')) await expect(link.getAttribute('href')).toContain('/matches/');
  },
};

export const Loading: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getSeasonPlayer', seasonOf(world), { delay: 'infinite' })] } },
};

/** The address has somebody who has not played in this season. */
export const Unknown: Story = {
  parameters: { screen: { search: 'person=0190a000-0000-7000-8000-000000000009' } },
  play: async ({ say }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getSeasonPlayer', 'internal')] } },
  play: async ({ say }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ say }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByText(say(playerMessages.gamesPlayed))).toBeVisible();
    const body = screen.getByRole('dialog');
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  },
};
