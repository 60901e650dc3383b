import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { formerTeamsOf, teamsOf } from '@oche/mocks/responses/league';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, fn, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';
import { TeamCreateExisting } from './TeamCreateExisting.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: TeamCreateExisting,
  parameters: { layout: 'fullscreen', screen: { route: 'teamCreateExisting', params: paramsOf } },
} satisfies Meta<typeof TeamCreateExisting>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = fn();

/** Two of the teams are chosen and added with their players. Teams that play already cannot be chosen. */
export const Default: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('addExistingTeams', (input) => {
          add(input);
          return teamsOf(world);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, world, say }) => {
    const [entered, , ...free] = formerTeamsOf(world);
    const table = await canvas.findByRole('table', { name: say(messages.teams) });
    const row = within(table)
      .getAllByRole('row')
      .find(({ textContent }) => textContent.includes(entered!.name))!;
    await expect(within(row).getByText(say(messages.entered))).toBeVisible();
    await expect(within(row).queryByRole('checkbox')).toBeNull();
    for (const { name } of free) await userEvent.click(within(table).getByRole('checkbox', { name: say(messages.choose, { name }) }));
    await expect(within(table).getByRole('checkbox', { name: say(messages.chooseAll) })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add, { count: free.length }) }));
    const teamIds = free.map(({ id }) => id);
    await waitFor(() => expect(add).toHaveBeenLastCalledWith(expect.objectContaining({ teamIds, withRoster: true })));
  },
};

/** A search without result. */
export const Searched: Story = {
  parameters: { screen: { search: 'search=nothing-has-this-name' } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.noneFound))).toBeVisible();
  },
};

/** Nothing is sent before a team is chosen. */
export const NoneChosen: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.add, { count: 0 }) }));
    await expect(await canvas.findByText(say(messages.noneChosen))).toBeVisible();
  },
};

/** The season has as many teams as it may have. */
export const Refused: Story = {
  parameters: { screen: { msw: [mockError('addExistingTeams', 'limit-reached')] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: say(messages.chooseAll) }));
    await userEvent.click(canvas.getByRole('button', { name: say(messages.add, { count: 2 }) }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The first season of a competition. */
export const Empty: Story = {
  parameters: { screen: { msw: [mock('listFormerTeams', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Archived: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.finishedMeans))).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listFormerTeams', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
