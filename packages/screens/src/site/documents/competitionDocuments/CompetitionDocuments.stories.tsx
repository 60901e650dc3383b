import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { documentsOf } from '@oche/mocks/responses/site';
import { empty, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages as shellMessages } from '../../../shell/messages.ts';
import { CompetitionDocuments } from './CompetitionDocuments.tsx';
import { messages } from './messages.ts';

const meta = {
  component: CompetitionDocuments,
  parameters: { layout: 'fullscreen', screen: { route: 'competitionDocuments' } },
} satisfies Meta<typeof CompetitionDocuments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By category; documents without one come last. Each is a link to its file. */
export const Default: Story = {
  play: async ({ canvas, world, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(siteMessages.documents) })).toBeVisible();
    const headings = (await canvas.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Formulieren', 'Reglementen', say(siteMessages.otherDocuments)]);
    for (const { title, path, fileName } of documentsOf(world)) {
      const link = canvas.getByRole('link', { name: title });
      await expect(link.getAttribute('href')).toContain(path);
      await expect(link).toHaveAttribute('download', fileName);
    }
  },
};

export const Empty: Story = {
  parameters: { screen: { msw: [mock('listSiteDocuments', [])] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(messages.none))).toBeVisible();
  },
};

export const NoSeason: Story = {
  parameters: { screen: { world: empty } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(siteMessages.noSeason))).toBeVisible();
  },
};

export const Loading: Story = { parameters: { screen: { msw: [mock('listSiteDocuments', [], { delay: 'infinite' })] } } };

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('listSiteDocuments', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { params: { season: 'does-not-exist' } } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByText(say(shellMessages.notFoundText))).toBeVisible();
  },
};
