import type { Meta, StoryObj } from '@storybook/react-vite';
import { GroupMatrix, type MatrixResult } from './GroupMatrix.tsx';

const players = ['Karl-Heinz Scheibenbauer-Doppelmann', 'Hanne Schrijvers-Bord', 'Günther Segmentmüller', 'Timo Bullwurf'].map(
  (name, i) => ({
    id: `${i}`,
    name,
    short: name.slice(0, 2),
    you: i === 1,
  }),
);
const results: Record<string, MatrixResult> = {
  '0-1': { text: '3–1', label: '3–1 against Hanne Schrijvers-Bord', outcome: 'won', href: '#g' },
  '1-0': { text: '1–3', label: '1–3 against Karl-Heinz Scheibenbauer-Doppelmann', outcome: 'lost', href: '#g' },
  '2-3': { text: 'w.o.', label: 'Walkover against Timo Bullwurf', outcome: 'won' },
  '3-2': { text: 'w.o.', label: 'Walkover for Günther Segmentmüller', outcome: 'lost' },
  '0-2': { text: '2–1', label: '2–1 against Günther Segmentmüller, live', outcome: 'live' },
  '2-0': { text: '1–2', label: '1–2 against Karl-Heinz Scheibenbauer-Doppelmann, live', outcome: 'live' },
};
const meta = {
  component: GroupMatrix,
  args: {
    caption: 'Games of group C',
    players,
    result: (a, b) => results[`${a}-${b}`] ?? { text: '–', label: 'not played', outcome: 'open' },
  },
} satisfies Meta<typeof GroupMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfPlayed: Story = { decorators: [(Story) => <div className="max-w-2xl">{Story()}</div>] };
export const Phone: Story = { decorators: [(Story) => <div className="w-90">{Story()}</div>] };
