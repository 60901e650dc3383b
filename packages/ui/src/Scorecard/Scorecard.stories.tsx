import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstTo3, names, playGame, threeLegs } from '../internal/storyGames.ts';
import { StatCompare } from '../StatCompare/StatCompare.tsx';
import { Scorecard } from './Scorecard.tsx';

const finished = playGame([...threeLegs, ...[60, 180, 60, 140, 60, 100, 60, { side: 0, total: 81, darts: 2, doubles: 1 }]]);
const meta = {
  component: Scorecard,
  args: {
    game: finished,
    names,
    legTitle: (leg) => `Leg ${leg.number}`,
    legNote: (leg) =>
      leg.winner === null
        ? ''
        : `${names[leg.winner]}, ${leg.visits.filter((v) => v.side === leg.winner).reduce((n, v) => n + v.darts, 0)} darts`,
    labels: { scored: 'Scored', toGo: 'To go', darts: 'Darts', bust: 'Bust', corrected: 'corrected' },
    statistics: (
      <StatCompare
        caption="Statistics"
        names={[names[0]!, names[1]!]}
        rows={[{ key: 'a', label: 'Average', values: ['85.86', '75.71'], better: 0 }]}
      />
    ),
  },
} satisfies Meta<typeof Scorecard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {};
export const Sets: Story = { args: { game: playGame(threeLegs.slice(0, 14), { format: { ...firstTo3, sets: { firstTo: 2 } } }) } };
export const Walkover: Story = { args: { game: playGame([{ winner: 0 }]), note: 'Walkover', statistics: undefined } };
