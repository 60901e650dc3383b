import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { managedRankingOf, rankingOf } from '@oche/mocks/responses/rankings';
import { empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RankingManage } from './RankingManage.tsx';
import { reasonMessages } from '../../../parts/forms/reasonMessages.ts';
import { messages as tableMessages } from '../../../parts/rankings/rankingMessages.ts';
import { messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as partMessages } from '../../parts/messages.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

const sent = fn();
const meta = {
  component: RankingManage,
  parameters: { layout: 'fullscreen', screen: { route: 'rankingManage', params: (world: World) => ({ id: managedRankingOf(world).id }) } },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof RankingManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table as everybody sees it, and the tabs of the ranking with their counts. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { name, tournaments } = managedRankingOf(world);
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    const first = rankingOf(world).rows.items[0]!.player.name;
    await expect(await canvas.findByRole('rowheader', { name: new RegExp(first) })).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: say(shared.pages) }));
    await expect(tabs.getByRole('link', { name: new RegExp(`${say(words.tournaments)}.*${tournaments.length}`) })).toBeVisible();
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName(say(shared.table));
  },
};

/** Each tournament says whether it counts. One is added with its category. */
export const Tournaments: Story = {
  parameters: {
    screen: {
      search: 'part=tournaments',
      msw: (world: World) => [
        mock('listManagedTournaments', {
          items: world.tournaments.map((each, i) => ({
            ...each,
            id: each.id.replace(/^.{8}/, `0000000${i % 10}`),
            name: `${each.name} extra`,
          })),
          ...{ page: 1, perPage: 200, total: world.tournaments.length },
        }),
        mock('setRankingTournament', (input) => {
          sent(input);
          return managedRankingOf(world);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { tournaments } = managedRankingOf(world);
    const counted = tournaments.filter(({ because }) => because === null).length;
    const shown = (await canvas.findAllByText(say(messages.because, { why: 'counts', day: '' }))).filter((each) => each.checkVisibility());
    await expect(shown).toHaveLength(counted);
    await userEvent.click(canvas.getByRole('button', { name: say(messages.addTournament) }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: say(words.tournament) })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: say(messages.addTournament) }));
    await expect(await dialog.findByText(say(messages.tournamentMissing))).toBeVisible();
    await userEvent.type(await dialog.findByRole('combobox', { name: say(words.tournament) }), 'extra{ArrowDown}{Enter}');
    await userEvent.type(dialog.getByLabelText(say(messages.category)), 'Youth');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.addTournament) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ category: 'Youth' }));
  },
};

/** A tournament is removed after a question. */
export const RemoveTournament: Story = {
  parameters: {
    screen: {
      search: 'part=tournaments',
      msw: (world: World) => [
        mock('removeRankingTournament', (input) => {
          sent(input);
          return managedRankingOf(world);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [first] = managedRankingOf(world).tournaments;
    await userEvent.click(await canvas.findByRole('button', { name: say(partMessages.more, { name: first!.name }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(words.remove) }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: say(words.remove) }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ tournamentId: first!.id })));
  },
};

/** Points by hand need a player, points and a reason. A refused request keeps them. */
export const Adjust: Story = {
  parameters: { screen: { search: 'part=adjustments', msw: [mockError('addRankingAdjustment', 'limit-reached')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const { adjustments, players } = managedRankingOf(world);
    for (const { reason } of adjustments) await expect(await canvas.findByText(reason)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.adjust) }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: say(messages.adjust) });
    await userEvent.click(send);
    await expect(await dialog.findByText(say(messages.playerMissing))).toBeVisible();
    await expect(dialog.getByText(say(messages.pointsInvalid))).toBeVisible();
    await expect(dialog.getByText(say(reasonMessages.missing))).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: say(words.player) }), `${players[0]!.player.name}{ArrowDown}{Enter}`);
    await userEvent.type(dialog.getByLabelText(say(words.points)), '−2,5');
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'Came late');
    await userEvent.click(send);
    await expect(await dialog.findByText(say(errorMessages['limit-reached']))).toBeVisible();
    await expect(dialog.getByLabelText(say(words.points))).toHaveValue('−2,5');
  },
};

/** A penalty is sent as a negative number. */
export const Penalty: Story = {
  parameters: {
    screen: {
      search: 'part=adjustments',
      msw: (world: World) => [
        mock('addRankingAdjustment', (input) => {
          sent(input);
          return managedRankingOf(world);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { player } = managedRankingOf(world).players[0]!;
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.adjust) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: say(words.player) }), `${player.name}{ArrowDown}{Enter}`);
    await userEvent.type(dialog.getByLabelText(say(words.points)), '−2,5');
    await userEvent.type(dialog.getByLabelText(say(reasonMessages.reason)), 'Came late');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.adjust) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ playerId: player.id, points: -2.5, reason: 'Came late' }));
  },
};

/** An adjustment that was removed by mistake returns with its points and its reason. */
export const UndoRemoval: Story = {
  parameters: {
    screen: {
      search: 'part=adjustments',
      msw: (world: World) => [
        mock('removeRankingAdjustment', managedRankingOf(world)),
        mock('addRankingAdjustment', (input) => {
          sent(input);
          return managedRankingOf(world);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say, like }) => {
    const { player, points, reason } = managedRankingOf(world).adjustments[0]!;
    await userEvent.click((await canvas.findAllByRole('button', { name: like(messages.removeAdjustment, { name: player.name }) }))[0]!);
    await expect(await screen.findByText(say(messages.removed))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say(words.undo) }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ playerId: player.id, points, reason })));
  },
};

/** A player becomes a guest. */
export const Players: Story = {
  parameters: {
    screen: {
      search: 'part=players',
      msw: (world: World) => [
        mock('setRankingPlayer', (input) => {
          sent(input);
          return managedRankingOf(world);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const { player } = managedRankingOf(world).players[0]!;
    await userEvent.click(await canvas.findByRole('button', { name: say(words.labelled, { label: say(words.edit), text: player.name }) }));
    const dialog = within(await screen.findByRole('dialog', { name: player.name }));
    await userEvent.click(dialog.getByRole('checkbox', { name: say(messages.guest) }));
    await userEvent.type(dialog.getByLabelText(say(messages.category)), 'Women');
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ playerId: player.id, guest: true, category: 'Women' }));
  },
};

/** Before the first tournament. */
export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(tableMessages.none))).toBeVisible();
  },
};

export const NoTournaments: Story = {
  parameters: {
    screen: {
      search: 'part=tournaments',
      msw: (world: World) => [mock('getManagedRanking', { ...managedRankingOf(world), tournaments: [] })],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noTournaments))).toBeVisible();
  },
};

export const NoAdjustments: Story = {
  parameters: {
    screen: {
      search: 'part=adjustments',
      msw: (world: World) => [mock('getManagedRanking', { ...managedRankingOf(world), adjustments: [] })],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noAdjustments))).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames, search: 'part=tournaments' } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: managedRankingOf(world).name })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getManagedRanking', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { id: '019c0000-0000-7000-8000-000000000000' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
