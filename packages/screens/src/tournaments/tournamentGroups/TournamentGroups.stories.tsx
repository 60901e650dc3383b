import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Group } from '@oche/api/contract/tournament';
import { mock, mockError } from '@oche/mocks/mock';
import { swissPlan } from '@oche/mocks/plan';
import { beforeTheDraw, buildWorld, knockoutInProgress, longGermanNames, tieToDecide, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { TournamentGroups } from './TournamentGroups.tsx';
import { words } from '../../shell/words.ts';
import { messages as gameMessages } from '../../parts/game/gameMessages.ts';
import { swissMessages } from '../../parts/tournament/swissMessages.ts';
import { messages as groupsMessages } from './messages.ts';
import { groupMessages } from '../groupMessages.ts';

/** The groups with every unresolved tie decided by lot. */
const decidedByLot = ({ groups }: World): Group[] =>
  groups.map((group) =>
    group.unresolved.length === 0
      ? group
      : {
          ...group,
          unresolved: [],
          decision: { how: 'lot', reason: '' },
          rows: group.rows.map((row, place) => ({
            ...row,
            position: place + 1,
            tiedWith: [],
            decidedBy: place > 1 ? { criterion: 'drawn-lot', value: place, other: place - 1 } : null,
          })),
        },
  );

const meta = {
  component: TournamentGroups,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'tournamentGroups', params: ({ tournament }) => ({ tournament: tournament.slug }) },
  },
} satisfies Meta<typeof TournamentGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, world, say, like }) => {
    const table = within(await canvas.findByRole('table', { name: say(words.groupLetter, { letter: 'A' }) }));
    await expect(table.getAllByRole('row')).toHaveLength((world.groups[0]?.rows.length ?? 0) + 1);
    const [first] = table.getAllByRole('button', { name: like(groupMessages.explain) });
    if (!first) throw new Error('No place has an explanation.');
    await userEvent.click(first);
    await expect(table.getByText(new RegExp(say(groupMessages.leadsWinners)))).toBeVisible();
  },
};

/** An unresolved tie is amber, with a note on how it will be decided. */
export const GroupTieUnresolved: Story = {
  parameters: { screen: { world: tieToDecide } },
  play: async ({ canvas, userEvent, say, like }) => {
    await expect(await canvas.findByText(say(groupMessages.tieTitle, { places: '2–4' }))).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: like(groupMessages.explain, { position: '2–4' }) });
    if (!button) throw new Error('The tie has no explanation.');
    await userEvent.click(button);
    await expect(canvas.getByText(like(groupMessages.levelWith))).toBeVisible();
  },
};

export const SettledByLot: Story = {
  parameters: { screen: { world: tieToDecide, msw: (world: World) => [mock('listGroups', decidedByLot(world))] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(groupMessages.decided, { how: 'lot' }))).toBeVisible();
  },
};

/** On wide screens, a matrix shows the games between all players. Each game appears once for each side. */
export const MatrixOfGames: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { screen: { world: knockoutInProgress } },
  play: async ({ canvas, world, say }) => {
    const [group] = world.groups;
    const matrix = within(await canvas.findByRole('table', { name: say(groupsMessages.meetings, { letter: 'A' }) }));
    await expect(matrix.getAllByRole('link')).toHaveLength(2 * (group?.games.length ?? 0));
  },
};

/** The third of five rounds is being played. Thirteen players: one has a bye in each round. */
export const SwissSystem: Story = {
  tags: ['picture'],
  parameters: { screen: { world: () => buildWorld({ players: 13, plan: swissPlan, stage: 'groups' }) } },
  play: async ({ canvas, userEvent, say, like }) => {
    const table = within(await canvas.findByRole('table', { name: say(words.standings) }));
    await expect(table.getAllByRole('row')).toHaveLength(14);
    await expect(canvas.getByText(say(swissMessages.roundOf, { round: 3, rounds: 5 }))).toBeVisible();
    const rounds = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(rounds).toEqual([3, 2, 1].map((round) => say(gameMessages.swissRound, { round })));
    await expect(canvas.getAllByText(like(swissMessages.bye))).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: say(words.standings) })).toHaveAttribute('aria-current');
    await expect(canvas.queryByText(new RegExp(say(words.groupLetter, { letter: 'A' })))).toBeNull();
    await userEvent.click(table.getAllByRole('button', { name: like(groupMessages.explain) })[1]!);
    await expect(table.getByText(new RegExp(say(groupMessages.leadsWinners)))).toBeVisible();
  },
};
export const SwissSystemFinished: Story = {
  parameters: { screen: { world: () => buildWorld({ players: 16, plan: swissPlan, stage: 'finished' }) } },
  play: async ({ canvas, say }) =>
    expect(await canvas.findByText(say(groupMessages.legendWinners, { winnersCount: 4, winners: '1–4' }))).toBeVisible(),
};
export const SwissSystemOnAPhone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ players: 13, plan: swissPlan, stage: 'groups' }) } },
};

export const Complete: Story = { parameters: { screen: { world: knockoutInProgress } } };
/** Groups of three and of four. */
export const FourteenPlayers: Story = { parameters: { screen: { world: () => buildWorld({ players: 14, stage: 'groups' }) } } };
export const Empty: Story = { parameters: { screen: { world: beforeTheDraw } } };
export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };
export const NotFound: Story = { parameters: { screen: { params: { tournament: 'nobody-knows-it' } } } };
export const Failed: Story = { parameters: { screen: { msw: [mockError('listGroups', 'internal')] } } };
