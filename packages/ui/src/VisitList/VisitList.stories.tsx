import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { firstTo3, leg4, names, playGame, threeLegs } from '../internal/storyGames.ts';
import { OfflineFrame } from '../internal/storyFrames.tsx';
import { VisitList } from './VisitList.tsx';

const meta = {
  component: VisitList,
  args: {
    game: leg4,
    names,
    labels: { caption: 'Visits of leg 4', scored: 'Scored', toGo: 'To go', darts: 'Darts', bust: 'Bust', corrected: 'corrected' },
  },
  decorators: [(Story) => <div className="max-w-193">{Story()}</div>],
} satisfies Meta<typeof VisitList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheTablet: Story = {
  args: { startRow: true, typed: { total: 60, leaves: 61 } },
  parameters: { state: ['five rows', 'tons underlined', 'typed value before it is entered'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getAllByText('140')[0]).toHaveClass('border-b-2');
    await expect(canvas.getByText('95')).not.toHaveClass('border-b-2');
    await expect(canvas.getByRole('cell', { name: '61' })).toHaveClass('text-you');
  },
};
/** Apart from a scoreboard, the names are above the columns. */
export const Named: Story = {
  args: { startRow: true, namesShown: true },
  parameters: { state: 'named' },
  play: async ({ canvas }) => {
    const heads = within(canvas.getAllByRole('row')[0]!).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual(names);
  },
};
export const OnTheLivePage: Story = { args: { size: 'page', throwing: 'Dubbeltop throws' } };
/** In a narrow column, the text wraps within its side and is not cut off. */
export const LongNameThrows: Story = {
  args: { size: 'page', throwing: 'Pfeilspitzenschleifermeister throws' },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
  play: async ({ canvas }) => {
    const cell = canvas.getByText(/throws$/).closest('td') as HTMLElement;
    const text = document.createRange();
    text.selectNodeContents(cell);
    await waitFor(() => expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right));
    await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(cell.getBoundingClientRect().bottom + 1);
  },
};
export const Bust: Story = { args: { game: playGame([180, 60, 180, 60, 109, 60, 'bust', 60]) }, parameters: { state: 'bust' } };
/** The old score is crossed out beside the corrected one. */
export const Corrected: Story = {
  args: {
    game: { ...leg4, legs: leg4.legs.map((l) => ({ ...l, visits: l.visits.map((v, i) => ({ ...v, corrected: i === 2 })) })) },
    struck: (visit) => (visit.corrected ? '100' : undefined),
  },
  parameters: { state: 'corrected (struck)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toHaveTextContent('100');
    await expect(canvasElement.querySelector('s')?.closest('td')).toHaveTextContent('corrected');
  },
};
export const TypedBust: Story = { args: { typed: { total: 140, leaves: 'bust' } } };
export const ThreePlayers: Story = {
  args: { game: playGame([100, 60, 45, 26], { sides: 3 }), names: ['Wout', 'Lotte', 'Karl-Heinz'] },
  parameters: { state: '3 players' },
};
/** The heading stays at the top, and the last row is in view. */
export const FortyRows: Story = {
  args: {
    game: playGame(
      Array.from({ length: 80 }, () => 6),
      { format: { ...firstTo3 } },
    ),
    className: 'h-72',
  },
  parameters: { state: '40 rows' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
    const list = canvas.getByRole('table').parentElement!;
    const last = canvas.getAllByRole('row').at(-1)!.getBoundingClientRect();
    await expect(Math.abs(last.bottom - list.getBoundingClientRect().bottom)).toBeLessThan(2);
    await expect(canvas.getAllByRole('columnheader')[0]!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      list.getBoundingClientRect().top - 1,
    );
    await expect(canvas.getByText('120')).toBeVisible();
  },
};
/** The arrow keys move between visits. Enter selects one for a correction. */
export const SelectedForCorrection: Story = {
  args: { onPick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getAllByRole('button', { name: '140' })[0]!.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ scored: 95, side: 0 }));
  },
};
/** Visits that are not sent yet look like all others. */
export const Offline: Story = {
  args: { startRow: true },
  decorators: [(Story) => <OfflineFrame>{Story()}</OfflineFrame>],
};
export const DecidingLeg: Story = {
  args: {
    game: playGame([
      ...threeLegs,
      ...[180, 60, 140, 60, 100, 60, { side: 1, total: 81, darts: 2, doubles: 1 }],
      ...[140, 100, 95, 180, 60],
    ]),
    startRow: true,
    labels: { ...meta.args.labels, caption: 'Visits of the deciding leg' },
  },
};
/** With three sides, the names are above their columns. Long names have narrower letters. */
export const LongGermanNames: Story = {
  args: {
    game: playGame([100, 60, 45, 26, 140, 85], { sides: 3 }),
    names: ['Friedrich-Wilhelm Segmentmüller-Krijtbord', 'Karl-Heinz Scheibenbauer-Doppelmann', 'Änne Überwurf-Bullens'],
    labels: {
      caption: 'Aufnahmen von Leg 1',
      scored: 'Geworfen',
      toGo: 'Rest',
      darts: 'Darts',
      bust: 'Überworfen',
      corrected: 'berichtigt',
    },
  },
};
