import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CheckoutHeatMap, type HeatMapPlayer } from './CheckoutHeatMap.tsx';

const season: HeatMapPlayer = {
  key: 'wout',
  name: 'Wout Dubbeltop',
  summary: 'Wout Dubbeltop hit 83 of 227 darts at a double, most on D16 and D20.',
  doubles: [
    { code: 'D20', attempts: 58, hits: 23 },
    { code: 'D16', attempts: 64, hits: 27 },
    { code: 'D8', attempts: 21, hits: 7 },
    { code: 'D10', attempts: 17, hits: 6 },
    { code: 'D4', attempts: 12, hits: 4 },
    { code: 'D18', attempts: 14, hits: 5 },
    { code: 'D12', attempts: 11, hits: 5 },
    { code: 'D2', attempts: 7, hits: 2 },
    { code: 'D1', attempts: 6, hits: 1 },
    { code: 'D14', attempts: 5, hits: 1 },
    { code: 'D3', attempts: 4, hits: 1 },
    { code: 'D17', attempts: 2, hits: 0 },
    { code: '50', attempts: 6, hits: 1 },
  ],
};
const karlHeinz: HeatMapPlayer = {
  key: 'karl-heinz',
  name: 'Karl-Heinz Scheibenbauer-Doppelmann',
  summary: 'Karl-Heinz Scheibenbauer-Doppelmann hit 38 of 121 darts at a double, most on D20.',
  doubles: [
    { code: 'D20', attempts: 51, hits: 19 },
    { code: 'D10', attempts: 23, hits: 7 },
    { code: 'D5', attempts: 13, hits: 3 },
    { code: 'D16', attempts: 18, hits: 6 },
    { code: 'D8', attempts: 9, hits: 2 },
    { code: 'D15', attempts: 3, hits: 1 },
    { code: '50', attempts: 4, hits: 0 },
  ],
};
const meta = {
  component: CheckoutHeatMap,
  args: {
    players: [season],
    labels: {
      caption: 'Darts at a double',
      double: 'Double',
      hits: 'Hits of attempts',
      rate: 'Rate',
      few: '<5',
      fewNote: 'A double with fewer than five attempts (<5) has no rate.',
      bed: (code) => (code === '50' ? 'Bull' : code),
      percent: (rate) => `${Math.round(rate * 100)} %`,
    },
    empty: 'No darts at a double yet.',
  },
} satisfies Meta<typeof CheckoutHeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The board and the table show the same figures. */
export const Season: Story = {
  parameters: { state: 'season' },
  play: async ({ canvas }) => {
    const board = canvas.getByRole('img', { name: /hit 83 of 227/ });
    await expect(within(board).getByText('27/64')).toBeVisible();
    const row = canvas.getByRole('row', { name: /^D16/ });
    await expect(row).toHaveTextContent('D1627/6442 %');
    await expect(canvas.getByRole('row', { name: /^Bull/ })).toHaveTextContent('1/617 %');
    // The rows are in the order of the numbers, with the bull last. Doubles without attempts are left out.
    const rows = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(rows.slice(0, 3)).toEqual(['D1', 'D2', 'D3']);
    await expect(rows.at(-1)).toBe('Bull');
    await expect(rows).not.toContain('D5');
  },
};

/** With fewer than five attempts, a bed has no colour and shows "<5". The table has no rate for it, and a note explains that. */
export const FewAttempts: Story = {
  args: {
    players: [
      {
        ...season,
        summary: 'Wout Dubbeltop hit 4 of 13 darts at a double, too few by bed except on D16.',
        doubles: [
          { code: 'D20', attempts: 4, hits: 2 },
          { code: 'D16', attempts: 5, hits: 1 },
          { code: 'D8', attempts: 1, hits: 0 },
          { code: '50', attempts: 3, hits: 1 },
        ],
      },
    ],
  },
  parameters: { state: 'few attempts' },
  play: async ({ canvas }) => {
    const board = canvas.getByRole('img');
    await expect(within(board).getAllByText('<5')).toHaveLength(3);
    await expect(within(board).queryByText('2/4')).toBeNull();
    await expect(board.querySelectorAll('path:not(.fill-none)')).toHaveLength(1);
    await expect(canvas.getByRole('row', { name: /^D20/ })).toHaveTextContent('D202/4–');
    await expect(canvas.getByText(/has no rate/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { players: [{ ...season, doubles: [] }] },
  parameters: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No darts at a double yet.')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Both boards share a scale: the same grey means the same number of attempts. */
export const TwoPlayers: Story = {
  args: { players: [season, karlHeinz] },
  parameters: { state: 'two players' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: /^D20/ })).toHaveTextContent('D2023/5840 %19/5137 %');
    await expect(canvas.getByRole('row', { name: /^D5/ })).toHaveTextContent('D5––3/1323 %');
  },
};
