import type { Meta, StoryObj } from '@storybook/react-vite';
import { mostRankings } from '@oche/api/contract/tournament';
import { mock, mockError } from '@oche/mocks/mock';
import { rankingsOf } from '@oche/mocks/responses/rankings';
import { doublePlan, eveningPlan, knockoutPlan, swissPlan } from '@oche/mocks/plan';
import { afterTheDraw, beforeTheDraw, buildWorld, empty, finished, longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TournamentManage } from './TournamentManage.tsx';
import { messages as gameMessages } from '../../../parts/game/gameMessages.ts';
import { messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as frameMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as overviewMessages } from './settingsMessages.ts';
import { formMessages } from '../plan/messages.ts';

const updated = fn();
const meta = {
  component: TournamentManage,
  parameters: { layout: 'fullscreen', screen: { route: 'tournamentManage', params: ({ tournament }) => ({ id: tournament.id }) } },
} satisfies Meta<typeof TournamentManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Games have been played, so the draw is locked. */
export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(canvas.getByRole('link', { name: say(messages.toPlayList) })).toBeVisible();
    await expect(canvas.getByText(say(messages.locked))).toBeVisible();
  },
};

export const BeforeTheDraw: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.draw) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.draw) }));
    await userEvent.type(dialog.getByLabelText(say(frameMessages.drawNumberField)), '12a');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.draw) }));
    await expect(await dialog.findByText(say(frameMessages.drawNumberInvalid))).toBeVisible();
  },
};

/** After the draw, the focus moves to its heading, because the pressed button is gone. */
export const FocusAfterDraw: Story = {
  parameters: {
    screen: {
      world: beforeTheDraw,
      msw: () => {
        const { tournament, entries } = afterTheDraw();
        let isDrawn = false;
        const undrawn = beforeTheDraw();
        return [
          mock('drawTournament', () => {
            isDrawn = true;
            return { drawNumber: 180, groups: [], games: tournament.games.total };
          }),
          mock('getTournament', () => (isDrawn ? tournament : undrawn.tournament)),
          mock('listEntries', () => (isDrawn ? entries : undrawn.entries)),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.draw) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.draw) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.draw) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('group', { name: say(messages.drawTitle) })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: say(messages.drawTitle) })).toHaveFocus());
  },
};

/** After another draw, the focus also moves to the heading, although the button still exists. */
export const FocusAfterDrawingAgain: Story = {
  parameters: { screen: { world: afterTheDraw } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.drawAgain) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.drawAgain) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.drawAgain) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: say(messages.drawTitle) })).toHaveFocus());
  },
};

/** The server refuses the draw because too few players are checked in. The dialog keeps the typed draw number. */
export const TooFewPlayers: Story = {
  parameters: { screen: { world: beforeTheDraw, msw: [mockError('drawTournament', 'too-few')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.draw) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.draw) }));
    await userEvent.type(dialog.getByLabelText(say(frameMessages.drawNumberField)), '180');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.draw) }));
    await expect(await dialog.findByText(say(messages.tooFew))).toBeVisible();
    await expect(dialog.getByLabelText(say(frameMessages.drawNumberField))).toHaveValue('180');
  },
};

/** The server refuses the draw because a group would be too large. The dialog keeps the typed draw number. */
export const GroupsTooLarge: Story = {
  parameters: { screen: { world: beforeTheDraw, msw: [mockError('drawTournament', 'group-too-large')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.draw) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.draw) }));
    await userEvent.type(dialog.getByLabelText(say(frameMessages.drawNumberField)), '180');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.draw) }));
    await expect(await dialog.findByText(say(errorMessages['group-too-large']))).toBeVisible();
    await expect(dialog.getByLabelText(say(frameMessages.drawNumberField))).toHaveValue('180');
  },
};

/** The settings say for which rankings of the club the tournament counts. */
export const Rankings: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('getTournament', { ...world.tournament, rankings: rankingsOf(world).map(({ id, slug, name }) => ({ id, slug, name })) }),
        mock('updateTournament', ({ rankingIds }) => {
          updated(rankingIds);
          return world.tournament;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [ranking] = rankingsOf(world);
    await expect(await canvas.findByRole('link', { name: ranking!.name })).toHaveAttribute(
      'href',
      expect.stringContaining(`/manage/rankings/${ranking!.id}`),
    );
    await userEvent.click(canvas.getByRole('button', { name: say(words.edit) }));
    const dialog = within(await screen.findByRole('dialog'));
    const checkbox = await dialog.findByRole('checkbox', { name: ranking!.name });
    await expect(checkbox).toBeChecked();
    await userEvent.click(checkbox);
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(updated).toHaveBeenCalledWith([]);
  },
};

/** A tournament that counts for more rankings than a request may name can be edited: only a change of its rankings is sent. */
export const ManyRankings: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('getTournament', {
          ...world.tournament,
          rankings: Array.from({ length: mostRankings + 1 }, (_, i) => ({
            ...{ id: `019c0000-0000-7000-8000-0000000000${10 + i}`, slug: `r${i}`, name: `Ranking ${i + 1}` },
          })),
        }),
        mock('updateTournament', ({ rankingIds }) => {
          updated(rankingIds);
          return world.tournament;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(words.edit) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(updated).toHaveBeenLastCalledWith(undefined);
  },
};

/** The draw is made, and no dart has been thrown. Two players can be swapped. */
export const Drawn: Story = {
  parameters: { screen: { world: afterTheDraw } },
  play: async ({ canvas, userEvent, world, say, like }) => {
    await expect(canvas.getByText(like(messages.drawNumber, { drawNumber: '180' }))).toBeVisible();
    const [first] = world.entries;
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(first?.name ?? '') }));
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(words.startTournament) })).toBeVisible();
  },
};

