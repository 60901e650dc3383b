import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FixturePlan } from '@oche/api/contract/fixture';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { SeasonState } from '@oche/api/contract/season';
import { managedCompetitionOf, withGroup } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, matchesOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { messages as orderMessages } from '../../../parts/order/messages.ts';
import { messages as groupMessages } from '../../../parts/league/groupMessages.ts';
import { messages as teamMessages } from '../../../parts/league/teamMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { GroupTeams } from './GroupTeams.tsx';
import { messages } from './messages.ts';

const divisionOf = (world: World) => groupOf(teamsOf(world), world.league.group);
const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  group_slug: divisionOf(world).slug,
});

/** A season in this state, whose first group is that of the page. */
const seasonWith = (world: World, state: SeasonState, ...groups: SeasonGroup[]) => [
  mock('getManagedCompetition', ({ group }) => withGroup(managedCompetitionOf(world, { state }), world, group, groups)),
  mock('listSeasonGroups', groups),
];
/** Three of the four teams, and a lower division with none. */
const divisionsOf = (world: World): [SeasonGroup, SeasonGroup] => {
  const division = divisionOf(world);
  return [
    { ...division, teams: division.teams.slice(0, 3).map((team, at) => ({ ...team, keyNumber: at === 2 ? null : at + 1 })) },
    { ...division, id: division.teams[0]!.id, name: `${division.name} B`, slug: 'b', level: 2, teams: [] },
  ];
};
const noMatches = mock('listMatches', { items: [], page: 1, perPage: 200, total: 0 });

const sent = fn();
const update = (world: World) =>
  mock('updateGroup', (input) => {
    sent(input);
    return divisionOf(world);
  });

const meta = {
  component: GroupTeams,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'groupTeams',
      params: paramsOf,
      msw: (world: World) => [...seasonWith(world, 'open', ...divisionsOf(world)), noMatches, update(world)],
    },
  },
} satisfies Meta<typeof GroupTeams>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The organiser puts a team first, and two teams exchange their key numbers. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, second, third] = divisionsOf(world)[0].teams;
    const list = await canvas.findByRole('list', { name: divisionOf(world).name });
    await expect(canvas.getByText(say(messages.rests))).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: say(orderMessages.up, { name: second!.name }) }));
    const entry = ({ id }: { id: string }, keyNumber: number | null) => ({ teamId: id, keyNumber, seed: null });
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ teams: [entry(second!, 2), entry(first!, 1), entry(third!, null)] })),
    );
    await userEvent.click(within(list).getByRole('combobox', { name: say(messages.keyNumberOf, { name: third!.name }) }));
    await userEvent.click(await screen.findByRole('option', { name: '1' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({ teams: expect.arrayContaining([entry(third!, 1), entry(first!, null), entry(second!, 2)]) }),
      ),
    );
  },
};

/** The fourth team is in no division yet. */
export const Add: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const late = divisionOf(world).teams[3]!;
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.add) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.addCount, { count: 0 }) }));
    await expect(await dialog.findByText(say(messages.addNone))).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: late.name }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.addCount, { count: 1 }) }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ teams: expect.arrayContaining([{ teamId: late.id }]) })),
    );
  },
};

/** Every team has its division. */
export const NobodyToAdd: Story = {
  parameters: { screen: { msw: (world: World) => [...seasonWith(world, 'open', divisionOf(world)), noMatches] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.add) }));
    await expect(await screen.findByText(say(messages.noneFree))).toBeVisible();
  },
};

const openMenu = async (
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>,
  menu: string,
  item: string,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

/** The team leaves its division, and comes last in the other. */
export const MoveToAnotherDivision: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const [division, other] = divisionsOf(world);
    const { id, name } = division.teams[0]!;
    await openMenu({ canvas, userEvent }, say(messages.more, { name }), say(messages.move));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('combobox', { name: say(messages.moveTo) })).toHaveTextContent(other.name);
    await userEvent.click(dialog.getByRole('button', { name: say(messages.moveTitle, { name }) }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ id: other.id, teams: [{ teamId: id }], moving: true, version: other.version }),
    );
  },
};

/** Matches are planned, but nobody has seen them. The organiser learns that they are deleted. */
export const RemoveWithPlannedMatches: Story = {
  parameters: { screen: { msw: (world: World) => [...seasonWith(world, 'open', ...divisionsOf(world)), update(world)] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [division] = divisionsOf(world);
    const { id, name } = division.teams[0]!;
    await openMenu({ canvas, userEvent }, say(messages.more, { name }), say(messages.remove, { group: division.name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(say(messages.leavesMatches, { name, group: division.name }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(words.remove) }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ teams: expect.not.arrayContaining([{ teamId: id }]) })),
    );
  },
};

/** Teams with published matches stay in their division. */
export const Published: Story = {
  parameters: { screen: { msw: (world: World) => seasonWith(world, 'running', divisionOf(world)) } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(messages.publishedMeans))).toBeVisible();
    for (const { name } of divisionOf(world).teams)
      await expect(canvas.queryByRole('button', { name: say(messages.more, { name }) })).toBeNull();
  },
};

