import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { documentsOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages } from '../messages.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { documentMessages } from '../documentMessages.ts';
import { DocumentsManage } from './DocumentsManage.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: DocumentsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'documentsManage', params: paramsOf } },
} satisfies Meta<typeof DocumentsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By category, those without one last. A document of every season says so. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    for (const { title } of documentsOf(world)) await expect(await canvas.findByRole('link', { name: new RegExp(title) })).toBeVisible();
    const rules = within(canvas.getByRole('table', { name: 'Reglementen' }));
    await expect(rules.getByText(say(documentMessages.ofEverySeason))).toBeVisible();
    const tables = canvas.getAllByRole('table').map((table) => table.querySelector('caption')!.textContent);
    await expect(tables.at(-1)).toBe(say(siteMessages.otherDocuments));
    await expect(canvas.getByRole('heading', { level: 1, name: say(messages.documents) })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listDocuments', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(documentMessages.none))).toBeVisible();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('table', { name: 'Reglementen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(documentMessages.createTitle) })).toBeNull();
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
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
