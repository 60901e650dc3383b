import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollArea } from './ScrollArea.tsx';

const rounds = ['Last 64', 'Last 32', 'Last 16', 'Quarter-final', 'Semi-final', 'Final'];
const meta = {
  component: ScrollArea,
  args: {
    label: 'Legs by round',
    children: (
      <table className="w-full text-left">
        <thead className="text-caption text-ink-3">
          <tr className="border-b-2 border-rule">
            <th className="py-2 pr-8">Player</th>
            {rounds.map((round) => (
              <th key={round} className="px-6 py-2 text-right whitespace-nowrap">
                {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann', 'Céline Doublevingt'].map((name, i) => (
            <tr key={name} className="h-11 border-b border-line">
              <th className="pr-8 text-name whitespace-nowrap">{name}</th>
              {rounds.map((round, n) => (
                <td key={round} className="px-6 text-right text-cell whitespace-nowrap">
                  {n < 5 - i ? `4–${(n + i) % 4}` : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
  decorators: [(Story) => <div className="max-w-lg">{Story()}</div>],
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The area can be focused, because its content does not fit. The arrow keys scroll. */
export const WithTable: Story = {
  parameters: { state: 'table' },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Legs by round' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(region.scrollLeft).toBeGreaterThan(0);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(region.scrollLeft).toBe(0);
  },
};
export const WithTabs: Story = {
  parameters: { state: 'tabs' },
  args: {
    label: 'Rounds',
    scrollbar: false,
    children: (
      <div className="flex w-max">
        {rounds.map((round, i) => (
          <a
            key={round}
            href={`#${i}`}
            aria-current={i === 0 ? 'page' : undefined}
            className="flex h-12 items-center border-b-4 border-transparent px-4 whitespace-nowrap text-ink-2 outline-offset-[-3px] aria-[current=page]:border-rule aria-[current=page]:text-ink"
          >
            {round}
          </a>
        ))}
      </div>
    ),
  },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
};
/** A line marks each edge beyond which there is more content. */
export const AtBothEnds: Story = {
  parameters: { state: 'at both ends' },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region');
    const root = region.parentElement!;
    const more = () => [root.hasAttribute('data-before'), root.hasAttribute('data-after')];
    await expect(more()).toEqual([false, true]);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(more()).toEqual([true, false]));
    region.scrollLeft = 40;
    await waitFor(() => expect(more()).toEqual([true, true]));
  },
};
/** If all content fits, Tab does not stop at the area. */
export const NoOverflow: Story = {
  args: { children: <p className="py-3">Nothing to scroll</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
