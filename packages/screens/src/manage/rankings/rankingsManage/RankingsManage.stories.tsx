import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { rankingsOf } from '@oche/mocks/responses/rankings';
import { empty, longGermanNames, type World } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { RankingsManage } from './RankingsManage.tsx';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

const meta = {
  component: RankingsManage,
  parameters: { layout: 'fullscreen', screen: { route: 'rankingsManage' } },
} satisfies Meta<typeof RankingsManage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    const [ranking] = rankingsOf(world);
    await expect(await canvas.findByRole('link', { name: ranking!.name })).toHaveAttribute(
      'href',
      expect.stringContaining(`/manage/rankings/${ranking!.id}`),
    );
    await expect(canvas.getByRole('link', { name: say(shared.newRanking) })).toBeVisible();
  },
};

/** A ranking that is not public says so. */
export const Private: Story = {
  parameters: {
    screen: {
      msw: (world: World) => [
        mock('listManagedRankings', {
          items: rankingsOf(world).map((each) => ({ ...each, visibility: 'private' as const })),
          ...{ page: 1, perPage: 50, total: 120 },
        }),
      ],
    },
  },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shared.visible, { visibility: 'private' }))).toBeVisible();
    await expect(canvas.getByText(say(shellMessages.pageOf, { page: 1, pages: 3 }))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.empty))).toBeVisible();
  },
};

export const LongGermanNames: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: { screen: { world: longGermanNames } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByRole('link', { name: rankingsOf(world)[0]!.name })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listManagedRankings', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.failedText))).toBeVisible();
  },
};
