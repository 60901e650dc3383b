import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchRights } from '@oche/api/contract/match';
import { buildMatch, type MatchStage } from '@oche/mocks/match';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, matchesOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { messages as scoring } from '../../parts/scoring/messages.ts';
import { linkEndedMessages } from '../../shell/linkEndedMessages.ts';
import { words } from '../../shell/words.ts';
import { MatchLink } from './MatchLink.tsx';
import { matchLinkMessages as messages } from './matchLinkMessages.ts';

const marker: MatchRights = { isEditor: false, sides: [], mayRun: true, mayScore: true };
const matchOf = (world: World) => matchesOf(world, groupOf(teamsOf(world), world.league.group))[3]!;

/** The match of the link at a stage. `games`: whether it has games yet. */
const at =
  (stage: MatchStage, rights = marker, games = true) =>
  (world: World) => {
    const group = groupOf(teamsOf(world), world.league.group);
    const { sheet } = buildMatch(world, matchOf(world), group.structure, stage, rights);
    return [
      mock('getMatch', { ...sheet, games: games ? sheet.games : [] }),
      mock('getGame', ({ id }) => ({ game: sheet.games.find((game) => game.id === id)!, events: [], length: 0, scorerEpoch: 0 })),
    ];
  };

/** The visitor has no rights in the match without the link. */
const onlyWithLink = http.get('*/api/matches/:id', ({ request }) =>
  request.headers.get('authorization') === 'Bearer from-the-sheet'
    ? undefined
    : HttpResponse.json({ code: 'not-found', message: '' }, { status: 404 }),
);

/** The page opened by the link of a match: `/profile?match=…&key=…`. */
const meta = {
  component: MatchLink,
  args: { id: '', token: '' },
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'profile',
      user: 'nobody',
      search: (world: World) => `match=${matchOf(world).id}&key=from-the-sheet`,
      msw: (world: World) => [onlyWithLink, ...at('revealed')(world)],
    },
  },
} satisfies Meta<typeof MatchLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Anybody who scans it scores: the game that is next opens at once. */
export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say(scoring.start) })).toBeVisible();
  },
};

/** A user of the match keeps their own rights. */
export const LoggedIn: Story = { ...Default, parameters: { screen: { user: 'user', msw: at('revealed') } } };

/** The captains have not handed in their lineups, so there are no games. */
export const NoGamesYet: Story = {
  parameters: { screen: { msw: at('planned', marker, false) } },
  play: async ({ canvas, world, say }) => {
    const { home, away } = matchOf(world);
    await expect(await canvas.findByRole('heading', { level: 1, name: say(words.versus, { a: home.name, b: away.name }) })).toBeVisible();
    await expect(canvas.getByText(say(messages.waits))).toBeVisible();
  },
};

/** The link was renewed, or a day and a half have passed. */
export const Dead: Story = {
  parameters: { screen: { msw: [mockError('getMatch', 'unauthenticated')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(linkEndedMessages.match) })).toBeVisible();
    await expect(canvas.getByText(say(linkEndedMessages.matchText))).toBeVisible();
  },
};

/** The match is confirmed, which ends its links. */
export const Confirmed: Story = { ...Dead, parameters: { screen: { msw: at('confirmed') } } };

/** The link of another match. */
export const OfAnotherMatch: Story = {
  ...Dead,
  parameters: { screen: { msw: at('revealed', { isEditor: false, sides: [], mayRun: false, mayScore: false }) } },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames, msw: at('planned', marker, false) } },
};
