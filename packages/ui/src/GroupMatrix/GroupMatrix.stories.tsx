import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { GroupMatrix, type MatrixResult } from './GroupMatrix.tsx';

const players = ['Karl-Heinz Scheibenbauer-Doppelmann', 'Hanne Schrijvers-Bord', 'Günther Segmentmüller', 'Timo Bullwurf'].map(
  (name, i) => ({ id: `${i}`, name, short: name.slice(0, 2), you: i === 1 }),
);
const open: MatrixResult = { text: '–', label: 'not played', outcome: 'open' };
const results: Record<string, MatrixResult> = {
  '0-1': { text: '3–1', label: '3–1 against Hanne Schrijvers-Bord', outcome: 'won', href: '#0-1' },
  '1-0': { text: '1–3', label: '1–3 against Karl-Heinz Scheibenbauer-Doppelmann', outcome: 'lost', href: '#1-0' },
  '0-2': { text: '2–1', label: '2–1 against Günther Segmentmüller, live', outcome: 'live', href: '#0-2' },
  '2-0': { text: '1–2', label: '1–2 against Karl-Heinz Scheibenbauer-Doppelmann, live', outcome: 'live', href: '#2-0' },
  '2-3': { text: '3–2', label: '3–2 against Timo Bullwurf', outcome: 'won', href: '#2-3' },
  '3-2': { text: '2–3', label: '2–3 against Günther Segmentmüller', outcome: 'lost', href: '#3-2' },
};
const walkovers: Record<string, MatrixResult> = {
  ...results,
  '2-3': { text: 'w.o.', label: 'walkover against Timo Bullwurf', outcome: 'won' },
  '3-2': { text: 'w.o.', label: 'walkover for Günther Segmentmüller', outcome: 'lost' },
};
const meta = {
  component: GroupMatrix,
  args: { caption: 'Games of group C', players, result: (a, b) => results[`${a}-${b}`] ?? open },
} satisfies Meta<typeof GroupMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys move from game to game, and skip cells without a link. */
export const HalfPlayed: Story = {
  parameters: { state: 'half played' },
  decorators: [
    (Story) => (
      <div className="overflow-x-auto">
        <div className="w-160">{Story()}</div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Games of group C' }));
    const game = (name: string) => table.getByRole('link', { name });
    game('3–1 against Hanne Schrijvers-Bord').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(game('2–1 against Günther Segmentmüller, live')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(game('2–3 against Günther Segmentmüller')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(game('2–3 against Günther Segmentmüller')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(game('3–1 against Hanne Schrijvers-Bord')).toHaveFocus();
    await expect(table.getAllByText('not played')).toHaveLength(6);
  },
};
export const Walkover: Story = {
  parameters: { state: 'walkover' },
  args: { result: (a, b) => walkovers[`${a}-${b}`] ?? open },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('walkover against Timo Bullwurf')[0]).toBeInTheDocument();
  },
};
/** On a phone, the matrix becomes a list of the games with full names. */
export const Phone: Story = {
  parameters: { state: 'phone (becomes a list)' },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(within(canvas.getByRole('list', { name: 'Games of group C' })).getAllByRole('listitem')).toHaveLength(6);
  },
};