/** The draw can be undone until the first dart, so that players and the format can change again. */
export const UndoDraw: Story = {
  parameters: {
    screen: {
      world: afterTheDraw,
      msw: () => {
        const undrawn = beforeTheDraw();
        const { tournament, entries } = afterTheDraw();
        let isUndone = false;
        return [
          mock('undoDraw', () => {
            isUndone = true;
            return undrawn.tournament;
          }),
          mock('getTournament', () => (isUndone ? undrawn.tournament : tournament)),
          mock('listEntries', () => (isUndone ? undrawn.entries : entries)),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.undoDraw) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(messages.undoDrawTitle) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.undoDraw) }));
    await waitFor(() => expect(canvas.getByText(say(messages.noDraw))).toBeVisible());
    await expect(canvas.getByRole('button', { name: say(overviewMessages.changePlan) })).toBeVisible();
  },
};

/** The tournament was cancelled before the first dart. The page does not claim that darts were thrown. */
export const CancelledBeforeFirstDart: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = afterTheDraw();
        return { ...world, tournament: { ...world.tournament, status: 'cancelled' as const } };
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(canvas.getByText(say(messages.cancelledDraw))).toBeVisible();
    await expect(canvas.queryByText(say(messages.locked))).toBeNull();
  },
};

export const KnockoutDrawn: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'drawn', players: 11, plan: knockoutPlan }) } },
};

/** Only the first round of the upper bracket is drawn by lot. */
export const DoubleEliminationDrawn: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'drawn', players: 11, plan: doublePlan }) } },
  play: async ({ canvas, say }) => {
    await expect(canvas.getByText(say(gameMessages.upperRound, { round: 1, number: 8 }))).toBeVisible();
    await expect(canvas.queryByText(say(gameMessages.lowerRound, { round: 1, number: 1 }))).toBeNull();
  },
};

/** The draw of a Swiss tournament is its first round. */
export const SwissDrawn: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'drawn', players: 13, plan: swissPlan }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(gameMessages.round, { round: 1, number: 7 }))).toBeVisible();
    await expect(canvas.queryByText(say(words.groupLetter, { letter: 'A' }))).toBeNull();
  },
};

/** Pairs are drawn by lot before the draw. */
export const PairsFirst: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'check-in', plan: { ...eveningPlan, pairs: 'drawn' } }) } },
  play: async ({ canvas, say }) => {
    await expect(canvas.getByText(new RegExp(say(messages.drawPairsFirst)))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(frameMessages.toPlayers) })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => expect(canvas.getByRole('button', { name: say(messages.openRegistration) })).toBeVisible(),
};

export const Finished: Story = {
  parameters: { screen: { world: finished } },
  play: async ({ canvas, world, say }) =>
    expect(canvas.getByText(say(messages.finished, { winner: world.tournament.winner ?? '' }))).toBeVisible(),
};

export const EditSettings: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(words.edit) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(overviewMessages.editTitle) }));
    await userEvent.clear(dialog.getByLabelText(say(words.name)));
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await expect(await dialog.findByText(say(overviewMessages.nameMissing))).toBeVisible();
  },
};

const saturday = '019c0000-0000-7000-8000-000000000002';
let movedTo: string | undefined;
/** A tournament can move to another event until a game is on a board. */
export const MoveToAnotherEvent: Story = {
  parameters: {
    screen: {
      world: beforeTheDraw,
      msw: ({ event, tournament }: World) => [
        mock('listEvents', {
          items: [{ ...event, id: saturday, name: 'Saturday', startsAt: '2099-12-12T13:00' }, event],
          page: 1,
          perPage: 50,
          total: 2,
        }),
        mock('updateTournament', ({ eventId }) => {
          movedTo = eventId;
          return tournament;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    movedTo = undefined;
    await userEvent.click(canvas.getByRole('button', { name: say(words.edit) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(overviewMessages.editTitle) }));
    const field = await dialog.findByRole('combobox', { name: say(formMessages.event) });
    await expect(field).toHaveTextContent(world.event.name);
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /Saturday/ }));
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await waitFor(() => expect(movedTo).toBe(saturday));
  },
};

/** The plan can be edited until the draw. */
export const EditPlan: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(overviewMessages.changePlan) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(overviewMessages.planTitle) }));
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${say(formMessages.knockout)}`) }));
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The rounds of the Swiss tournament, and the knockout after it. */
export const EditSwissPlan: Story = {
  tags: ['picture'],
  parameters: { screen: { world: () => buildWorld({ stage: 'check-in', plan: swissPlan }) } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(overviewMessages.changePlan) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(overviewMessages.planTitle) }));
    await expect(dialog.getByRole('radio', { name: new RegExp(say(formMessages.swissHint)) })).toBeChecked();
    await expect(dialog.getByLabelText(say(formMessages.swissRounds))).toHaveValue(5);
    await expect(dialog.getByLabelText(say(formMessages.swissWinners))).toHaveValue(4);
  },
};

export const Cancel: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.cancelIt) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: say(messages.cancelIt) })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByLabelText(say(messages.cancelTyped)), world.tournament.name);
    await expect(dialog.getByRole('button', { name: say(messages.cancelIt) })).not.toHaveAttribute('aria-disabled');
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'drawn' }) } },
};

export const Failed: Story = { parameters: { screen: { msw: [mockError('getTournament', 'internal')] } } };

export const NotFound: Story = { parameters: { screen: { params: { id: '01931f5e-7c00-7000-8000-00000000dead' } } } };
