import { Scoreboard } from '@oche/ui/Scoreboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import scoreboard from '../../packages/ui/src/Scoreboard/Scoreboard.stories.tsx';
import { de } from '../terms/de/words.ts';
import { fr } from '../terms/fr/words.ts';
import { nl } from '../terms/nl/words.ts';
import { Bars, Leg, Series, Sparkline } from './parts/Charts.tsx';
import { Colours, Verdict } from './parts/Colours.tsx';
import { Densities } from './parts/Densities.tsx';
import { Glossary } from './parts/Glossary.tsx';
import { Icons, Marks } from './parts/Icons.tsx';
import { Instead } from './parts/Instead.tsx';
import { Curve, Durations } from './parts/Motions.tsx';
import { Page } from './parts/Page.tsx';
import { Edges, Layers, Layout, Overlay, Radii, Steps, Touch } from './parts/Spaces.tsx';
import { Terms } from './parts/Terms.tsx';
import { Fallback, Figures, Narrowing, Roles } from './parts/Types.tsx';

/** The content of the Foundations pages as stories, because tests do not render pages. Only the pages are in the sidebar. */
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

const page = (title: string, ...parts: ReactNode[]): Story => ({
  render: () => (
    <Page>
      <h1>{title}</h1>
      {parts.map((part, i) => (
        <section key={i}>
          <h2>{`${title} ${i + 1}`}</h2>
          {part}
        </section>
      ))}
    </Page>
  ),
});

export const Charts = page('Charts', <Series />, <Leg />, <Bars />, <Sparkline />);
export const Colour = page('Colour', <Verdict />, <Colours />);
export const Density = page('Density', <Densities />);
export const IconsAndMarks = page('Icons and marks', <Marks />, <Icons />);
export const Motion = page('Motion', <Durations />, <Curve />);
export const SpaceAndShape = page('Space and shape', <Steps />, <Radii />, <Edges />, <Touch />, <Overlay />, <Layers />, <Layout />);
export const Type = page('Type', <Roles group="text" />, <Roles group="score" />, <Figures />, <Narrowing />, <Fallback />);
export const Voice = page('Voice', <Instead />);
export const Words: Story = {
  render: () => (
    <Page>
      <Glossary />
    </Page>
  ),
};

export const WordsInTranslation: Story = {
  render: () => (
    <Page>
      <h1>Words in translation</h1>
      <Terms language="Dutch" lang="nl" terms={nl} />
      <Terms language="French" lang="fr" terms={fr} />
      <Terms language="German" lang="de" terms={de} />
    </Page>
  ),
};

const noFont = {
  '--font-sans': "'Archivo Fallback', sans-serif",
  '--font-narrow': "'Liberation Sans Narrow', 'Archivo Fallback', sans-serif",
} as CSSProperties;

/** If the font cannot be loaded, the letters are wider, but every digit and name still fits. */
export const WithoutTheFont: Story = {
  render: () => (
    <main style={noFont} className="h-111 max-w-205 font-sans">
      <Scoreboard {...scoreboard.args} />
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    for (const score of ['121', '75']) {
      const digits = canvas.getAllByText(score).find((element) => element.classList.contains('score-fit'));
      if (!digits) throw new Error(`No score-fit shows ${score}.`);
      const range = document.createRange();
      range.selectNodeContents(digits);
      const [text, container] = [range.getBoundingClientRect(), digits.parentElement!.getBoundingClientRect()];
      await expect(text.width).toBeGreaterThan(0);
      await expect(text.left).toBeGreaterThanOrEqual(container.left - 1);
      await expect(text.right).toBeLessThanOrEqual(container.right + 1);
    }
    await expect(canvasElement).toHaveTextContent('Scheibenbauer-Doppelmann');
  },
};
