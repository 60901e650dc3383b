import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { documentsOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { documentMessages } from '../documentMessages.ts';
import { DocumentManage } from './DocumentManage.tsx';

const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  id: documentsOf(world)[1]!.id,
});

const meta = {
  component: DocumentManage,
  parameters: { layout: 'fullscreen', screen: { route: 'documentManage', params: paramsOf } },
} satisfies Meta<typeof DocumentManage>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF-1.7'], 'nieuw.pdf', { type: 'application/pdf' });

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { title, path } = documentsOf(world)[1]!;
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByText(say(documentMessages.ofEverySeason))).toBeVisible();
    await expect(canvas.getByRole('link', { name: say(documentMessages.open) })).toHaveAttribute('href', `/api${path}`);
  },
};

/** A new file is uploaded as soon as it is chosen. */
export const Replace: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.upload(await canvas.findByLabelText(say(documentMessages.replace)), pdf);
    await expect(await screen.findByText(say(documentMessages.replaced))).toBeVisible();
  },
};

export const WrongType: Story = {
  parameters: { screen: { msw: [mockError('replaceDocument', 'invalid', { fields: { file: 'wrong-type' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.upload(await canvas.findByLabelText(say(documentMessages.replace)), pdf);
    await expect(await canvas.findByText(say(documentMessages.wrongType))).toBeVisible();
  },
};

/** Deleting a document needs an answer to a question. */
export const Delete: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(documentMessages.remove) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(say(documentMessages.removeMeans))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(words.cancel) }));
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
