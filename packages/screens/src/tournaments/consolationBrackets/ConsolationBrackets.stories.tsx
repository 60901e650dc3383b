import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { knockoutPlan } from '@oche/mocks/plan';
import { beforeTheDraw, buildWorld, finished, knockoutInProgress, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { ConsolationBrackets } from './ConsolationBrackets.tsx';
import { words } from '../../shell/words.ts';
import { knockoutMessages } from '../knockoutMessages.ts';

const meta = {
  component: ConsolationBrackets,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'consolationBrackets', world: knockoutInProgress, params: ({ tournament }) => ({ tournament: tournament.slug }) },
  },
} satisfies Meta<typeof ConsolationBrackets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('group', { name: say(words.losersKnockout) })).toBeVisible();
  },
};
export const Finished: Story = { parameters: { screen: { world: finished } } };
export const NotPlanned: Story = {
  parameters: { screen: { world: () => buildWorld({ plan: knockoutPlan, stage: 'knockout' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(knockoutMessages.notPlanned))).toBeVisible();
  },
};
export const Empty: Story = { parameters: { screen: { world: beforeTheDraw } } };
export const LongGermanNames: Story = {
  tags: ['picture'],
  globals: { locale: 'de' },
  parameters: { screen: { world: () => longGermanNames({ stage: 'knockout' }) } },
};
export const NotFound: Story = { parameters: { screen: { params: { tournament: 'nobody-knows-it' } } } };
export const Failed: Story = { parameters: { screen: { msw: [mockError('getBracket', 'internal')] } } };
