import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages } from '../messages.ts';
import { CompetitionSeason } from './CompetitionSeason.tsx';

const meta = {
  component: CompetitionSeason,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionSeason', params: { season: '2025-2026' } } },
} satisfies Meta<typeof CompetitionSeason>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A season that is over, with a notice that links to the current season. */
export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByText(say(messages.over))).toBeVisible();
    await expect((await canvas.findByRole('main')).querySelector('a[href*="/calendar"]')).toBeVisible();
    const { name } = world.competition.season!;
    await userEvent.click(canvas.getByRole('link', { name: say(siteMessages.toPlayed, { name }) }));
    await expect(await canvas.findByRole('heading', { level: 1, name: say(siteMessages.season, { name }) })).toBeVisible();
    await expect(canvas.queryByText(say(siteMessages.notPlayed))).toBeNull();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, world }) => {
    await canvas.findByRole('heading', { level: 1 });
    const name = canvas.getByText(world.competition.organisation.name);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getCompetitionContext', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

/** The season is unknown. The error page keeps the head of the competition's site. */
export const NotFound: Story = {
  parameters: { screen: { params: { season: '1894-1895' } } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
    const pages = canvas.getByRole('navigation', { name: world.competition.organisation.name });
    await expect(pages).toBeVisible();
    await expect(pages.querySelector('[aria-current]')).toBeNull();
    await expect(document.title).toContain(world.competition.organisation.name);
  },
};
