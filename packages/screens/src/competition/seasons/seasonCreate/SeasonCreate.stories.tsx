import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages } from '../../parts/newSeasonMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { SeasonCreate } from './SeasonCreate.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: SeasonCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'seasonCreate', params: paramsOf } },
} satisfies Meta<typeof SeasonCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The proposal is a year after the latest season, with its rules. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByLabelText(say(words.name))).toHaveValue('2027–2028');
    const { name } = world.competition.season!;
    await expect(canvas.getByRole('combobox', { name: say(messages.copiedFrom) })).toHaveTextContent(say(messages.sameAs, { name }));
  },
};

/** The server refuses a season that is too long. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('createSeason', 'invalid', { fields: { ends_on: 'too-long' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(messages.tooLong))).toBeVisible();
  },
};

/** The page is for organisers. A captain does not find it. */
export const Captain: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { role: 'captain' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
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
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
