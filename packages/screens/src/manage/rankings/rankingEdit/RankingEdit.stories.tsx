import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@oche/api/errors';
import { mock, mockError } from '@oche/mocks/mock';
import { mockedScheme, mockedSeason } from '@oche/mocks/ranking';
import { managedRankingOf } from '@oche/mocks/responses/rankings';
import { empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RankingEdit } from './RankingEdit.tsx';
import { messages as wordMessages } from '../../../parts/rankings/schemeMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as partMessages } from '../../parts/messages.ts';
import { messages as shared } from '../messages.ts';
import { messages as labMessages } from '../scheme/messages.ts';
import { messages } from './messages.ts';

const sent = fn();
const saving = (world: World) =>
  mock('saveRankingScheme', (input) => {
    sent(input);
    return { ...managedRankingOf(world), scheme: input.scheme, version: input.version + 1 };
  });

const meta = {
  component: RankingEdit,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'rankingEdit',
      params: (world: World) => ({ id: managedRankingOf(world).id }),
      msw: (world: World) => [saving(world)],
    },
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof RankingEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The settings are opened in between. The changes are still there, and can be undone. */
export const KeepsChanges: Story = {
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    (await semi(context)).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await semi(context)).toHaveValue('14');
    await userEvent.click(canvas.getByRole('link', { name: say(shared.settings) }));
    await expect(await canvas.findByRole('textbox', { name: say(words.name) })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: say(shared.scheme) }));
    await expect(await semi(context)).toHaveValue('14');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await semi(context)).toHaveValue('13'));
  },
};

type Context = Parameters<NonNullable<Story['play']>>[0];
const semi = ({ canvas, say }: Context) =>
  canvas.findByRole('spinbutton', { name: say(wordMessages.place, { kind: 'semifinal', from: 3, to: 4 }) });
const wide = { globals: { viewport: { value: 'desktop' } } };

/** Numbers at the left, what they move at the right. The bar names each change. Ctrl+Z undoes one. */
export const Default: Story = {
  ...wide,
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    const field = await semi(context);
    field.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}{Shift>}{ArrowDown}{/Shift}');
    await expect(field).toHaveValue('15');
    await expect(field).toHaveAccessibleDescription(say(labMessages.was, { value: '13' }));
    await expect(canvas.getByText(say(labMessages.changes, { count: 2 }))).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByText(say(labMessages.changes, { count: 1 }))).toBeVisible();
    await expect(field).toHaveValue('15');
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.discard) }));
    await expect(await semi(context)).toHaveValue('13');
  },
};

/** What moves is computed while typing, and announced once. */
export const WhatMoves: Story = {
  ...wide,
  play: async (context) => {
    const { canvas, userEvent, say, world } = context;
    const { laboratory } = mockedSeason(world);
    await semi(context);
    const knockout = within(canvas.getByRole('region', { name: say(words.winnersKnockout) }));
    const winner = knockout.getByRole('spinbutton', { name: say(wordMessages.place, { kind: 'winner', from: 1, to: 1 }) });
    await expect(canvas.getByText(say(labMessages.staysLeader))).toBeVisible();
    await userEvent.clear(winner);
    await userEvent.type(winner, '1');
    const moved = canvas.getByText(say(labMessages.changePlace)).nextElementSibling!;
    await expect(moved).not.toHaveTextContent(/^0/);
    const table = canvas.getByRole('table', { name: say(labMessages.preview) });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(laboratory.players.length);
    const announced = () => canvas.getAllByRole('status').filter((each) => each.textContent.includes(`${say(labMessages.leader)}: `));
    await waitFor(() => expect(announced()).toHaveLength(1));
  },
};

/** Ctrl+S saves for later tournaments, which leaves the finished ones as they were. */
export const SaveForLater: Story = {
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    const field = await semi(context);
    await userEvent.clear(field);
    await userEvent.type(field, '15');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByText(say(labMessages.savedLater))).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    const [input] = sent.mock.calls[0] as [{ version: number; recompute: boolean; scheme: typeof mockedScheme }];
    await expect(input).toMatchObject({ version: 3, recompute: false });
    await expect(input.scheme.points.tables[0]!.knockoutPlaces!.winners![2]).toEqual({ from: 3, to: 4, points: 15 });
    await expect(await canvas.findByText(say(labMessages.changes, { count: 0 }))).toBeVisible();
  },
};

