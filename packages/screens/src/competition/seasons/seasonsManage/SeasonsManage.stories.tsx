import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shared } from '../../parts/messages.ts';
import { messages } from './messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { SeasonsManage } from './SeasonsManage.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: SeasonsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'seasonsManage', params: paramsOf } },
} satisfies Meta<typeof SeasonsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('link', { name: say(messages.create) })).toBeVisible();
    for (const { name } of world.competition.seasons)
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  },
};

/** The fixtures of next season are published while this one runs. Only this one is called running. */
export const NextPublished: Story = {
  parameters: {
    screen: {
      msw: (world) => {
        const managed = managedCompetitionOf(world, { role: 'admin' });
        const [season] = managed.seasons;
        const next = { ...season!, id: '01980000-0000-7000-8000-0000000000aa', slug: 'next', name: 'Next season' };
        const dates = { startsOn: '2027-09-01', endsOn: '2028-05-31', state: 'running' as const };
        return [mock('getManagedCompetition', { ...managed, seasons: [{ ...next, ...dates }, ...managed.seasons] })];
      },
    },
  },
  play: async ({ canvas, say }) => {
    const next = await canvas.findByRole('link', { name: /^Next season/ });
    await expect(next).toHaveTextContent(say(shared.state, { state: 'coming' }));
    const running = canvas.getAllByRole('link').filter((link) => link.textContent.endsWith(say(shared.state, { state: 'running' })));
    await expect(running).toHaveLength(1);
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
