import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { Competitions } from './Competitions.tsx';
import { messages } from './messages.ts';

/** Two competitions: the user is an administrator of one and a captain in the other. */
const twoCompetitions = (world: World) => {
  const { organisation } = managedCompetitionOf(world);
  const cup = { ...organisation, id: world.user.id, slug: 'stadtpokal', name: 'Pfeilinger Stadtpokal' };
  return [
    mock('listAvailableOrganisations', [
      { ...organisation, role: 'admin' },
      { ...cup, role: 'captain' },
    ]),
  ];
};

const meta = {
  component: Competitions,
  parameters: { layout: 'fullscreen', screen: { route: 'competitions', msw: twoCompetitions } },
} satisfies Meta<typeof Competitions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(messages.title) })).toBeVisible();
    const { name, slug } = world.competition.organisation;
    await expect(canvas.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', `/competition/${slug}`);
    await expect(canvas.getByText(say(messages.role, { role: 'captain' }))).toBeVisible();
  },
};

/** The user manages no competition. */
export const Empty: Story = {
  parameters: { screen: { msw: [mock('listAvailableOrganisations', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listAvailableOrganisations', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};
