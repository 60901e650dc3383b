import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { firstLossPlan, knockoutPlan } from '@oche/mocks/plan';
import { beforeTheDraw, buildWorld, finished, knockoutInProgress, longGermanNames } from '@oche/mocks/world';
import { expect, screen, within } from 'storybook/test';
import { LosersKnockout } from './LosersKnockout.tsx';
import { messages as knockoutMessages } from '../knockout/messages.ts';
import { messages as gameMessages } from '../../parts/gameMessages.ts';
import { messages as gameNames } from '../../../parts/game/gameMessages.ts';
import { messages as slotMessages } from '../../../parts/game/slotMessages.ts';
import { words } from '../../../shell/words.ts';

const meta = {
  component: LosersKnockout,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'losersKnockout', params: ({ tournament }) => ({ id: tournament.id }), world: knockoutInProgress },
  },
} satisfies Meta<typeof LosersKnockout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A game of the bracket opens its actions. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    // A side without a score is not followed by a space.
    for (const { ariaLabel } of canvas.getAllByRole('link')) await expect(ariaLabel ?? '').not.toMatch(/ [,.]/);
    // The last finished game is in the round that a phone shows first.
    const game = world.losers.games.findLast(({ phase }) => phase === 'finished');
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
  play: async ({ canvas, say }) => expect(canvas.getByText(say(knockoutMessages.notDrawn, { stage: 'losers' }))).toBeVisible(),
};

export const NoSuchStage: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'knockout', plan: knockoutPlan }) } },
  play: async ({ canvas, say }) => expect(canvas.getByText(say(knockoutMessages.noStage, { stage: 'losers' }))).toBeVisible(),
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

/** The losers of the first games of the winners’ knockout. Its rounds are not known here. */
export const SecondChance: Story = {
  parameters: { screen: { world: () => buildWorld({ stage: 'drawn', plan: firstLossPlan }) } },
  play: async ({ canvas, say }) => {
    const game = say(gameNames.round, { round: 1, number: 1 });
    await expect(
      (
        await canvas.findAllByRole('link', {
          name: new RegExp(say(slotMessages.loserOf, { game: game.charAt(0).toLowerCase() + game.slice(1) }), 'i'),
        })
      )[0],
    ).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'knockout' }) } },
};

export const Failed: Story = { parameters: { screen: { msw: [mockError('getBracket', 'internal')] } } };

export const NotFound: Story = { parameters: { screen: { params: { id: '01931f5e-7c00-7000-8000-00000000dead' } } } };
