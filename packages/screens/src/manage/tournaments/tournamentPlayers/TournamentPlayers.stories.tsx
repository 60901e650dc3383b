import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@oche/api/errors';
import { mock, mockError } from '@oche/mocks/mock';
import { eveningPlan } from '@oche/mocks/plan';
import { beforeTheDraw, buildWorld, empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Input } from '@oche/api/contract/endpoints';
import { TournamentPlayers } from './TournamentPlayers.tsx';
import { messages } from './messages.ts';
import { messages as addMessages } from './addMessages.ts';
import { messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as tournamentMessages } from '../messages.ts';
import { words } from '../../../shell/words.ts';

const meta = {
  component: TournamentPlayers,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'tournamentPlayers', params: ({ tournament }) => ({ id: tournament.id }), world: beforeTheDraw },
  },
} satisfies Meta<typeof TournamentPlayers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const absent = world.entries.find(({ checkedIn }) => !checkedIn);
    if (!absent) throw new Error('All players are checked in.');
    const tick = canvas.getByRole('checkbox', { name: say(messages.isHere, { name: absent.name }) });
    await userEvent.click(tick);
    await expect(tick).toBeChecked();
    await expect(document.title).toContain(say(words.players));
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => expect(canvas.getByText(say(messages.empty))).toBeVisible(),
};

const withOneWithdrawn = (): World => {
  const world = buildWorld({ stage: 'drawn', players: 16 });
  return { ...world, entries: world.entries.map((entry, index) => (index === 0 ? { ...entry, withdrawn: true } : entry)) };
};

/** A withdrawal after the draw can be undone in the menu of the player. */
export const UndoWithdrawal: Story = {
  parameters: { screen: { world: withOneWithdrawn } },
  play: async ({ canvas, userEvent, world, say }) => {
    const name = world.entries[0]?.name ?? '';
    await userEvent.click(canvas.getByRole('button', { name: say(messages.menu, { name }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.undoWithdrawal) }));
    await expect(await screen.findByText(say(messages.reentered, { name }))).toBeVisible();
  },
};

/** A player arrives after the draw. The organiser enters the name, reviews the changes, and chooses a group. */
export const Latecomer: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'drawn', players: 15 }) } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(canvas.getByLabelText(say(messages.quickAdd)), 'Nora Nieuweling{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.lateTitle, { name: 'Nora Nieuweling' }) }));
    await expect(dialog.getByText(say(messages.lateKnockouts))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(say(words.groupLetter, { letter: 'B' })) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.add) }));
    await expect(await screen.findByText(say(messages.lateAdded, { name: 'Nora Nieuweling', isGroup: 'true', letter: 'B' }))).toBeVisible();
  },
};

