import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockError } from '@oche/mocks/mock';
import { empty, longGermanNames } from '@oche/mocks/world';
import { expect } from 'storybook/test';
import { messages as shellMessages } from '../../shell/messages.ts';
import { analyticsMessages as messages } from '../analyticsMessages.ts';
import { AnalyticsGeneral } from './AnalyticsGeneral.tsx';

const meta = {
  component: AnalyticsGeneral,
  parameters: { layout: 'fullscreen', screen: { route: 'analyticsGeneral', user: 'superadmin' } },
} satisfies Meta<typeof AnalyticsGeneral>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    const chart = await canvas.findByRole('table', { name: say(messages.logIns) });
    await expect(chart.querySelectorAll('tbody tr')).toHaveLength(12);
  },
};

/** A new site without data. */
export const Empty: Story = { parameters: { screen: { world: empty } } };

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' }, parameters: { screen: { world: longGermanNames } } };

export const Failed: Story = {
  parameters: { screen: { msw: [mockError('getGeneralAnalytics', 'internal')] } },
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(shellMessages.errorTitle) })).toBeVisible();
  },
};

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
