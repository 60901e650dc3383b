import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';

import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { documentMessages } from '../documentMessages.ts';
import { DocumentCreate } from './DocumentCreate.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: DocumentCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'documentCreate', params: paramsOf } },
} satisfies Meta<typeof DocumentCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['%PDF-1.7'], 'reglement.pdf', { type: 'application/pdf' });

export const Default: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(documentMessages.createTitle) })).toBeVisible();
    await userEvent.upload(await canvas.findByLabelText(say(documentMessages.file)), pdf);
    await expect(canvas.getByText('reglement.pdf')).toBeVisible();
  },
};

/** Title and file are missing. */
export const NothingEntered: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(documentMessages.add) }));
    await expect(await canvas.findByText(say(documentMessages.titleMissing))).toBeVisible();
    await expect(canvas.getByText(say(documentMessages.fileMissing))).toBeVisible();
  },
};

/** The server refuses a file by its content, whatever its name. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('createDocument', 'invalid', { fields: { file: 'wrong-type' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.upload(await canvas.findByLabelText(say(documentMessages.file)), pdf);
    await userEvent.type(canvas.getByLabelText(say(documentMessages.title)), 'Reglement{Enter}');
    await expect(await canvas.findByText(say(documentMessages.wrongType))).toBeVisible();
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
