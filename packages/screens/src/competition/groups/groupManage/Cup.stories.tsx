import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CupBracket } from '@oche/api/contract/cup';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { Input } from '@oche/api/contract/endpoints';
import { managedCompetitionOf, withGroup } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { cupOf, undrawnCupOf } from '@oche/mocks/responses/cup';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as matchMessages } from '../../../parts/match/messages.ts';
import { messages } from '../../../parts/league/cupMessages.ts';
import { drawMessages } from '../cupMessages.ts';
import { GroupManage } from './GroupManage.tsx';
import { messages as groupMessages } from './messages.ts';

const cupGroupOf = (world: World): SeasonGroup => ({
  ...groupOf(teamsOf(world), world.league.group),
  name: 'Beker',
  slug: 'beker',
  kind: 'cup',
});

/** The answers for a page of a cup in this state. */
const withCup = (bracket: (world: World, group: SeasonGroup) => CupBracket) => (world: World) => [
  mock('getManagedCompetition', ({ group }) => withGroup(managedCompetitionOf(world), world, group, [cupGroupOf(world)])),
  mock('getCupBracket', bracket(world, cupGroupOf(world))),
];

/** A cup whose round can be drawn and taken back. `requests` has the draws that were sent. */
const requests: Input<'drawCupRound'>[] = [];
const drawable = (world: World) => {
  const group = cupGroupOf(world);
  let bracket = undrawnCupOf(group);
  requests.length = 0;
  return [
    mock('getManagedCompetition', ({ group: slug }) => withGroup(managedCompetitionOf(world), world, slug, [group])),
    mock('getCupBracket', () => bracket),
    mock('drawCupRound', (input) => {
      requests.push(input);
      return (bracket = cupOf(world, group, 1));
    }),
    mock('undoCupRound', () => (bracket = undrawnCupOf(group))),
  ];
};

const meta = {
  component: GroupManage,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'groupManage',
      params: (world: World) => ({
        ...{ org_slug: world.competition.organisation.slug, season_slug: world.competition.season?.slug ?? 'none' },
        group_slug: 'beker',
      }),
      msw: withCup((world, group) => cupOf(world, group, 3)),
    },
  },
} satisfies Meta<typeof GroupManage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

const openDraw = async ({ canvas, userEvent, say }: Scene) => {
  await userEvent.click(await canvas.findByRole('button', { name: say(messages.draw) }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, draw: dialog.getByRole('button', { name: say(messages.draw) }) };
};

/** The final is drawn. The rounds stand with the newest first, and each match leads to its page. */
export const Default: Story = {
  play: async ({ canvas, world }) => {
    const [a, , c] = world.league.teams;
    const headings = await canvas.findAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Final'),
      expect.stringContaining('Semi-finals'),
    ]);
    const links = canvas.getAllByRole('link', { name: new RegExp(`${a}.*${c}`) });
    await expect(links[0]!.getAttribute('href')).toMatch(/\/matches\/.*-cup$/);
  },
};

/** Before the first draw, the organiser draws all teams, and takes the draw back. */
export const DrawAndUndo: Story = {
  parameters: { screen: { msw: drawable } },
  play: async (scene) => {
    const { canvas, userEvent, say, world } = scene;
    await expect(await canvas.findByText(say(messages.notDrawn))).toBeVisible();
    const { dialog, draw } = await openDraw(scene);
    await expect(dialog.getByText(say(drawMessages.result, { teams: 4, matches: 2, byes: 0 }))).toBeVisible();
    await userEvent.click(draw);
    await expect(await screen.findByText(say(messages.drawn, { round: 'Semi-finals' }))).toBeVisible();
    await expect(requests).toMatchObject([
      {
        ...{ round: 1, entering: teamsOf(world).map(({ id }) => id) },
        rules: { draw: { by: 'open' }, home: 'first-drawn', plays: 'all', locationId: null },
      },
    ]);
    await expect(await canvas.findByText(say(messages.open, { count: 2 }), { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.undo) }));
    const confirm = within(await screen.findByRole('alertdialog'));
    await expect(confirm.getByText(say(messages.undoMeans, { count: 2 }))).toBeVisible();
    await userEvent.click(confirm.getByRole('button', { name: say(messages.undo) }));
    await expect(await canvas.findByText(say(messages.notDrawn))).toBeVisible();
  },
};

