import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCompetition } from '@oche/mocks/competition';
import { mockError } from '@oche/mocks/mock';
import { eveningInProgress, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { helpTopicNames } from '../../../parts/site/helpTopics.ts';
import { CompetitionHelp } from './CompetitionHelp.tsx';

const meta = { component: CompetitionHelp, parameters: { layout: 'fullscreen', screen: { route: 'competitionHelp' } } } satisfies Meta<
  typeof CompetitionHelp
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every topic has an anchor, so that other pages can link to it. */
export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(words.help) })).toBeVisible();
    const topics = canvas.getAllByRole('heading', { level: 2 });
    await expect(topics).toHaveLength(helpTopicNames.length);
    for (const id of helpTopicNames) await expect(document.getElementById(id)).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(words.help) })).toHaveAttribute('aria-current', 'page');
  },
};

/** The links of the masthead keep the chosen season. */
export const OtherSeason: Story = {
  parameters: { screen: { params: { season: '2025-2026' } } },
  play: async ({ canvas, world, say }) => {
    await canvas.findByRole('heading', { level: 1, name: say(words.help) });
    const home = canvas.getAllByRole('link', { name: world.competition.organisation.name })[0]!;
    await expect(home.getAttribute('href')).toMatch(/\/2025-2026$/);
  },
};

/** The competition has no public e-mail address. */
export const NoContact: Story = {
  parameters: { screen: { world: () => ({ ...eveningInProgress(), competition: buildCompetition({ contactEmail: null }) }) } },
  play: async ({ canvas, say }) => {
    await canvas.findByRole('heading', { level: 1, name: say(words.help) });
    await expect(canvas.queryByRole('link', { name: say(siteMessages.contact) })).toBeNull();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de' },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getCompetitionContext', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { season: '1894-1895' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