/** In a knockout tournament a late player takes a bye. The dialog names the opponent. */
export const LatecomerForBye: Story = {
  parameters: {
    screen: {
      world: () => buildWorld({ stage: 'drawn', players: 15 }),
      msw: ({ entries }: World) => [mock('previewLateEntry', () => ({ groups: [], opponent: entries[0]!, knockoutsChange: false }))],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.type(canvas.getByLabelText(say(messages.quickAdd)), 'Nora Nieuweling{Enter}');
    const opponent = world.entries[0]?.name ?? '';
    await expect(await screen.findByText(say(messages.lateBye, { name: 'Nora Nieuweling', opponent }))).toBeVisible();
  },
};

/** Every place is taken. The field shows the error, and no dialog opens. */
export const NoPlaceForLatecomer: Story = {
  parameters: {
    screen: { world: () => buildWorld({ stage: 'drawn', players: 16 }), msw: [mockError('previewLateEntry', 'no-place')] },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(canvas.getByLabelText(say(messages.quickAdd)), 'Nora Nieuweling{Enter}');
    await expect(await canvas.findByText(say(errorMessages['no-place']))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A numbered list with an entered player, a duplicate, an invalid line, and a name similar to a known player's. */
const pasted = [
  '1. Lotte Bullens',
  '2. Nora Nieuweling',
  '3. Nora Nieuweling',
  "4. Siobhán O'Neill-van 't Hof",
  '5. ---',
  '6. Jan Bullens',
];

const paste: Story['play'] = async ({ canvas, userEvent, say }) => {
  await userEvent.click(canvas.getByRole('button', { name: say(addMessages.title) }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText(say(addMessages.names)));
  await userEvent.paste(pasted.join('\n'));
  await userEvent.click(dialog.getByRole('button', { name: say(addMessages.check) }));
  await expect(await dialog.findByRole('heading', { name: say(addMessages.review) })).toBeVisible();
};

const preview = ({ players }: World) =>
  mock('previewEntries', [
    { line: 1, name: 'Lotte Bullens', state: 'duplicate', playerId: players[0]?.id ?? null, like: 'Lotte Bullens' },
    { line: 2, name: 'Nora Nieuweling', state: 'new', playerId: null, like: null },
    { line: 3, name: 'Nora Nieuweling', state: 'duplicate', playerId: null, like: 'Nora Nieuweling' },
    { line: 4, name: "Siobhán O'Neill-van 't Hof", state: 'new', playerId: null, like: null },
    { line: 5, name: '---', state: 'invalid', playerId: null, like: null },
    { line: 6, name: 'Jan Bullens', state: 'similar', playerId: '01931f5e-7c00-7000-8000-000000000001', like: 'Johannes Bullens' },
  ]);

export const PasteWithDuplicates: Story = {
  parameters: { screen: { msw: (world) => [preview(world)] } },
  play: async (context) => {
    await paste(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByRole('status')).toHaveTextContent(context.say(addMessages.summary, { chosen: 3, lines: 6, open: 3 }));
    await expect(dialog.getByText("Siobhán O'Neill-van 't Hof")).toBeVisible();
    await expect(dialog.getByText(context.say(addMessages.duplicateOf, { entered: 'true' }))).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: context.say(addMessages.addCount, { count: 3 }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText(context.say(messages.entered, { count: 3 }))).toBeVisible();
  },
};

/** The meaning of a spreadsheet's columns is guessed and can be changed. A line without a name shows an error. */
export const PasteSpreadsheet: Story = {
  parameters: {
    screen: {
      msw: () => [
        mock('previewEntries', ({ text }) =>
          text
            .split('\n')
            .flatMap((name, at) => (name === '' ? [] : { line: at + 1, name, state: 'new' as const, playerId: null, like: null })),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(addMessages.title) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText(say(addMessages.names)));
    await userEvent.paste('1\tBakker\tKees\tGent\n2\tZus\tWim\tBrugge\n3\t\t\tLuik');
    await userEvent.click(dialog.getByRole('button', { name: say(addMessages.check) }));
    await waitFor(() => expect(dialog.getByText('Kees Bakker')).toBeVisible());
    await expect(dialog.getByText(say(addMessages.noName, { line: 3 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: say(addMessages.columnOf, { number: 2, sample: 'Bakker' }) }));
    await userEvent.click(await screen.findByRole('option', { name: say(addMessages.column, { column: 'firstname' }) }));
    await userEvent.click(dialog.getByRole('combobox', { name: say(addMessages.columnOf, { number: 3, sample: 'Kees' }) }));
    await userEvent.click(await screen.findByRole('option', { name: say(addMessages.column, { column: 'familyname' }) }));
    // Each response replaces the rendered lines.
    await waitFor(() => expect(dialog.getByText('Bakker Kees')).toBeVisible());
    await expect(dialog.getByRole('button', { name: say(addMessages.addCount, { count: 2 }) })).toBeVisible();
  },
};

/** While a change of columns is being checked, no players can be added. A late response for earlier columns is ignored. */
export const ColumnsChangedMeanwhile: Story = {
  tags: ['!autodocs'],
  parameters: {
    screen: {
      msw: () => {
        let requests = 0;
        return [
          mock('previewEntries', async ({ text }) => {
            requests += 1;
            // The second response arrives after the third.
            if (requests === 2) await new Promise((resolve) => setTimeout(resolve, 600));
            if (requests === 3) await new Promise((resolve) => setTimeout(resolve, 200));
            return text.split('\n').map((name, at) => ({ line: at + 1, name, state: 'new' as const, playerId: null, like: null }));
          }),
        ];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(addMessages.title) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText(say(addMessages.names)));
    await userEvent.paste('1\tBakker\tKees\tGent\n2\tZus\tWim\tBrugge');
    await userEvent.click(dialog.getByRole('button', { name: say(addMessages.check) }));
    const add = await dialog.findByRole('button', { name: say(addMessages.addCount, { count: 2 }) });
    const choose = async (number: number, sample: string, column: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name: say(addMessages.columnOf, { number, sample }) }));
      await userEvent.click(await screen.findByRole('option', { name: say(addMessages.column, { column }) }));
    };
    await choose(2, 'Bakker', 'firstname');
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await choose(3, 'Kees', 'familyname');
    await waitFor(() => expect(dialog.getByText('Bakker Kees')).toBeVisible());
    // Wait until the second response has arrived.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(dialog.getByText('Bakker Kees')).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy');
  },
};

/** Two players are seed 2, and the groups are drawn at random. The page warns about both before the draw. */
export const SeedWarnings: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = beforeTheDraw();
        const { plan } = world.tournament;
        return {
          ...world,
          tournament: { ...world.tournament, plan: { ...plan, groups: plan.groups && { ...plan.groups, method: 'random' as const } } },
          entries: world.entries.map((entry, index) => ({ ...entry, seed: index < 2 ? 2 : null })),
        };
      },
    },
  },
  play: async ({ canvas, world, say }) => {
    await expect(canvas.getByText(say(messages.sharedSeed, { seed: 2 }))).toBeVisible();
    await expect(canvas.getByText(new RegExp(world.entries[1]!.name), { selector: '[role=status] *' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.drawBySeed) })).toBeVisible();
  },
};

/** The menu of a player opens a dialog to correct the name. */
export const Rename: Story = {
  parameters: { screen: { msw: ({ players }: World) => [mock('updatePlayer', ({ name }) => ({ ...players[0]!, name: name! }))] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const [entry] = world.entries;
    await userEvent.click(canvas.getByRole('button', { name: say(messages.menu, { name: entry!.name }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.rename) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.renameTitle, { name: entry!.name }) }));
    const field = dialog.getByLabelText(say(words.name));
    await userEvent.clear(field);
    await userEvent.type(field, 'Nora Nieuweling{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The search ignores accents and the order of names. */
export const FoundWithoutAccents: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = beforeTheDraw();
        return { ...world, entries: world.entries.map((entry, index) => (index === 0 ? { ...entry, name: 'Gérard Krijt' } : entry)) };
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: say(words.findPlayer) }), 'krijt gerard');
    await expect(canvas.getByRole('checkbox', { name: say(messages.isHere, { name: 'Gérard Krijt' }) })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

/** The server fails while it adds the list. The dialog keeps the choices. */
export const AddingFails: Story = {
  parameters: { screen: { msw: (world) => [preview(world), mockError('addEntries', 'internal')] } },
  play: async (context) => {
    await paste(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: context.say(addMessages.addCount, { count: 3 }) }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(context.say(errorMessages.internal));
    await expect(dialog.getByText('Jan Bullens')).toBeVisible();
  },
};

export const KnownPlayers: Story = {
  parameters: { screen: { world: () => ({ ...buildWorld({ stage: 'registration', players: 24 }), entries: [] }) } },
  play: async ({ canvas, userEvent, world, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(addMessages.knownTitle) }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('combobox', { name: say(addMessages.knownFind) });
    await userEvent.type(field, 'bul');
    const found = world.players.find(({ name }) => /bul/i.test(name))?.name ?? '';
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(found));
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(dialog.getByText(found)).toBeVisible();
    await expect(dialog.getByRole('button', { name: say(addMessages.addCount, { count: 1 }) })).toBeVisible();
  },
};

export const WithdrawWithOpenGames: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'groups' }) } },
  play: async ({ canvas, userEvent, world, say }) => {
    const side = world.playList.waiting.find(({ game }) => game.phase === 'ready')?.game.sides[0];
    await userEvent.click(canvas.getByRole('button', { name: say(messages.menu, { name: side?.name ?? '' }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say(messages.withdraw) }));
    await expect(await screen.findByRole('alertdialog', { name: say(messages.withdrawTitle, { name: side?.name ?? '' }) })).toBeVisible();
  },
};

