import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Input } from '@oche/api/contract/endpoints';
import { mock, mockError } from '@oche/mocks/mock';
import { individualTableOf } from '@oche/mocks/responses/leaders';
import { groupOf, membersOf, standingsOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as leaderMessages } from '../../../parts/league/players/messages.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { CompetitionGroupPlayers } from './CompetitionGroupPlayers.tsx';

const divisionOf = (world: World) => groupOf(teamsOf(world), world.league.group);

/** The division after two matchdays. */
const afterTwo = (world: World) => mock('getStandings', standingsOf(divisionOf(world)));

const meta = {
  component: CompetitionGroupPlayers,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'competitionGroupPlayers', params: (world: World) => ({ group: divisionOf(world).slug }) },
  },
} satisfies Meta<typeof CompetitionGroupPlayers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Players with too few games follow without a place. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.group })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(words.players), current: 'page' })).toBeVisible();
    const [placed, below] = await canvas.findAllByRole('table');
    await expect(within(placed!).getByRole('row', { name: new RegExp(`^1 ${world.league.people[0]}`) })).toBeVisible();
    await expect(below).toHaveTextContent(say(leaderMessages.missing, { count: 2 }));
  },
};

/** The row of the user says so in words too. */
export const Own: Story = {
  parameters: {
    screen: {
      user: 'user',
      msw: (world: World) => [
        mock('listMyPlayers', [{ id: membersOf(world)[1]!.playerId, name: world.league.people[1]!, organisation: world.organisation }]),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    const [, second = ''] = world.league.people;
    const own = await canvas.findByRole('row', { name: new RegExp(`^2 ${second} \\(${say(leaderMessages.you)}\\)`) });
    await expect(own).toBeVisible();
    await expect(canvas.getAllByText(`(${say(leaderMessages.you)})`)).toHaveLength(1);
  },
};

/** The search keeps the places of the players whom it finds. It also finds the players of a team. */
export const Search: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [, second = ''] = world.league.people;
    const field = await canvas.findByRole('searchbox', { name: say(leaderMessages.find) });
    await userEvent.type(field, second.split(' ')[1]!);
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: new RegExp(`^2 ${second}`) })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, world.league.teams[1]!);
    await expect(canvas.getByRole('row', { name: new RegExp(`^2 ${second}`) })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(canvas.getByText(say(leaderMessages.noneFound, { search: 'zzz' }))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

const asked: Input<'getIndividualStandings'>[] = [];

/** The address keeps the last matchday that counts. */
export const AfterMatchday: Story = {
  parameters: {
    screen: {
      search: 'after=1',
      msw: (world: World) => {
        asked.length = 0;
        return [
          afterTwo(world),
          mock('getIndividualStandings', (input) => {
            asked.push(input);
            return individualTableOf(divisionOf(world), membersOf(world));
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { id } = divisionOf(world);
    const choice = await canvas.findByRole('combobox', { name: say(leaderMessages.to) });
    await expect(choice).toHaveTextContent('1');
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: say(leaderMessages.last) }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ id }));
    await expect(asked[0]).toEqual({ id, after: 1 });
  },
};

/** Another season than the current one. */
export const OtherSeason: Story = {
  parameters: { screen: { params: (world: World) => ({ group: divisionOf(world).slug, season: '2024-2025' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(siteMessages.notPlayed))).toBeVisible();
  },
};

/** Before the first confirmed match, nobody has a place. */
export const Empty: Story = {
  parameters: { screen: { msw: (world: World) => [mock('getIndividualStandings', { groupId: divisionOf(world).id, rows: [] })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(leaderMessages.before))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getIndividualStandings', { groupId: divisionOf(world).id, rows: [] }, { delay: 'infinite' })] },
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

/** Standings that fail leave the choice of the matchday. */
export const Failed: Story = {
  parameters: { screen: { msw: (world: World) => [afterTwo(world), mockError('getIndividualStandings', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: say(leaderMessages.to) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { group: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