/** The rules about which results count apply to finished tournaments too. The preview and a question say so before they are saved. */
export const LaterChangesTheTable: Story = {
  ...wide,
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await semi(context);
    const best = canvas.getByRole('spinbutton', { name: say(labMessages.best) });
    await userEvent.clear(best);
    await userEvent.type(best, '1');
    await userEvent.click(canvas.getByRole('radio', { name: say(labMessages.saveKind, { kind: 'later' }) }));
    await expect(canvas.getByText(say(labMessages.changePlace)).nextElementSibling).not.toHaveTextContent(/^0/);
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.saveLater) }));
    const question = within(await screen.findByRole('alertdialog', { name: say(labMessages.laterTitle) }));
    await expect(question.getByText(say(labMessages.laterMeans))).toBeVisible();
    await expect(question.getByText(new RegExp(say(labMessages.changePlace)))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: say(labMessages.saveLater) }));
    await expect(await screen.findByText(say(labMessages.savedLater))).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ recompute: false }));
  },
};

/** Recomputing asks once, with the facts of the preview. */
export const Recompute: Story = {
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    const field = await semi(context);
    await userEvent.clear(field);
    await userEvent.type(field, '15');
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.saveRecompute) }));
    const question = within(await screen.findByRole('alertdialog', { name: say(labMessages.recomputeTitle) }));
    await expect(question.getByText(new RegExp(say(labMessages.changePlace)))).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: say(labMessages.saveRecompute) }));
    await expect(await screen.findByText(say(labMessages.savedRecomputed))).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ recompute: true }));
  },
};

/** On a phone, one button opens both ways to save. The bar says how many players move, because the preview is far below. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent, say, like } = context;
    const field = await semi(context);
    await userEvent.clear(field);
    await userEvent.type(field, '20');
    await expect(canvas.getByText(like(words.labelled, { label: say(labMessages.changePlace) }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(labMessages.saveLater) }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ recompute: false })));
  },
};

/** A text that is no number stays in its field. Saving moves the focus to it, and sends nothing. */
export const InvalidNumber: Story = {
  play: async (context) => {
    const { userEvent, say, canvas } = context;
    const field = await semi(context);
    await userEvent.clear(field);
    await userEvent.type(field, '1x');
    await expect(await canvas.findByText(say(labMessages.invalid, { min: '−10000', max: '10000' }))).toBeVisible();
    canvas.getByRole('spinbutton', { name: say(labMessages.best) }).focus();
    await userEvent.keyboard('{ArrowDown}{Control>}s{/Control}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('1x');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Somebody else has saved meanwhile. The changes stay, and are then compared with the other scheme. */
export const ChangedMeanwhile: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { laboratory } = mockedSeason(world);
        let version = 3;
        const other = { ...mockedScheme, counting: { ...mockedScheme.counting, best: 5 } };
        return [
          mock('getRankingLaboratory', () => (version === 3 ? laboratory : { ...laboratory, scheme: other, version })),
          mock('saveRankingScheme', (input) => {
            if (version === 3) {
              version = 4;
              throw new ApiError(422, { code: 'changed', message: 'Somebody else has saved.' });
            }
            sent(input);
            return { ...managedRankingOf(world), scheme: input.scheme, version: input.version + 1 };
          }),
        ];
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    const field = await semi(context);
    await userEvent.clear(field);
    await userEvent.type(field, '15');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText(say(labMessages.otherTitle))).toBeVisible();
    await expect(field).toHaveValue('15');
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.keepMine) }));
    // The semi-final differs from the other scheme, and so does the number of best results.
    await expect(await canvas.findByText(say(labMessages.changes, { count: 2 }))).toBeVisible();
    await expect(await semi(context)).toHaveValue('15');
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.saveLater) }));
    // The number of best results applies at once.
    const question = within(await screen.findByRole('alertdialog', { name: say(labMessages.laterTitle) }));
    await userEvent.click(question.getByRole('button', { name: say(labMessages.saveLater) }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })));
  },
};

/** The scheme that somebody else has saved replaces the changes. */
export const TakeTheirs: Story = {
  parameters: {
    screen: {
      msw: (world: World) => {
        const { laboratory } = mockedSeason(world);
        let isSaved = false;
        const other = { ...mockedScheme, counting: { ...mockedScheme.counting, best: 5 } };
        return [
          mock('getRankingLaboratory', () => (isSaved ? { ...laboratory, scheme: other, version: 4 } : laboratory)),
          mock('saveRankingScheme', () => {
            isSaved = true;
            throw new ApiError(422, { code: 'changed', message: 'Somebody else has saved.' });
          }),
        ];
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    const field = await semi(context);
    await userEvent.clear(field);
    await userEvent.type(field, '15');
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(await canvas.findByRole('button', { name: say(labMessages.takeTheirs) }));
    await expect(await semi(context)).toHaveValue('13');
    await expect(canvas.getByRole('spinbutton', { name: say(labMessages.best) })).toHaveValue('5');
    await expect(canvas.getByText(say(labMessages.changes, { count: 0 }))).toBeVisible();
  },
};

/** A place may give more than a better one, and the editor says so. */
export const MoreForLess: Story = {
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    const field = await semi(context);
    await userEvent.clear(field);
    await userEvent.type(field, '19');
    const [place, better] = [
      say(wordMessages.place, { kind: 'semifinal', from: 3, to: 4 }),
      say(wordMessages.place, { kind: 'final', from: 2, to: 2 }),
    ];
    await expect(canvas.getByText(say(labMessages.moreThanBetter, { place, better }))).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: say(labMessages.saveLater) })[0]).toBeEnabled();
  },
};