/** A tournament with 13 places and a waiting list. */
const fullTournament = (): World => {
  const world = beforeTheDraw();
  const entries = world.entries.map((entry, index) => ({ ...entry, waiting: index > 12 }));
  return { ...world, entries, tournament: { ...world.tournament, maxEntries: 13 } };
};

export const WaitingList: Story = {
  parameters: { screen: { world: fullTournament } },
  play: async ({ canvas, say }) => expect(canvas.getByRole('heading', { name: say(messages.waiting) })).toBeVisible(),
};

/** A player added to a full tournament goes on the waiting list. A toast warns about it. */
export const AddedToWaitingList: Story = {
  parameters: {
    screen: {
      world: fullTournament,
      msw: ({ entries }: World) => [
        mock('addEntries', ({ entries: [added] }) => [...entries, { ...entries[0]!, id: added!.id!, waiting: true }]),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    const field = canvas.getByLabelText(say(messages.quickAdd));
    await userEvent.type(field, 'Nora Nieuweling{Enter}');
    const message = await screen.findByText(say(messages.enteredWaiting, { placed: 0, waiting: 1 }));
    await expect(message.closest('[data-sonner-toast]')).toHaveAttribute('data-type', 'warning');
    await expect(field).toHaveValue('');
  },
};

/** A player of this name is already entered. Another player of the same name can still be added. */
export const Namesake: Story = {
  parameters: {
    screen: {
      msw: ({ entries }: World) => [
        mock('previewEntries', ({ text }) => [
          { line: 1, name: text, state: 'duplicate' as const, playerId: entries[0]!.players[0]!.id, like: null },
        ]),
        mock('addEntries', ({ entries: [added] }) => {
          if (added?.playerId !== undefined || added?.name !== entries[0]!.name)
            throw new Error('The request does not add a new player of that name.');
          return [...entries, { ...entries[0]!, id: added.id!, waiting: false }];
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const field = canvas.getByLabelText(say(messages.quickAdd));
    await userEvent.type(field, `${world.entries[0]?.name ?? ''}{Enter}`);
    await expect(await canvas.findByText(say(messages.enteredAlready))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(addMessages.isSomebodyElse) }));
    await expect(await screen.findByText(say(messages.entered, { count: 1 }))).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: say(addMessages.isSomebodyElse) })).toBeNull();
  },
};

/** Another player of the same name can also be added after the draw. */
export const LatecomersNamesake: Story = {
  parameters: {
    screen: {
      world: () => buildWorld({ stage: 'drawn', players: 15 }),
      msw: ({ entries }: World) => [
        mock('previewEntries', ({ text }) => [
          { line: 1, name: text, state: 'duplicate' as const, playerId: entries[0]!.players[0]!.id, like: null },
        ]),
        mock('addLateEntry', ({ entry }) => {
          if (entry.playerId !== undefined) throw new ApiError(409, { code: 'taken', message: 'Entered already.' });
          return { ...entries[0]!, id: entry.id!, group: 1 };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const name = world.entries[0]?.name ?? '';
    await userEvent.type(canvas.getByLabelText(say(messages.quickAdd)), `${name}{Enter}`);
    const dialog = () => screen.findByRole('dialog', { name: say(messages.lateTitle, { name }) });
    await userEvent.click(within(await dialog()).getByRole('button', { name: say(messages.add) }));
    await expect(await canvas.findByText(say(messages.enteredAlready))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(addMessages.isSomebodyElse) }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: say(messages.add) }));
    await expect(await screen.findByText(say(messages.lateAdded, { name, isGroup: 'true', letter: 'A' }))).toBeVisible();
  },
};

const checkedIn: boolean[] = [];
/** One press checks everybody out. The message can undo it. */
export const UndoOfCheckOut: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = beforeTheDraw();
        return { ...world, entries: world.entries.map((entry) => ({ ...entry, checkedIn: true })) };
      },
      msw: ({ entries }: World) => {
        checkedIn.length = 0;
        return [mock('checkInAll', (input) => (checkedIn.push(input.checkedIn), entries))];
      },
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.nobodyHere) }));
    await expect(await screen.findByText(say(messages.checkedOut))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say(words.undo) }));
    await waitFor(() => expect(checkedIn).toEqual([false, true]));
  },
};

