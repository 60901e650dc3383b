import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { teamsOf } from '@oche/mocks/responses/league';
import { empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages as formMessages } from '../../parts/newSeasonMessages.ts';
import { CompetitionManage } from './CompetitionManage.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionManage,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'competitionManage', params: ({ competition }) => ({ org_slug: competition.organisation.slug }) },
  },
} satisfies Meta<typeof CompetitionManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world }) => {
    const { name, slug } = world.competition.season!;
    await expect(await canvas.findByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', expect.stringContaining(slug));
  },
};

/** A new competition. Its first season is created here. */
export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(messages.firstTitle) })).toBeVisible();
    await expect(await canvas.findByLabelText(say(words.name))).toHaveValue('2026–2027');
  },
};

/** The form is not sent without a name and a day. */
export const FieldErrors: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.clear(await canvas.findByLabelText(say(words.name)));
    await userEvent.clear(canvas.getByLabelText(say(formMessages.endsOn)));
    await userEvent.click(canvas.getByRole('button', { name: say(formMessages.create) }));
    await expect(await canvas.findByText(say(shared.nameMissing))).toBeVisible();
    await expect(canvas.getByText(say(formMessages.dayMissing))).toBeVisible();
  },
};

/** The server refuses a season that ends before it starts. */
export const EndsTooEarly: Story = {
  parameters: { screen: { world: empty, msw: [mockError('createSeason', 'invalid', { fields: { ends_on: 'before-start' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(formMessages.create) }));
    await expect(await canvas.findByText(say(formMessages.beforeStart))).toBeVisible();
  },
};

/** The response to a captain of the first teams. */
const asCaptain = (world: World, teams: number) => {
  const managed = managedCompetitionOf(world, { role: 'captain' });
  const own = teamsOf(world).slice(0, teams);
  const ownTeams = own.map(({ id, seasonId, name, team: { slug, short } }) => ({ id, seasonId, name, slug, short }));
  return [mock('getManagedCompetition', ({ team }) => withTeam({ ...managed, ownTeams }, world, team))];
};

/** A captain of two teams chooses one of them. */
export const Captain: Story = {
  parameters: { screen: { msw: (world) => asCaptain(world, 2) } },
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(words.ownTeams) })).toBeVisible();
    const [first] = teamsOf(world);
    await expect(canvas.getByRole('link', { name: new RegExp(first!.name) })).toHaveAttribute(
      'href',
      expect.stringContaining(`/teams/${first!.team.slug}`),
    );
    await expect(canvas.queryByText(say(messages.chooseSeason))).toBeNull();
  },
};

/** The only team of a captain opens at once. */
export const OnlyTeam: Story = {
  parameters: { screen: { msw: (world) => asCaptain(world, 1) } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: world.league.teams[0]! })).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getManagedCompetition', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { org_slug: 'no-such-league' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
