import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { documentsOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { documentMessages } from '../documentMessages.ts';
import { DocumentEdit } from './DocumentEdit.tsx';

const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  id: documentsOf(world)[1]!.id,
});

const meta = {
  component: DocumentEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'documentEdit', params: paramsOf } },
} satisfies Meta<typeof DocumentEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { title, category } = documentsOf(world)[1]!;
    await expect(await canvas.findByLabelText(say(documentMessages.title))).toHaveValue(title);
    await expect(canvas.getByLabelText(say(documentMessages.category))).toHaveValue(category);
    await expect(canvas.queryByLabelText(say(documentMessages.file))).toBeNull();
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
  parameters: { screen: { msw: [mockError('listDocuments', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), id: world.user.id }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