/** The server refuses a check-in. The checkbox is cleared again, and a toast shows the error. */
export const CheckInRefused: Story = {
  parameters: { screen: { msw: [mockError('updateEntry', 'forbidden')] } },
  play: async ({ canvas, userEvent, world, say }) => {
    const absent = world.entries.find(({ checkedIn }) => !checkedIn);
    const tick = canvas.getByRole('checkbox', { name: say(messages.isHere, { name: absent?.name ?? '' }) });
    await userEvent.click(tick);
    await waitFor(() => expect(tick).not.toBeChecked());
    await expect(
      await screen.findByText(say(messages.notSaved, { name: absent?.name ?? '', reason: say(errorMessages.forbidden) })),
    ).toBeVisible();
  },
};

export const Offline: Story = {
  play: async ({ canvas, realtime, say }) => {
    realtime.setState('offline');
    await expect(await canvas.findByText(say(tournamentMessages.noConnection))).toBeVisible();
  },
};

const sentPairs: Input<'addEntries'>['entries'] = [];
const chosenPairs = (): World => buildWorld({ stage: 'check-in', plan: { ...eveningPlan, pairs: 'chosen' } });
const pairsScreen = {
  world: chosenPairs,
  msw: ({ entries }: World) => {
    sentPairs.length = 0;
    return [
      mock('addEntries', ({ entries: added }) => {
        sentPairs.push(...added);
        return entries;
      }),
    ];
  },
};

