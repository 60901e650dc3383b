import type { Meta, StoryObj } from '@storybook/react-vite';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, waitFor } from 'storybook/test';
import { uploadMessages } from '../../../parts/forms/uploadMessages.ts';
import { messages as markdownMessages } from '../../../parts/markdown/messages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages as shared } from '../../parts/messages.ts';
import { newsMessages } from '../newsMessages.ts';
import { NewsCreate } from './NewsCreate.tsx';

const paramsOf = ({ competition }: Pick<World, 'competition'>) => ({
  org_slug: competition.organisation.slug,
  season_slug: competition.season?.slug ?? 'none',
});

const meta = {
  component: NewsCreate,
  parameters: { layout: 'fullscreen', screen: { route: 'newsCreate', params: paramsOf } },
} satisfies Meta<typeof NewsCreate>;
export default meta;
type Story = StoryObj<typeof meta>;

const png = new File([new Uint8Array([137, 80, 78, 71])], 'het bord.png', { type: 'image/png' });

/** The text is Markdown, with a preview. */
export const Default: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(newsMessages.createTitle) })).toBeVisible();
    await userEvent.type(await canvas.findByLabelText(say(newsMessages.headline)), 'Fien wint');
    await userEvent.type(canvas.getByRole('textbox', { name: say(newsMessages.body) }), 'Met **170**');
    await userEvent.click(canvas.getByRole('tab', { name: say(markdownMessages.preview) }));
    await expect((await canvas.findByText('170')).tagName).toBe('STRONG');
  },
};

/** A picture in the text is uploaded and then stands at its end. */
export const PictureInText: Story = {
  play: async ({ canvas, userEvent, say }) => {
    const body = await canvas.findByRole('textbox', { name: say(newsMessages.body) });
    await userEvent.type(body, 'De zaal');
    await userEvent.upload(canvas.getByLabelText(say(markdownMessages.picture)), png);
    await waitFor(() => expect(body).toHaveValue(`De zaal\n\n![het bord](/files/${'0c4e'.repeat(16)})\n`));
  },
};

/** The picture of the item is shown beside its name as soon as it is uploaded. */
export const WithPicture: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.upload(await canvas.findByLabelText(say(newsMessages.picture)), png);
    await expect(await canvas.findByRole('button', { name: say(uploadMessages.remove) })).toBeVisible();
    await expect(canvas.getByText('het bord.png')).toBeVisible();
  },
};

/** The form is not sent without a headline. */
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say(newsMessages.saveDraft) }));
    await expect(await canvas.findByText(say(newsMessages.headlineMissing))).toBeVisible();
  },
};

/** No news can be written in an archived season. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await waitFor(() => expect(canvas.getAllByText(say(shared.archivedMeans))).toHaveLength(2));
    await expect(canvas.queryByLabelText(say(newsMessages.headline))).toBeNull();
  },
};

/** A picture that the server refuses. */
export const Failed: Story = {
  parameters: { screen: { msw: [mockError('addPicture', 'invalid', { fields: { file: 'image-size' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    const input = await canvas.findByLabelText(say(newsMessages.picture));
    await userEvent.upload(input, png);
    await expect(await canvas.findByText(say(uploadMessages.imageSize))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), season_slug: 'no-such-season' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
