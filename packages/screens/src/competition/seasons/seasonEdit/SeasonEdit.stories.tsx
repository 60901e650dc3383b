import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';
import { SeasonEdit } from './SeasonEdit.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
  manage_season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: SeasonEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'seasonEdit', params: paramsOf } },
} satisfies Meta<typeof SeasonEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, world, say }) => {
    await expect(await canvas.findByLabelText(say(messages.slug))).toHaveValue(world.competition.season!.slug);
    const days = canvas.getByLabelText(say(messages.waitDays));
    await userEvent.clear(days);
    await userEvent.type(days, '14{Enter}');
    await expect(await canvas.findByText(say(words.saved))).toBeVisible();
  },
};

/** A number out of range, and an address that another season has. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('updateSeason', 'taken', { fields: { slug: 'taken' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    const days = await canvas.findByLabelText(say(messages.waitDays));
    await userEvent.clear(days);
    await userEvent.type(days, '61{Enter}');
    await expect(await canvas.findByText(say(messages.invalidNumber, { least: 0, most: 60 }))).toBeVisible();
    await userEvent.clear(days);
    await userEvent.type(days, '7{Enter}');
    await expect(await canvas.findByText(say(messages.slugTaken))).toBeVisible();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world: World) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect((await canvas.findAllByText(say(shared.archivedMeans)))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(words.save) })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getManagedCompetition', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), manage_season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
