import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { mockShareImage } from '@oche/mocks/shareImage';
import { newsOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { askedImage, clipboard, copyAsImage, withDevice } from '../../../parts/site/testShare.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { CompetitionNewsItem } from './CompetitionNewsItem.tsx';
import { messages } from './messages.ts';

const published = (world: World) => newsOf(world).filter(({ state }) => state === 'published');

const meta = {
  component: CompetitionNewsItem,
  parameters: {
    layout: 'fullscreen',
    screen: { route: 'competitionNewsItem', params: (world: World) => ({ slug: published(world)[0]!.slug }) },
  },
} satisfies Meta<typeof CompetitionNewsItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text is read as Markdown. The items before and after it follow. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const [item, older] = published(world);
    await expect(await canvas.findByRole('heading', { level: 1, name: item!.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'De laatste leg' })).toBeVisible();
    await expect(canvas.getByText('180').tagName).toBe('EM');
    await expect(canvas.getByRole('heading', { name: say(messages.more) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: older!.title })).toBeVisible();
    await expect(document.title).toContain(item!.title);
  },
};

export const CopiedAsImage: Story = {
  parameters: { screen: { msw: [mockShareImage((path) => askedImage(path))] } },
  beforeEach: withDevice({ clipboard }),
  play: async (scene) => {
    await expect(await copyAsImage(scene)).toBe(`/share/news/${published(scene.world)[0]!.id}`);
  },
};

/** Only a headline and a lead. */
export const Short: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('getSiteNews', { ...published(world)[0]!, body: '', picture: null, language: 'fr', newer: null, older: null }),
      ],
    },
  },
  play: async ({ canvas, world, say }) => {
    const [item] = published(world);
    const heading = await canvas.findByRole('heading', { level: 1, name: item!.title });
    await expect(heading.querySelector('[lang=fr]')).not.toBeNull();
    await expect(canvas.queryByRole('heading', { name: say(messages.more) })).toBeNull();
    await expect(canvas.getByRole('link', { name: say(siteMessages.news), current: false })).toBeVisible();
  },
};

/** A former address leads to the present one. */
export const Moved: Story = {
  parameters: {
    screen: {
      params: { slug: 'former' },
      msw: (world: World) => [mock('getSiteNews', { ...published(world)[0]!, newer: null, older: null })],
    },
  },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: published(world)[0]!.title })).toBeVisible();
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    await expect(canonical?.href).toMatch(new RegExp(`/news/${published(world)[0]!.slug}$`));
  },
};

export const Loading: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [mock('getSiteNews', { ...published(world)[0]!, newer: null, older: null }, { delay: 'infinite' })],
    },
  },
};

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getSiteNews', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

/** A draft, a withdrawn item, or an unknown address. */
export const NotFound: Story = {
  parameters: { screen: { params: { slug: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
