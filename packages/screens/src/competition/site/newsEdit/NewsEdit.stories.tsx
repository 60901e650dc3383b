import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { newsOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { words } from '../../../shell/words.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { newsMessages } from '../newsMessages.ts';
import { NewsEdit } from './NewsEdit.tsx';

const paramsOf = (world: World) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  slug: newsOf(world)[2]!.slug,
});

const meta = {
  component: NewsEdit,
  parameters: { layout: 'fullscreen', screen: { route: 'newsEdit', params: paramsOf } },
} satisfies Meta<typeof NewsEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { title, slug, lead } = newsOf(world)[2]!;
    await expect(await canvas.findByLabelText(say(newsMessages.headline))).toHaveValue(title);
    await expect(canvas.getByLabelText(say(newsMessages.slug))).toHaveValue(slug);
    await expect(canvas.getByLabelText(say(newsMessages.lead))).toHaveValue(lead);
  },
};

/** An address that is written wrongly, then one that another page has. */
export const FieldErrors: Story = {
  parameters: { screen: { msw: [mockError('updateNews', 'taken', { fields: { slug: 'taken' } })] } },
  play: async ({ canvas, userEvent, say }) => {
    const slug = await canvas.findByLabelText(say(newsMessages.slug));
    await userEvent.clear(slug);
    await userEvent.type(slug, 'Met spaties{Enter}');
    await expect(await canvas.findByText(say(newsMessages.slugInvalid))).toBeVisible();
    await userEvent.clear(slug);
    await userEvent.type(slug, 'beker{Enter}');
    await expect(await canvas.findByText(say(newsMessages.slugTaken))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(words.save) })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getNews', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};

export const LongGermanNames: Story = { globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const NotFound: Story = {
  parameters: { screen: { params: (world) => ({ ...paramsOf(world), slug: 'no-such-news' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
