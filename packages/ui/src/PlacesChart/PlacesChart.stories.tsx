import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { PlacesChart, type PlacesLine } from './PlacesChart.tsx';

const names = ['Restwaard', 'Oude Molen', 'Drie Linden', 'Blauwe Pijl', 'Zilveren Schacht', 'Nachtwacht', 'Kasteelpoort', 'Dubbel Zestien'];

/** Lines whose places change from column to column, as those of a real table do: neighbours exchange their places. */
function linesOf(columns: number, sides = names.length): PlacesLine[] {
  const order = Array.from({ length: sides }, (_, side) => sides - 1 - side);
  const places = names.map((): number[] => []);
  for (let column = 0; column < columns; column += 1) {
    order.forEach((side, index) => places[side]!.push(index + 1));
    for (let index = (column * 3) % 2; index + 1 < sides; index += 2)
      if ((column + index) % 3 > 0) [order[index], order[index + 1]] = [order[index + 1]!, order[index]!];
  }
  return names
    .slice(0, sides)
    .map((name, side) => ({
      ...{ key: name, name, short: name.slice(0, 6), places: places[side]! },
      description: `${name}: place ${places[side]!.at(-1)}, best ${Math.min(...places[side]!)}, lowest ${Math.max(...places[side]!)}`,
    }))
    .toSorted((a, b) => a.places.at(-1)! - b.places.at(-1)!);
}
const columnsOf = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

const meta = {
  component: PlacesChart,
  args: {
    columns: columnsOf(14),
    lines: linesOf(14),
    labels: { chart: 'Places of 8 teams after 14 matchdays', hint: 'Choose a team in the chart to see its course.' },
  },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
} satisfies Meta<typeof PlacesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ↓ and ↑ move between the lines, by their last place. Text describes each line. */
export const EightTeams: Story = {
  parameters: { state: 'eight sides' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: args.labels.chart })).toHaveFocus();
    await expect(canvas.getByText(args.labels.hint)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByText(args.lines[1]!.description)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText(args.lines.at(-1)!.description)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText(args.lines.at(-2)!.description)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(args.labels.hint)).toBeVisible();
  },
};

/** A click on a name or beside a line selects it, and a second click clears the selection. */
export const OneSelected: Story = {
  parameters: { state: 'one selected' },
  play: async ({ args, canvas, canvasElement }) => {
    const third = args.lines[2]!;
    const box = canvasElement.querySelector('svg')!.getBoundingClientRect();
    const unit = box.width / canvasElement.querySelector('svg')!.viewBox.baseVal.width;
    const click = (x: number, place: number) =>
      fireEvent.click(canvasElement.querySelector('svg')!, { clientX: box.left + x, clientY: box.top + (14 + (place - 1) * 26) * unit });
    await click(box.width - 20, 3);
    await expect(canvas.getByText(third.description)).toBeVisible();
    await click(box.width - 20, 3);
    await expect(canvas.queryByText(third.description)).toBeNull();
    await click(36 * unit, third.places[0]!);
    await expect(canvas.getByText(third.description)).toBeVisible();
  },
};

/** Two sides share the last place: each has its own row for its name. */
export const SharedPlace: Story = {
  args: {
    lines: linesOf(14).map((line, index) => (index === 4 ? { ...line, places: line.places.with(-1, 4) } : line)),
  },
  parameters: { state: 'shared place' },
};

/** Names of columns are left out where they would touch. Names of sides are short. */
export const OnThePhone: Story = {
  args: { columns: columnsOf(26), lines: linesOf(26) },
  parameters: { state: 'many columns on a phone' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26')).toBeVisible();
    await expect(canvas.queryByText('25')).toBeNull();
  },
};
