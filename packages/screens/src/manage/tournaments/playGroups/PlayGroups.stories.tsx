import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@oche/api/errors';
import { mock, mockError } from '@oche/mocks/mock';
import { knockoutPlan, swissPlan } from '@oche/mocks/plan';
import { buildWorld, empty, knockoutInProgress, longGermanNames, tieToDecide } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PlayGroups } from './PlayGroups.tsx';
import { messages as gameNames } from '../../../parts/game/gameMessages.ts';
import { words } from '../../../shell/words.ts';
import { messages as frameMessages } from '../messages.ts';
import { messages as tieMessages } from '../../../parts/ties/messages.ts';
import { messages } from './messages.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';

const meta = {
  component: PlayGroups,
  parameters: { layout: 'fullscreen', screen: { route: 'playGroups', params: ({ tournament }) => ({ id: tournament.id }) } },
} satisfies Meta<typeof PlayGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => expect(canvas.getByRole('table', { name: say(words.groupLetter, { letter: 'A' }) })).toBeVisible(),
};

export const TieUnresolved: Story = {
  parameters: { screen: { world: tieToDecide } },
  play: async ({ canvas, userEvent, say }) => {
    await expect(canvas.getByText(say(frameMessages.tieMeans))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.decide) }));
    const dialog = within(await screen.findByRole('dialog', { name: say(frameMessages.decideTitle, { letter: 'A' }) }));
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(say(tieMessages.decision)) }));
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await expect(await dialog.findByText(say(tieMessages.reasonMissing))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(say(tieMessages.reason)), 'They shook hands on it');
    await userEvent.click(dialog.getByRole('button', { name: say(words.save) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The tied players do not reach a knockout. The organiser can still decide their order, but nothing waits for it. */
export const TieWithoutKnockout: Story = {
  parameters: {
    screen: {
      world: () => {
        const world = tieToDecide();
        return { ...world, playList: { ...world.playList, undecidedGroups: [] } };
      },
    },
  },
  play: async ({ canvas, say }) => {
    await expect(canvas.getByRole('button', { name: say(messages.decide) })).toBeVisible();
    await expect(canvas.queryByText(say(frameMessages.tieMeans))).toBeNull();
  },
};

/** A group game is corrected after the knockout has begun. The error lists the games that depend on it. */
export const HasDependents: Story = {
  parameters: {
    screen: {
      world: knockoutInProgress,
      msw: ({ winners }) => [
        mock('recordEvents', () => {
          throw new ApiError(409, { code: 'has-dependents', message: 'Started.', games: winners.games.slice(0, 2).map(({ key }) => key) });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const game = world.groups[0]?.games[0];
    const list = within(canvas.getByRole('list', { name: say(messages.games, { letter: 'A' }) }));
    const [link] = list.getAllByRole('link');
    if (!link || !game) throw new Error('The group has no games.');
    await userEvent.click(link);
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: say(gameMessages.correctResult) }));
    await userEvent.type(sheet.getByLabelText(say(tieMessages.reason)), 'Written the wrong way round');
    await userEvent.click(sheet.getByRole('button', { name: say(gameMessages.saveResult) }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(say(gameMessages.dependents, { count: 2 }));
    await expect(sheet.getByLabelText(say(tieMessages.reason))).toHaveValue('Written the wrong way round');
  },
};

/** One table, and the rounds with the newest first. */
export const SwissSystem: Story = {
  tags: ['picture'],
  parameters: { screen: { world: () => buildWorld({ players: 13, plan: swissPlan, stage: 'groups' }) } },
  play: async ({ canvas, userEvent, say }) => {
    await expect(canvas.getByRole('table', { name: say(words.standings) })).toBeVisible();
    await expect(canvas.queryByText(say(words.groupLetter, { letter: 'A' }))).toBeNull();
    const newest = within(canvas.getByRole('list', { name: say(gameNames.swissRound, { round: 3 }) }));
    await userEvent.click(newest.getAllByRole('link')[0]!);
    await expect(
      await within(await screen.findByRole('dialog')).findByRole('heading', { name: say(gameNames.swissRound, { round: 3 }) }),
    ).toBeVisible();
  },
};

export const WithoutGroups: Story = {
  parameters: { screen: { world: () => buildWorld({ plan: knockoutPlan, stage: 'knockout' }) } },
  play: async ({ canvas, say }) => expect(canvas.getByText(say(messages.noGroups))).toBeVisible(),
};

export const Empty: Story = { parameters: { screen: { world: empty } } };

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = { parameters: { screen: { msw: [mockError('listGroups', 'internal')] } } };

export const NotFound: Story = { parameters: { screen: { params: { id: '01931f5e-7c00-7000-8000-00000000dead' } } } };
