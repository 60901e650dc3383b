import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ChartsPage from './Charts.mdx';
import ColourPage from './Colour.mdx';
import DensityPage from './Density.mdx';
import IconsPage from './IconsAndMarks.mdx';
import MotionPage from './Motion.mdx';
import SpacePage from './SpaceAndShape.mdx';
import TypePage from './Type.mdx';
import VoicePage from './Voice.mdx';
import WordsPage from './Words.mdx';

/** The pages of the foundations as stories, so that they are tested as everything else is; the sidebar shows the pages. */
const meta = {
  title: 'Foundations/Pages',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Charts: Story = { render: () => <ChartsPage /> };
export const Colour: Story = { render: () => <ColourPage /> };
export const Density: Story = { render: () => <DensityPage /> };
export const IconsAndMarks: Story = { render: () => <IconsPage /> };
export const Motion: Story = { render: () => <MotionPage /> };
export const SpaceAndShape: Story = { render: () => <SpacePage /> };
export const Type: Story = { render: () => <TypePage /> };
export const Voice: Story = { render: () => <VoicePage /> };
export const Words: Story = { render: () => <WordsPage /> };
