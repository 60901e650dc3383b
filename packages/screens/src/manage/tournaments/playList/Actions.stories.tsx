import type { Meta, StoryObj } from '@storybook/react-vite';
import { actionsOf } from '@oche/mocks/responses/actions';
import { mock, mockError } from '@oche/mocks/mock';
import { buildWorld, longGermanNames, type World } from '@oche/mocks/world';
import type { UndoPreview } from '@oche/api/contract/action';
import { expect, screen, waitFor, within } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { PlayList } from './PlayList.tsx';
import { messages } from './actionMessages.ts';

const meta = {
  component: PlayList,
  parameters: {
    layout: 'fullscreen',
    screen: {
      route: 'playList',
      params: ({ tournament }) => ({ id: tournament.id }),
      world: () => buildWorld({ stage: 'knockout', players: 16, boards: 4 }),
    },
  },
} satisfies Meta<typeof PlayList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, userEvent, say }: Pick<Context, 'canvas' | 'userEvent' | 'say'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: say(messages.title) }));
  return within(await screen.findByRole('dialog', { name: say(messages.title) }));
};

/** Opens the list, and presses the button of the first action that can be undone. */
const ask = async (context: Pick<Context, 'canvas' | 'userEvent' | 'say' | 'like'>) => {
  const list = await open(context);
  const [first] = await list.findAllByRole('button', { name: context.like(messages.undoOf) });
  await context.userEvent.click(first!);
  return within(await screen.findByRole('alertdialog'));
};

const none: UndoPreview = { refused: null, games: [], entries: [], redrawn: false, status: null };
const previewing = (preview: (world: World) => Partial<UndoPreview>) => ({
  screen: { msw: (world: World) => [mock('previewUndo', { ...none, ...preview(world) })] },
});

/** What organisers have done, the newest first. What is undone or has been changed again has no button. */
export const WhatWasDone: Story = {
  play: async (context) => {
    const { world, say } = context;
    const list = await open(context);
    const actions = actionsOf(world);
    await expect(await list.findAllByRole('listitem')).toHaveLength(actions.length);
    const possible = actions.filter(({ undoneAt, overtaken }) => undoneAt === null && !overtaken);
    await expect(list.getAllByRole('button', { name: context.like(messages.undoOf) })).toHaveLength(possible.length);
    await expect(list.getByText(say(messages.overtaken))).toBeVisible();
  },
};

export const OnPhoneInTheDark: Story = {
  tags: ['picture'],
  globals: { mode: 'dark', locale: 'de', viewport: { value: 'phone', isRotated: false } },
  play: async (context) => void (await open(context)),
};

/** Before an undo, a dialog says what else changes. The keyboard is enough. */
export const UndoWithEffects: Story = {
  parameters: previewing(({ games, entries }) => ({
    games: games.slice(-2).map((game, index) => ({ game, effect: index === 0 ? 'players' : 'off-board' })),
    entries: entries.slice(0, 1),
    redrawn: true,
    status: 'running',
  })),
  play: async (context) => {
    const { userEvent, say } = context;
    const dialog = await ask(context);
    await expect(dialog.getByText(say(messages.alsoChanges), { exact: false })).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    dialog.getByRole('button', { name: say(messages.undo) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(say(messages.done))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const UndoOnlyThis: Story = {
  parameters: previewing(() => ({})),
  play: async (context) => {
    const dialog = await ask(context);
    await expect(dialog.getByText(context.say(messages.nothingElse), { exact: false })).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: context.say(messages.keep) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Games that have begun are in the way. Their links open them. */
export const GamesInTheWay: Story = {
  parameters: previewing(({ games }) => ({ refused: { code: 'has-dependents', games: games.slice(-2) } })),
  play: async (context) => {
    const { world, say } = context;
    const dialog = await ask(context);
    await expect(dialog.getByRole('heading', { name: say(messages.refusedTitle) })).toBeVisible();
    const links = dialog.getAllByRole('link');
    await expect(links[0]).toHaveAttribute('href', expect.stringContaining(world.games.at(-2)!.id));
    await expect(dialog.queryByRole('button', { name: say(messages.undo) })).toBeNull();
    await expect(dialog.getByRole('button', { name: say(words.close) })).toBeVisible();
  },
};

/** Something has changed between the preview and the undo. */
export const ChangedMeanwhile: Story = {
  parameters: { screen: { msw: (world: World) => [...previewing(() => ({})).screen.msw(world), mockError('undoAction', 'changed')] } },
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.click(dialog.getByRole('button', { name: context.say(messages.undo) }));
    await expect(await screen.findByText(context.say(messages.changed))).toBeVisible();
  },
};

export const NothingDone: Story = {
  parameters: { screen: { msw: [mock('listActions', { items: [], page: 1, perPage: 50, total: 0 })] } },
  play: async (context) => {
    const list = await open(context);
    await expect(await list.findByText(context.say(messages.none))).toBeVisible();
  },
};

/** More than one page of actions. */
export const ManyActions: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('listActions', ({ perPage = 50 }) => ({
          items: actionsOf(world).slice(0, perPage === 50 ? 3 : 6),
          page: 1,
          perPage,
          total: 90,
        })),
      ],
    },
  },
  play: async (context) => {
    const list = await open(context);
    await context.userEvent.click(await list.findByRole('button', { name: context.say(messages.earlier) }));
    await waitFor(async () => expect(await list.findAllByRole('listitem')).toHaveLength(6));
  },
};

export const LongNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'knockout' }) } },
  play: async (context) => void (await open(context)),
};
