import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SeasonGroup } from '@oche/api/contract/group';
import { buildCompetition } from '@oche/mocks/competition';
import { createIds } from '@oche/mocks/ids';
import { mock, mockError } from '@oche/mocks/mock';
import { groupOf, teamsOf } from '@oche/mocks/responses/league';
import { eveningInProgress, longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { helpTopicNames, helpTopics } from '../../../parts/site/helpTopics.ts';
import { messages } from './messages.ts';
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
    // What the organisers have written comes first.
    await expect(topics.map(({ textContent }) => textContent)[0]).toBe(say(messages.fromOrganisers));
    await expect(topics).toHaveLength(helpTopicNames.length + 1);
    await expect(canvas.getByText('secretaris').tagName).toBe('STRONG');
    for (const id of helpTopicNames) await expect(document.getElementById(id)).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(words.help) })).toHaveAttribute('aria-current', 'page');
  },
};

/** Two divisions with the same rules, one with points for each leg, and a cup. */
const fourGroups = (world: World) => {
  const group = groupOf(teamsOf(world), world.league.group);
  const { rules } = group;
  const division = (name: string, change: Partial<SeasonGroup> = {}) => ({ ...group, id: newId(0), slug: name, name, ...change });
  const newId = createIds(5);
  const perLeg = { ...rules, points: { ...rules.points, perLeg: 0.5 }, up: 2, down: 0 };
  const groups = [division('Eerste'), division('Tweede A'), division('Tweede B', { rules: perLeg }), division('Beker', { kind: 'cup' })];
  return [mock('listSeasonGroups', groups)];
};

/** The rules of each division come from the season; divisions with the same rules share them. A cup has no table. */
export const RulesOfSeason: Story = {
  parameters: { screen: { msw: fourGroups } },
  play: async ({ canvas, userEvent, say }) => {
    const rules = within((await canvas.findByRole('heading', { level: 2, name: say(helpTopics.rules) })).closest('section')!);
    const headings = rules.getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Eerste and Tweede A', 'Tweede B', 'Beker']);
    await expect(rules.getAllByText(new RegExp(say(messages.forDefeat, { points: '0' })))).toHaveLength(2);
    await expect(rules.getByText(new RegExp(say(messages.perLeg, { points: '0.5' })))).toBeVisible();
    await expect(rules.getByText(say(messages.up, { count: 2 }))).toBeVisible();
    await userEvent.click(rules.getAllByText(say(messages.sheetOf))[0]!);
    const [table, other] = rules.getAllByRole('table', { hidden: true });
    await expect(table).toBeVisible();
    await expect(other).not.toBeVisible();
  },
};

/** The rules that organisers have written are above those of the divisions. Without a text of their own, help begins with the topics. */
export const OwnRules: Story = {
  parameters: { screen: { msw: [mock('getSiteTexts', { helpText: '', rulesText: '# Late teams\n\nWe wait **30 minutes**.' })] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Late teams' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2, name: say(messages.fromOrganisers) })).toBeNull();
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