/** The two players of a pair enter together. */
export const AddPair: Story = {
  parameters: { screen: pairsScreen },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(canvas.getByText(world.entries[0]!.name)).toHaveTextContent(' / ');
    await userEvent.type(canvas.getByLabelText(say(messages.firstOfPair)), 'Nora Nieuweling{Enter}');
    await userEvent.type(canvas.getByLabelText(say(messages.secondOfPair)), 'Bas Bakker{Enter}');
    await expect(await screen.findByText(say(messages.enteredPairs, { count: 1 }))).toBeVisible();
    await expect(sentPairs).toEqual([expect.objectContaining({ name: 'Nora Nieuweling', partner: { name: 'Bas Bakker' } })]);
    await expect(canvas.getByLabelText(say(messages.firstOfPair))).toHaveValue('');
  },
};

/** Two names a line. A line with one name has no partner and is left out. */
export const PastePairs: Story = {
  parameters: { screen: pairsScreen },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(addMessages.title) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText(say(addMessages.names)));
    await userEvent.paste('1. Nora Nieuweling / Bas Bakker\n2. Mia Maas & Tom Tak\n3. Siem Solo');
    await userEvent.click(dialog.getByRole('button', { name: say(addMessages.check) }));
    await expect(await dialog.findByText(say(addMessages.noPartner, { line: 3 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: say(addMessages.take, { name: 'Tom Tak' }) }));
    // Without Tom Tak, Mia Maas has no partner.
    await expect(dialog.getByRole('checkbox', { name: say(addMessages.take, { name: 'Mia Maas' }) })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: say(addMessages.take, { name: 'Mia Maas' }) }));
    await userEvent.click(dialog.getByRole('button', { name: say(addMessages.addPairs, { count: 2 }) }));
    await expect(await screen.findByText(say(messages.enteredPairs, { count: 2 }))).toBeVisible();
    await expect(sentPairs.map(({ name, partner }) => [name, partner?.name])).toEqual([
      ['Nora Nieuweling', 'Bas Bakker'],
      ['Mia Maas', 'Tom Tak'],
    ]);
  },
};

const byLot = { ...eveningPlan, pairs: 'drawn' } as const;
/** Players enter alone. Pairs are drawn from those who are checked in. */
export const PairsToDraw: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'check-in', plan: byLot }), msw: [mockError('drawPairs', 'odd-number')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.drawPairs) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.drawPairs) }));
    await expect(dialog.getByText(say(messages.pairsLead, { players: 12 }))).toBeVisible();
    // Meanwhile, another organiser has checked in one more player.
    await userEvent.click(dialog.getByRole('button', { name: say(messages.drawPairs) }));
    await expect(await dialog.findByText(say(errorMessages['odd-number']))).toBeVisible();
  },
};

export const OddNumberOfPlayers: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'check-in', players: 14, plan: byLot }) } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(messages.drawPairs) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(messages.drawPairs) }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(say(messages.pairsOdd));
    await expect(dialog.getByRole('button', { name: say(messages.drawPairs) })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The pairs are drawn: they can be drawn again, or split. */
export const PairsDrawn: Story = {
  tags: ['picture'],
  parameters: { screen: { world: () => buildWorld({ stage: 'check-in', plan: byLot, pairsDrawn: true }) } },
  play: async ({ canvas, userEvent, say }) => {
    await expect(canvas.getByText(say(messages.pairsDrawn, { number: '4711' }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.drawPairsAgain) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.splitPairs) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say(messages.splitTitle) }));
    await userEvent.click(dialog.getByRole('button', { name: say(messages.splitPairs) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Pairs cannot join after the draw. */
export const LatePairs: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'drawn', plan: byLot }) } },
  play: async ({ canvas, say }) => expect(canvas.getByText(say(messages.latePairs))).toBeVisible(),
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'check-in' }) } },
};

export const Failed: Story = { parameters: { screen: { msw: [mockError('listEntries', 'internal')] } } };

export const NotFound: Story = { parameters: { screen: { params: { id: '01931f5e-7c00-7000-8000-00000000dead' } } } };
