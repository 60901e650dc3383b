import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as frameMessages } from '../../../parts/league/groupMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { divisionOf, paramsOf, played } from '../testDivision.ts';
import { CompetitionGroup } from './CompetitionGroup.tsx';

const meta = {
  component: CompetitionGroup,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionGroup', params: paramsOf, msw: (world: World) => [played(world)] } },
} satisfies Meta<typeof CompetitionGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address of a division leads to its table, in the same season. */
export const Default: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), season: '2024-2025' }) } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: divisionOf(world).name })).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: say(frameMessages.pages) }));
    const tab = tabs.getByRole('link', { name: say(words.standings), current: 'page' });
    await expect(tab.getAttribute('href')).toMatch(new RegExp(`/2024-2025/groups/${divisionOf(world).slug}/standings$`));
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
  parameters: { screen: { params: { group: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
