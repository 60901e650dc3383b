import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { StatTile } from '../StatTile/StatTile.tsx';
import { TabNav } from '../TabNav/TabNav.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = { component: PageHeader, args: { title: 'Krijtdorp Friday Open 12' } } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** The most important figures for an organiser are on the line of the title. */
export const Live: Story = {
  parameters: { state: 'live' },
  args: {
    badge: <LiveBadge state="live">Live</LiveBadge>,
    figures: (
      <>
        <StatTile label="Games left" value="23" />
        <StatTile label="A game takes" value="14 min" />
        <StatTile label="Boards in use" value="6 of 8" />
        <StatTile label="Ends about" value="23:35" />
      </>
    ),
  },
};
export const AllOptions: Story = {
  parameters: { state: 'all options' },
  args: {
    badge: <Badge>Draft</Badge>,
    back: { href: '#', label: 'Tournaments' },
    description: 'Groups, then winners’ and losers’ knockout. Café Den Toren, Friday 20 November, 19:30.',
    actions: (
      <>
        <Button>Share</Button>
        <Button kind="primary">Draw</Button>
      </>
    ),
    tabs: (
      <TabNav
        label="Krijtdorp Friday Open 12"
        items={[
          { href: '#overview', label: 'Overview', current: true },
          { href: '#players', label: 'Players', count: 40 },
          { href: '#groups', label: 'Groups' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Krijtdorp Friday Open 12' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tournaments' })).toHaveAttribute('href', '#');
  },
};
/** A long title wraps instead of being cut off. */
export const TitleOfThreeLines: Story = {
  parameters: { state: 'title of three lines' },
  args: { title: 'Offene Vereinsmeisterschaft der Dartsfreunde Pfeilingen-Scheibenhausen im Doppel mit Trostrunde' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.clientHeight).toBeGreaterThanOrEqual(3 * 32);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
export const Quiet: Story = {
  args: { size: 'quiet', title: 'Step up.', description: 'Log in to see your games, your boards and your stats.' },
};