/** Places are added, split and removed; a bonus is added once. */
export const PlacesAndBonuses: Story = {
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    const place = (kind: string, from: number, to: number) => say(wordMessages.place, { kind, from, to });
    await semi(context);
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.addPlaces, { places: place('last', 17, 32) }) }));
    await expect(await canvas.findByRole('spinbutton', { name: place('last', 17, 32) })).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: say(partMessages.more, { name: place('semifinal', 3, 4) }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(labMessages.split) }));
    await expect(await canvas.findByRole('spinbutton', { name: place('single', 4, 4) })).toHaveValue('13');
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.addBonus) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: say(labMessages.add) }));
    // The scheme has points for each 180.
    await expect(await dialog.findByText(say(labMessages.bonusTaken))).toBeVisible();
    const from = dialog.getByLabelText(say(labMessages.bonusFrom, { kind: 'visit' }));
    await userEvent.clear(from);
    await userEvent.type(from, '171');
    await userEvent.click(dialog.getByRole('button', { name: say(labMessages.add) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bonus = say(wordMessages.each, { bonus: say(wordMessages.visitBonus, { range: 'open', from: 171, to: 180 }) });
    await expect(canvas.getByRole('spinbutton', { name: bonus })).toHaveValue('1');
  },
};

/** Larger fields have their own points, which start as a copy. */
export const FieldSizes: Story = {
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await semi(context);
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.addSize) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(say(labMessages.fromEntries)), '33');
    await userEvent.click(dialog.getByRole('button', { name: say(labMessages.add) }));
    await expect(await canvas.findByRole('combobox', { name: say(labMessages.size) })).toHaveTextContent(
      say(wordMessages.fieldFrom, { count: 33 }),
    );
    await expect(await semi(context)).toHaveValue('13');
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.removeSize) }));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: say(labMessages.size) })).toBeNull());
  },
};

/** With many players, the table shows those who move. */
export const ManyPlayers: Story = {
  ...wide,
  parameters: {
    screen: {
      msw: (world: World) => {
        const { laboratory } = mockedSeason(world);
        const extra = Array.from({ length: 60 }, (_, i) => ({
          id: `019c0000-0000-7000-8000-0000000000${10 + i}`,
          name: `Player ${i + 1}`,
        }));
        const [first, ...others] = laboratory.tournaments;
        const players = [...first!.players, ...extra.map(({ id }, i) => ({ player: id, gamesWon: 0, legsWon: i, legsLost: 0 }))];
        return [
          mock('getRankingLaboratory', {
            ...laboratory,
            players: [...laboratory.players, ...extra],
            tournaments: [{ ...first!, players }, ...others],
          }),
        ];
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, say } = context;
    await semi(context);
    await expect(canvas.getByText(say(labMessages.onlyMoved))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(labMessages.showAll, { count: '74' }) }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(74);
  },
};

/** Before the first finished tournament, there is nothing to move. */
export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(labMessages.noneYet))).toBeVisible();
  },
};

/** Name, description and visibility. */
export const Settings: Story = {
  parameters: { screen: { search: 'part=settings' } },
  play: async ({ canvas, userEvent, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(name).toHaveAccessibleDescription(say(partMessages.nameMissing));
    await userEvent.type(name, 'Order of merit');
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** A ranking is deleted after its name has been typed. */
export const Delete: Story = {
  parameters: { screen: { search: 'part=settings' } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.delete) }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByLabelText(say(messages.deleteTyped)), managedRankingOf(world).name);
    await userEvent.click(question.getByRole('button', { name: say(messages.delete) }));
    await expect(await screen.findByText(say(messages.deleted))).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async (context) => {
    await expect(await semi(context)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = { globals: { mode: 'dark', viewport: { value: 'desktop' } }, tags: ['picture'] };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getRankingLaboratory', 'internal')] } },
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
