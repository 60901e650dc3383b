import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, mockError } from '@oche/mocks/mock';
import { expect } from 'storybook/test';
import { words } from '../../shell/words.ts';
import { sections } from './messages.ts';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';

const meta = { component: PrivacyPolicy, parameters: { layout: 'fullscreen', screen: { route: 'privacyPolicy' } } } satisfies Meta<
  typeof PrivacyPolicy
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: say(words.privacyPolicy) })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(sections.length);
  },
};

/** The site operator's own text. A heading starts with "# ". */
export const OwnText: Story = {
  parameters: {
    screen: {
      route: 'privacyPolicy',
      msw: [
        mock(
          'getSiteText',
          (({ text }) => ({ en: text, nl: text, fr: text, de: text }))({
            text: '# Dartclub De Krijtlijn\n\nWrite to the board of the club.\nEvery Friday from eight.\n\nNobody else reads it.',
          }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Dartclub De Krijtlijn' })).toBeVisible();
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(2);
  },
};

export const Failed: Story = { parameters: { screen: { route: 'privacyPolicy', msw: [mockError('getSiteText', 'internal')] } } };

export const LongGermanNames: Story = { tags: ['picture'], globals: { locale: 'de' } };

export const Dark: Story = { tags: ['picture'], globals: { mode: 'dark' } };

export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } };
