import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { NewsItem } from './NewsItem.tsx';

const beds = [
  { from: -18, fill: 'fill-board-black' },
  { from: 0, fill: 'fill-board-cream' },
];
/** A drawing of two beds of a board, instead of a photograph. */
const picture = (
  <svg role="img" aria-label="The treble of a 20" viewBox="0 0 100 100" className="bg-board-black">
    {beds.map(({ from, fill }) => (
      <path key={from} transform={`rotate(${from + 9} 50 130)`} d="M50 130 34 10A126 126 0 0 1 66 10Z" className={fill} />
    ))}
    <path d="M12 52A84 84 0 0 1 88 52L85 62A74 74 0 0 0 15 62Z" className="fill-board-red" />
    <path d="M50 45.500A84 84 0 0 1 88 52L85 62A74 74 0 0 0 50 55.500Z" className="fill-board-green" />
  </svg>
);
const meta = {
  component: NewsItem,
  args: {
    look: 'lead',
    title: 'Visgraat checks out 170 and wins the derby',
    href: '#derby',
    date: '18 November',
    dateTime: '2026-11-18',
    by: 'by the board',
    summary: 'Fien Ochelaar decided the last leg in Bullegem with T20, T20 and the bull.',
    picture,
  },
  decorators: [(Story) => <div className="max-w-[33rem] border-t-2 border-rule">{Story()}</div>],
} satisfies Meta<typeof NewsItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = {
  parameters: { state: 'lead' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Visgraat checks out 170 and wins the derby' })).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#derby');
    // The link covers the whole item.
    const box = canvas.getByRole('article').getBoundingClientRect();
    await expect(link).toContainElement(document.elementFromPoint(box.right - 20, box.bottom - 20) as HTMLElement);
  },
};

const lines = [
  { title: 'Cup quarter-finals are drawn on 4 December', href: '#cup', date: '16/11', dateTime: '2026-11-16' },
  { title: 'New match sheets for the second half of the season', href: '#sheets', date: '12/11', dateTime: '2026-11-12' },
];
export const Line: Story = {
  parameters: { state: 'line' },
  render: () => (
    <>
      {lines.map((line) => (
        <NewsItem key={line.href} look="line" {...line} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('16/11')).toHaveAttribute('datetime', '2026-11-16');
  },
};

export const NoPicture: Story = { parameters: { state: 'no picture' }, args: { picture: undefined } };

export const LongHeadline: Story = {
  parameters: { state: 'long headline' },
  args: {
    lang: 'de',
    title: 'Bezirksmannschaftsmeisterschaftsqualifikationsrunde der Dartsfreunde Pfeilingen II auf den zweiten Adventssonntag verschoben',
    date: '18. November',
    by: 'vom Vorstand',
    summary: 'Das Vereinsheim ist an diesem Wochenende belegt. Alle Begegnungen beginnen eine Stunde später.',
  },
};

/** For authors, before the item is published. */
export const Draft: Story = {
  parameters: { state: 'draft' },
  args: { draft: <Badge meaning="warning">Draft</Badge> },
  render: (args) => (
    <>
      <NewsItem {...args} />
      <NewsItem look="line" {...lines[0]!} draft={<Badge meaning="warning">Draft</Badge>} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Draft')).toHaveLength(2);
  },
};
