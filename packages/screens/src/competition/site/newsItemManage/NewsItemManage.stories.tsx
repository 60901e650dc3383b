import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoPath } from '@oche/mocks/builders';
import { managedCompetitionOf } from '@oche/mocks/managed';
import { mock, mockError } from '@oche/mocks/mock';
import { newsOf } from '@oche/mocks/responses/site';
import { longGermanNames, type World } from '@oche/mocks/world';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { words } from '../../../shell/words.ts';
import { newsMessages } from '../newsMessages.ts';
import { messages } from './messages.ts';
import { NewsItemManage } from './NewsItemManage.tsx';

/** The parameters of the page of the news item at this place in the list. */
const paramsOf = (world: World, at = 2) => ({
  org_slug: world.competition.organisation.slug,
  season_slug: world.competition.season?.slug ?? 'none',
  slug: newsOf(world)[at]!.slug,
});

const meta = {
  component: NewsItemManage,
  parameters: { layout: 'fullscreen', screen: { route: 'newsItemManage', params: (world: World) => paramsOf(world) } },
} satisfies Meta<typeof NewsItemManage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A published item can be edited and withdrawn, but not deleted. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const { title, slug } = newsOf(world)[2]!;
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'De laatste leg' })).toBeVisible();
    await expect(canvas.getByText(new RegExp(`/news/${slug}$`))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.withdraw) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say(messages.remove) })).toBeNull();
  },
};

/** A draft is published now, at a time, or deleted. */
export const Draft: Story = {
  parameters: { screen: { params: (world: World) => paramsOf(world, 0) } },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(messages.noText))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.remove) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.publish) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(say(messages.publishMeans))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(messages.publish) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The time of a scheduled item is on the clock of the organisation, and cannot be in the past. */
export const Scheduled: Story = {
  parameters: {
    screen: {
      params: (world: World) => paramsOf(world, 1),
      msw: [mockError('setNewsState', 'invalid', { fields: { publish_at: 'past' } })],
    },
  },
  play: async ({ canvas, userEvent, say }) => {
    await expect(await canvas.findByText(say(messages.scheduledFor))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.unschedule) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say(messages.schedule) }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByLabelText(say(messages.time));
    await expect(day).toHaveValue('2026-11-29');
    await userEvent.click(dialog.getByRole('button', { name: say(messages.schedule) }));
    await expect(await dialog.findByText(say(messages.timePast))).toBeVisible();
    await userEvent.clear(day);
    await userEvent.click(dialog.getByRole('button', { name: say(messages.schedule) }));
    await expect(await dialog.findByText(say(messages.timeMissing))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: say(words.cancel) }));
  },
};

/** The address of a withdrawn item leads nowhere, until it is published again. */
export const Withdrawn: Story = {
  parameters: { screen: { params: (world: World) => paramsOf(world, 4) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.withdrawnAddress))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say(messages.publishAgain) })).toBeVisible();
  },
};

const withBody = (body: string) => ({
  screen: { msw: (world: World) => [mock('getNews', { ...newsOf(world)[2]!, body })] },
});

/** Everything that an organiser needs for a report. The largest heading is an `h2`, below the title of the page. */
export const LongText: Story = {
  parameters: withBody(`# De laatste leg

Fien begon met een **180** en sloot af met *T20, T20, bull*.
Dat gaf [de stand](/groups).

## Uitslagen

- Dubbel 1: 3–1
- Enkel 1: 2–3

1. De Zwaan
2. De Linde

> Nooit zo zenuwachtig geweest.

![Een bord](${logoPath})`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'De laatste leg' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Uitslagen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'de stand' })).toHaveAttribute('href', '/groups');
    await expect(canvas.getByRole('img', { name: 'Een bord' })).toBeInTheDocument();
  },
};

/** HTML is shown as it is written. Links that run scripts lose their target, and pictures of other sites become their description. */
export const HostileText: Story = {
  parameters: withBody(`<img src="x" onerror="alert(1)"> and <b>bold</b>

[click me](javascript:alert(1)) or [here](//evil.example) ![a pixel](https://evil.example/pixel.png)`),
  play: async ({ canvas }) => {
    const text = await canvas.findByText(/onerror/);
    const article = text.closest('article')!;
    await expect(within(article).queryByRole('link')).toBeNull();
    await expect(article.querySelectorAll('[onerror], b, script, [src*=evil]')).toHaveLength(0);
    await expect(within(article).getByText(/a pixel/)).toBeVisible();
  },
};

/** An archived season is read-only. */
export const Archived: Story = {
  parameters: {
    screen: { msw: (world) => [mock('getManagedCompetition', managedCompetitionOf(world, { state: 'archived' }))] },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.address))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: say(words.edit) })).toBeNull();
    await expect(canvas.getAllByText(say(newsMessages.state, { state: 'published' }))[0]).toBeVisible();
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
  parameters: { screen: { params: (world: World) => ({ ...paramsOf(world), slug: 'no-such-news' }) } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
