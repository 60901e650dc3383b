import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { doublePlan, knockoutPlan } from '@oche/mocks/plan';
import { beforeTheDraw, buildWorld, finished, knockoutInProgress, longGermanNames } from '@oche/mocks/world';
import { expect, screen, within } from 'storybook/test';
import { WinnersKnockout } from './WinnersKnockout.tsx';
import { messages as knockoutMessages } from '../knockout/messages.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';
import { words } from '../../../shell/words.ts';

const meta = {
  component: WinnersKnockout,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'winnersKnockout', params: ({ tournament }) => ({ id: tournament.id }), world: knockoutInProgress },
  },
} satisfies Meta<typeof WinnersKnockout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A game of the bracket opens its actions. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const game = world.winners.games.find(({ phase }) => phase === 'finished');
    if (!game) throw new Error('No game of this knockout is finished.');
    await userEvent.click(
      canvas.getByRole('link', { name: new RegExp(`${game.sides[0]?.name}.*${game.sides[1]?.name}.*${say(words.finished)}`) }),
    );
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('button', { name: say(gameMessages.correctResult) })).toBeVisible();
  },
};

export const Finished: Story = { parameters: { screen: { world: finished } } };

export const Empty: Story = {
  parameters: { screen: { world: beforeTheDraw } },
  play: async ({ canvas, say }) => expect(canvas.getByText(say(knockoutMessages.notDrawn, { stage: 'winners' }))).toBeVisible(),
};

/** Eleven players give byes in the first round. In a tournament without groups the stage is just called "Knockout". */
export const WithByes: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'knockout', players: 11, plan: knockoutPlan }) } },
  play: async ({ canvas, say }) => {
    await expect(canvas.getByRole('link', { name: say(words.knockout) })).toBeVisible();
    await expect(canvas.queryByText(say(words.winnersKnockout))).toBeNull();
  },
};

export const DoubleElimination: Story = {
  tags: ['picture'],
  parameters: { screen: { world: () => buildWorld({ stage: 'knockout', players: 11, plan: doublePlan }) } },
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(canvas.getByRole('heading', { name: say(words.doubleElimination) })).toBeInTheDocument();
    const game = world.winners.games.find(({ phase, bracket }) => phase === 'finished' && bracket === 'upper');
    if (!game) throw new Error('No game of the upper bracket is finished.');
    await userEvent.click(
      canvas.getByRole('link', { name: new RegExp(`${game.sides[0]?.name}.*${game.sides[1]?.name}.*${say(words.finished)}`) }),
    );
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Before the draw of a double elimination. */
export const DoubleEliminationNotDrawn: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'check-in', plan: doublePlan }) } },
  play: async ({ canvas, say }) => expect(canvas.getByText(say(knockoutMessages.notDrawn, { stage: 'double' }))).toBeVisible(),
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'knockout' }) } },
};

export const Failed: Story = { parameters: { screen: { msw: [mockError('getBracket', 'internal')] } } };

export const NotFound: Story = { parameters: { screen: { params: { id: '01931f5e-7c00-7000-8000-00000000dead' } } } };
