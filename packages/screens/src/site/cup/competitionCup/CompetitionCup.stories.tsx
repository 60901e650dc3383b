import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { cupAt, testCup } from '../testCup.ts';
import { CompetitionCup } from './CompetitionCup.tsx';

const meta = {
  component: CompetitionCup,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'competitionCup', params: { group: 'beker' }, msw: (world: World) => cupAt(world, 1) },
  },
} satisfies Meta<typeof CompetitionCup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address of a cup leads to its rounds. */
export const Default: Story = {
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: testCup(world).name })).toBeVisible();
    await expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/cup\/beker\/bracket$/);
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getCompetitionContext', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { group: 'does-not-exist' }, msw: [] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