/** Three of the teams enter, so a preliminary round of two leaves two. The rules of the draw are chosen. */
export const ChosenTeams: Story = {
  parameters: { screen: { msw: drawable } },
  play: async (scene) => {
    const { userEvent, say, world } = scene;
    const { dialog, draw } = await openDraw(scene);
    await userEvent.click(dialog.getByRole('checkbox', { name: say(drawMessages.enterAll, { count: 4 }) }));
    await userEvent.click(draw);
    await expect(dialog.getByRole('alert')).toHaveTextContent(say(drawMessages.fewer));
    for (const name of world.league.teams.slice(0, 3)) await userEvent.click(dialog.getByRole('checkbox', { name }));
    await expect(dialog.getByText(say(drawMessages.result, { teams: 3, matches: 1, byes: 1 }))).toBeVisible();
    await expect(dialog.getByText(say(drawMessages.preliminaryHint, { playing: '2', left: '2' }))).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: say(drawMessages.by) }));
    await userEvent.click(await screen.findByRole('option', { name: say(drawMessages.seeded) }));
    const meetFrom = dialog.getByRole('spinbutton', { name: say(drawMessages.meetFrom) });
    await userEvent.clear(meetFrom);
    await userEvent.click(draw);
    await expect(dialog.getByText(say(drawMessages.meetFromInvalid, { least: '1' }))).toBeVisible();
    await userEvent.type(meetFrom, '3');
    await userEvent.click(draw);
    await waitFor(() =>
      expect(requests).toMatchObject([
        {
          entering: teamsOf(world)
            .slice(0, 3)
            .map(({ id }) => id),
          rules: { draw: { by: 'seeded', meetFrom: 3 } },
        },
      ]),
    );
  },
};

/** The server refuses the draw. The dialog stays open with its values. */
export const Refused: Story = {
  parameters: { screen: { msw: (world: World) => [mockError('drawCupRound', 'not-ready'), ...drawable(world)] } },
  play: async (scene) => {
    const { dialog, draw } = await openDraw(scene);
    await scene.userEvent.click(draw);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(scene.say(drawMessages.notReady));
  },
};

/** All ties are decided: the next round can be drawn. */
export const NextRound: Story = {
  parameters: { screen: { msw: withCup((world, group) => cupOf(world, group, 2)) } },
  play: async (scene) => {
    const { canvas, say } = scene;
    await expect(await canvas.findByText(say(messages.stillIn, { count: 2 }), { exact: false })).toBeVisible();
    const { dialog } = await openDraw(scene);
    await expect(dialog.getByText(say(drawMessages.announced))).toBeVisible();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

export const Champion: Story = {
  parameters: { screen: { msw: withCup((world, group) => cupOf(world, group, 4)) } },
  play: async ({ canvas, say, world }) => {
    await expect(await canvas.findByText(say(messages.champion, { team: world.league.teams[0]! }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.draw) })).toBeNull();
  },
};

/** A bye, a match without an evening, and a wish that the draw could not meet. */
export const WithByes: Story = {
  parameters: {
    screen: {
      msw: withCup((world, group) => {
        const cup = cupOf(world, group, 1);
        const [first, second] = cup.rounds[0]!.ties;
        const ties = [
          { ...first!, match: { ...first!.match!, startsAt: null } },
          { ...second!, teams: [second!.teams[0], null] as const, match: null, open: false, winnerId: second!.teams[0].id },
        ];
        const round = { ...cup.rounds[0]!, ties: ties as (typeof cup.rounds)[0]['ties'] };
        return { ...cup, rounds: [{ ...round, unmet: [{ tie: first!.key, wish: 'clubs', because: 'numbers' }] }] };
      }),
    },
  },
  play: async ({ canvas, say, world }) => {
    const [a, b, c] = world.league.teams;
    await expect(await canvas.findByText(say(messages.byes, { count: 1, teams: c! }))).toBeVisible();
    await expect(canvas.getByText(say(messages.noDate, { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(say(messages.unmet, { wish: 'clubs', match: `${a} – ${b}`, away: b! }))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Semi-finals/ })).toBeVisible();
    await expect(canvas.getAllByText(say(matchMessages.noDate))[0]).toBeVisible();
  },
};

export const NoTeams: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getManagedCompetition', ({ group }) =>
          withGroup(managedCompetitionOf(world), world, group, [{ ...cupGroupOf(world), teams: [] }]),
        ),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(groupMessages.noTeams))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    screen: { msw: (world: World) => [mockError('getCupBracket', 'internal'), ...withCup((of, group) => cupOf(of, group, 1))(world)] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

/** The draw of a round on a phone. */
export const DrawOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screen: { msw: drawable } },
  play: async (scene) => {
    const { dialog } = await openDraw(scene);
    await expect(dialog.getByRole('button', { name: scene.say(words.cancel) })).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
