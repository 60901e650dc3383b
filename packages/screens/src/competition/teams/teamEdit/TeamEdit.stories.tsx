import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf, withTeam } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from '../formMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { TeamEdit } from './TeamEdit.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});
const teamParamsOf = (world: World) => ({ ...paramsOf(world), team_slug: teamsOf(world)[0]!.team.slug });

const meta = {
  component: TeamEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'teamEdit', params: teamParamsOf } },
} satisfies Meta<typeof TeamEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first team of the world for its captain. */
const asCaptain = (world: World, state: 'open' | 'running' = 'running') => {
  const managed = managedCompetitionOf(world, { role: 'captain', state });
  return [mock('getManagedCompetition', ({ team }) => withTeam(managed, world, team))];
};

export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await expect(name).toHaveValue(world.league.teams[0]);
    await userEvent.type(name, ' 2{Enter}');
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** A captain changes the evening only while the season is open, and never the name. */
export const Captain: Story = {
  parameters: { screen: { msw: (world) => asCaptain(world) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByLabelText(say(messages.wishes))).toBeVisible();
    await expect(canvas.queryByLabelText(say(words.name))).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: say(messages.weekday) })).toBeNull();
  },
};

export const CaptainWhileOpen: Story = {
  parameters: { screen: { msw: (world) => asCaptain(world, 'open') } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('combobox', { name: say(messages.weekday) })).toBeVisible();
  },
};

/** Name and short name are missing, and another team has the name. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('updateSeasonTeam', 'taken', { fields: { name: 'taken' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    const name = await canvas.findByLabelText(say(words.name));
    await userEvent.clear(name);
    await userEvent.clear(canvas.getByLabelText(say(messages.short)));
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }));
    await expect(await canvas.findByText(say(shared.nameMissing))).toBeVisible();
    await expect(canvas.getByText(say(messages.shortInvalid))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(say(messages.short)), 'Linde');
    await userEvent.type(name, 'Krijtstreep{Enter}');
    await expect(await canvas.findByText(say(messages.nameTaken))).toBeVisible();
  },
};

/** A captain and up to three vice-captains. */
export const FourCaptains: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const add = await canvas.findByRole('button', { name: say(messages.addViceCaptain) });
    for (let number = 1; number <= 3; number++) await userEvent.click(add);
    await expect(canvas.getByLabelText(say(messages.viceCaptain, { number: 3 }))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.addViceCaptain) })).toBeNull();
  },
};

/** The teams of an archived season can no longer be edited. */
export const Archived: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('getManagedCompetition', ({ team }) => withTeam(managedCompetitionOf(world, { state: 'archived' }), world, team)),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.finishedMeans))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(words.save) })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listLocations', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...teamParamsOf(world), team_slug: 'no-such-team' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
