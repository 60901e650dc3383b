import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leg4, playGame } from '../internal/storyGames.ts';
import { LegChart } from './LegChart.tsx';

const names = ['Dubbeltop', 'Scheibenbauer-Doppelmann'];
const meta = {
  component: LegChart,
  args: {
    game: leg4,
    names,
    labels: {
      chart: 'Leg 4: Dubbeltop has 121 left, Scheibenbauer-Doppelmann 75',
      withinAFinish: 'Within a finish',
      visit: 'visit',
      spoken: (visit, n) => `Visit ${n}, ${names[visit.side]} scored ${visit.scored}, ${visit.after} to go`,
    },
  },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof LegChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ALeg: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText(/Visit 1, Dubbeltop scored 140/)).toBeVisible();
  },
};
export const ALegDark: Story = { args: {}, globals: { mode: 'dark' } };
export const FinishedLeg: Story = { args: { leg: 1 } };
export const WithABust: Story = { args: { game: playGame([180, 60, 180, 60, 109, 60, 'bust', 60]) } };
export const OneSideOnly: Story = { args: { game: playGame([140]) } };
