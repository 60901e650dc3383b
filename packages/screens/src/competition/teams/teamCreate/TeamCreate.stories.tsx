import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { ApiError } from '@oche/api/errors';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from '../formMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { TeamCreate } from './TeamCreate.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: TeamCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'teamCreate', params: paramsOf } },
} satisfies Meta<typeof TeamCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.createTitle) })).toBeVisible();
    await expect(await canvas.findByLabelText(say(words.name))).toBeVisible();
  },
};

/** The form is not sent without a name. */
export const NoName: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(messages.create) }));
    await expect(await canvas.findByText(say(shared.nameMissing))).toBeVisible();
  },
};

/** The name belongs to a team of an earlier season, which can be added instead. */
export const PlayedBefore: Story = {
  parameters: {
    screen: {
      msw: (world) => [
        mock('createTeam', () => {
          throw new ApiError(409, { code: 'taken', message: 'A team has this name.', fields: { name: 'taken' }, team_id: world.user.id });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(messages.short)), 'Zwaan');
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'De Zwaan{Enter}');
    await expect(await canvas.findByText(say(messages.existing, { name: 'De Zwaan' }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.addExisting) })).toBeVisible();
  },
};

export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('createTeam', 'invalid', { fields: { 'captains.0.phone': 'invalid_format' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.type(await canvas.findByLabelText(say(messages.short)), 'Zwaan');
    await userEvent.type(canvas.getByLabelText(say(words.name)), 'De Zwaan{Enter}');
    await expect(await canvas.findByText(say(messages.phoneInvalid))).toBeVisible();
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
  parameters: { screen: { msw: [mockError('listLocations', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
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
