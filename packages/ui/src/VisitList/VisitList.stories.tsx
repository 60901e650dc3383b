import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { firstTo3, leg4, names, playGame } from '../internal/storyGames.ts';
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

export const OnTheTablet: Story = { args: { startRow: true, typed: { total: 60, leaves: 61 } } };
export const OnTheLivePage: Story = { args: { size: 'page', throwing: 'Dubbeltop throws' } };
export const Bust: Story = { args: { game: playGame([180, 60, 180, 60, 109, 60, 'bust', 60]) } };
export const Corrected: Story = {
  args: { game: { ...leg4, legs: leg4.legs.map((l) => ({ ...l, visits: l.visits.map((v, i) => ({ ...v, corrected: i === 2 })) })) } },
};
export const TypedBust: Story = { args: { typed: { total: 140, leaves: 'bust' } } };
export const ThreePlayers: Story = { args: { game: playGame([100, 60, 45, 26], { sides: 3 }), names: ['Wout', 'Lotte', 'Karl-Heinz'] } };
export const FortyRows: Story = {
  args: {
    game: playGame(
      Array.from({ length: 80 }, () => 6),
      { format: { ...firstTo3 } },
    ),
    className: 'h-72',
  },
};
export const PickAndCorrect: Story = {
  args: { onPick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getAllByRole('button', { name: '140' })[0]!.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ scored: 95, side: 0 }));
  },
};
