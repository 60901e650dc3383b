import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@oche/api/errors';
import { mock, mockError } from '@oche/mocks/mock';
import { beforeTheDraw, finished, knockoutInProgress, longGermanNames } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PlayResults } from './PlayResults.tsx';
import { messages } from './messages.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';
import { words } from '../../../shell/words.ts';
import { messages as errorMessages } from '../../../shell/errorMessages.ts';
import { messages as frameMessages } from '../messages.ts';
import { messages as tieMessages } from '../../../parts/ties/messages.ts';

const meta = {
  component: PlayResults,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'playResults', params: ({ tournament }) => ({ id: tournament.id }), world: knockoutInProgress },
  },
} satisfies Meta<typeof PlayResults>;
export default meta;
type Story = StoryObj<typeof meta>;

const openFirst: Story['play'] = async ({ canvas, userEvent, say }) => {
  const [first] = within(canvas.getByRole('list', { name: say(messages.finished) })).getAllByRole('link');
  if (!first) throw new Error('No game is finished.');
  await userEvent.click(first);
};

/** Reopening a game needs a reason, which its log keeps. */
export const Default: Story = {
  play: async (context) => {
    await openFirst(context);
    const { userEvent, say } = context;
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: say(gameMessages.reopen) }));
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.reopen) }));
    await expect(await sheet.findByText(say(gameMessages.reasonMissing))).toBeVisible();
    await userEvent.type(sheet.getByLabelText(say(tieMessages.reason)), 'One dart too many');
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.reopen) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A correction begins with everything that was entered, so that a corrected leg does not delete the averages. */
export const CorrectTwice: Story = {
  play: async (context) => {
    const { userEvent, say, world } = context;
    const [first, second] = world.results.games[0]!.sides;
    const openForm = async () => {
      await openFirst(context);
      const sheet = within(await screen.findByRole('dialog'));
      await userEvent.click(await sheet.findByRole('button', { name: say(gameMessages.correctResult) }));
      return sheet;
    };
    const sheet = await openForm();
    await userEvent.type(sheet.getByLabelText(say(gameMessages.averageOf, { name: first!.name })), '62.5');
    await userEvent.type(sheet.getByLabelText(say(gameMessages.averageOf, { name: second!.name })), '44.1');
    await userEvent.type(sheet.getByLabelText(say(tieMessages.reason)), 'From the sheet of paper');
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.saveResult) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openForm();
    await expect(again.getByLabelText(say(gameMessages.averageOf, { name: first!.name }))).toHaveValue('62.50');
    await expect(again.getByLabelText(say(gameMessages.averageOf, { name: second!.name }))).toHaveValue('44.10');
    // No visit of such a game is recorded.
    await userEvent.click(again.getByRole('button', { name: say(words.back) }));
    await expect(again.getByRole('link', { name: say(gameMessages.seeGame) })).toBeVisible();
  },
};

/** A walkover of a withdrawn player cannot be reopened. The error links to the page where the withdrawal can be undone. */
export const ReopenAfterWithdrawal: Story = {
  parameters: { screen: { msw: [mockError('recordEvents', 'withdrawn')] } },
  play: async (context) => {
    await openFirst(context);
    const { userEvent, say, world } = context;
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: say(gameMessages.reopen) }));
    await userEvent.type(sheet.getByLabelText(say(tieMessages.reason)), 'They are here');
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.reopen) }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(say(errorMessages.withdrawn));
    await expect(sheet.getByRole('link', { name: say(frameMessages.toPlayers) })).toHaveAttribute(
      'href',
      `/manage/tournaments/${world.tournament.id}/players`,
    );
  },
};

export const HasDependents: Story = {
  parameters: {
    screen: {
      msw: ({ winners }) => [
        mock('recordEvents', () => {
          throw new ApiError(409, { code: 'has-dependents', message: 'Started.', games: winners.games.slice(-1).map(({ key }) => key) });
        }),
      ],
    },
  },
  play: async (context) => {
    await openFirst(context);
    const { userEvent, say } = context;
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: say(gameMessages.walkover) }));
    const [first] = sheet.getAllByRole('radio');
    if (first) await userEvent.click(first);
    await userEvent.type(sheet.getByLabelText(say(tieMessages.reason)), 'He was not here');
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.award) }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(say(gameMessages.dependents, { count: 1 }));
  },
};

/** A filter without matches shows a message. Case and accents do not matter. */
export const FilteredByName: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const field = canvas.getByRole('searchbox', { name: say(words.findPlayer) });
    await userEvent.type(field, 'nobody at all');
    await expect(canvas.getByText(say(messages.noneFound, { search: 'nobody at all' }))).toBeVisible();
    await expect(canvas.queryByText(say(messages.noGames))).toBeNull();
    const game = world.results.games[0]!;
    await userEvent.clear(field);
    await userEvent.type(field, game.sides[0]!.name.toUpperCase());
    await expect(within(canvas.getByRole('list', { name: say(messages.finished) })).getAllByRole('link')[0]).toHaveTextContent(
      game.sides[0]!.name,
    );
  },
};

export const Finished: Story = {
  parameters: { screen: { world: finished } },
  play: async ({ canvas, world, say }) =>
    expect(within(canvas.getByRole('table', { name: say(messages.places) })).getByText(world.tournament.winner ?? '')).toBeVisible(),
};

export const Empty: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, say }) => expect(canvas.getByText(say(messages.noGames))).toBeVisible(),
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'finished' }) } },
};

export const Failed: Story = { parameters: { screen: { msw: [mockError('getResults', 'internal')] } } };

export const NotFound: Story = { parameters: { screen: { params: { id: '01931f5e-7c00-7000-8000-00000000dead' } } } };
