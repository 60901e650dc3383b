import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { StatTile } from '../StatTile/StatTile.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = { component: PageHeader, args: { title: 'Krijtdorp Friday Open 12' } } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Live: Story = {
  args: {
    badge: <LiveBadge state="live">Live</LiveBadge>,
    figures: (
      <>
        <StatTile label="Games to go" value="23" />
        <StatTile label="A game takes" value="14 min" />
        <StatTile label="Boards in use" value="6 of 8" />
        <StatTile label="Ends about" value="23:35" />
      </>
    ),
  },
};
export const WithAll: Story = {
  args: {
    back: { href: '#', label: 'Tournaments' },
    description: 'Groups, then winners’ and losers’ knockout. Café Den Toren, Friday 20 November, 19:30.',
    actions: (
      <>
        <Button>Share</Button>
        <Button kind="primary">Draw</Button>
      </>
    ),
  },
};
export const LongTitle: Story = {
  args: { title: 'Offene Vereinsmeisterschaft der Dartsfreunde Pfeilingen-Scheibenhausen im Doppel mit Trostrunde' },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
};
export const Quiet: Story = {
  args: { size: 'quiet', title: 'Step up.', description: 'Log in to see your games, your boards and your numbers.' },
};
