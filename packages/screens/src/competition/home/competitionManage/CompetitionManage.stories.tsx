import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
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

/** A captain gets the seasons of their teams. */
export const Captain: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const managed = managedCompetitionOf(world, { role: 'captain' });
        return [mock('getManagedCompetition', { ...managed, season: null, seasons: managed.seasons.slice(0, 1) })];
      },
    },
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