/** The matches of the first three teams. */
const earlierMatches = (world: World) => {
  const late = divisionOf(world).teams[3]!.id;
  return matchesOf(world, divisionOf(world)).filter(({ home, away }) => home.id !== late && away.id !== late);
};
/** A plan with the three matches of the fourth team, one of which is at a full location. */
const latePlan = (world: World): FixturePlan => {
  const { id: group, teams } = divisionOf(world);
  const location = world.location.id;
  const added = teams.slice(0, 3).map(({ id: away }, at) => ({
    from: null,
    to: { key: String(at), group, home: teams[3]!.id, away, matchday: at + 1, location, day: '2026-12-04' },
  }));
  const broken = [{ rule: 'full' as const, location, day: '2026-12-04', boards: 1, matches: 2, match: '0' }];
  const figures = { breaks: 0, runs: 0, otherEvening: 0, otherWeek: 0, wishes: { met: 0, of: 0 }, teams: [], loads: [] };
  return { version: 'late', drawNumber: 7, changes: added, broken, unmet: [], figures };
};

/** The fourth team joined after the fixtures were published. Three of its matches are added, and one breaks a rule. */
export const LateTeam: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        ...seasonWith(world, 'running', divisionOf(world)),
        mock('listMatches', { items: earlierMatches(world), page: 1, perPage: 200, total: 3 }),
        mock('planFixtures', latePlan(world)),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name } = divisionOf(world).teams[3]!;
    await openMenu({ canvas, userEvent }, say(messages.more, { name }), say(messages.planLate));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: say(messages.lateApply) }));
    await expect(await dialog.findByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'New team');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.lateApply) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The number of teams is even, so nobody rests. */
export const LateTeamWithoutOpponent: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        ...seasonWith(world, 'running', divisionOf(world)),
        noMatches,
        mockError('planFixtures', 'invalid', { fields: { late_team_id: 'no-rests' } }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name } = divisionOf(world).teams[3]!;
    await openMenu({ canvas, userEvent }, say(messages.more, { name }), say(messages.planLate));
    await expect(await screen.findByText(say(messages.noRests))).toBeVisible();
  },
};

/** A cup has seeds instead of key numbers, and teams of every division. */
export const Cup: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const cup: SeasonGroup = { ...divisionOf(world), id: world.user.id, kind: 'cup', teams: divisionOf(world).teams.slice(0, 2) };
        return [...seasonWith(world, 'open', cup, divisionsOf(world)[0]), noMatches];
      },
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first, , third] = divisionOf(world).teams;
    await expect(await canvas.findByRole('combobox', { name: say(messages.seedOf, { name: first!.name }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add) }));
    await expect(await screen.findByRole('checkbox', { name: third!.name })).toBeVisible();
  },
};

/** A team that has withdrawn stays in the list with a mark. No figure counts it. */
export const Withdrawn: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const division = divisionOf(world);
        const teams = division.teams.map((team, at) => (at === 3 ? { ...team, state: 'withdrawn' as const } : team));
        return seasonWith(world, 'running', { ...division, teams });
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(teamMessages.state, { state: 'withdrawn' }))).toBeVisible();
    await expect(canvas.getByText(say(messages.rests))).toBeVisible();
    await expect(canvas.getByText(say(messages.places, { count: '3', most: '20' }))).toBeVisible();
    await expect(canvas.getByText(say(groupMessages.teamCount, { count: 3 }), { exact: false })).toBeVisible();
  },
};

/** Somebody else has published the fixtures meanwhile. */
export const Refused: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [...seasonWith(world, 'open', ...divisionsOf(world)), noMatches, mockError('updateGroup', 'has-dependents')],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { name } = divisionsOf(world)[0].teams[1]!;
    await userEvent.click(await canvas.findByRole('button', { name: say(orderMessages.up, { name }) }));
    await expect(await screen.findByText(say(messages.hasMatches))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: (world: World) => [...seasonWith(world, 'open', { ...divisionOf(world), teams: [] }), noMatches] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getManagedCompetition', ({ group }) => withGroup(managedCompetitionOf(world, { role: 'captain' }), world, group)),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: { screen: { msw: (world: World) => seasonWith(world, 'archived', divisionOf(world)) } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('list', { name: divisionOf(world).name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.add) })).toBeNull();
    await expect(canvas.queryByRole('button', { name: new RegExp(divisionOf(world).teams[0]!.name) })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listTeams', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { msw: [], params: (world: World) => ({ ...paramsOf(world), group_slug: 'no-such-group' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
