import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Leaderboard, type LeaderboardEntry } from './Leaderboard.tsx';

const list: [position: number, name: string, club: string, maximums: number, tons: number][] = [
  [1, 'Brecht Honderdtachtig', 'Bulls & Barrels', 24, 11],
  [2, 'Lotte Bullens', 'DC De Gouden Pijl', 21, 14],
  [3, 'Sander Trebels', 'Sisal Boys Nieuwerlinde', 19, 9],
  [4, 'Karl-Heinz Scheibenbauer-Doppelmann', 'DC Café Dubbeltop', 17, 16],
  [4, 'Fien Ochelaar', 'De Visgraat Bullegem', 17, 8],
  [6, 'Marie-Claire Delafléchette', 'Krijtstreep Krijtdorp', 14, 12],
  [7, 'Wout Dubbeltop', 'DC De Gouden Pijl', 13, 13],
];
const further: typeof list = [
  [8, 'Timo Bullwurf', 'Krijtstreep Krijtdorp', 12, 7],
  [9, 'Céline Doublevingt', 'De Visgraat Bullegem', 11, 10],
  [9, 'Hanne Schrijvers-Bord', 'Krijtstreep Krijtdorp', 11, 5],
  [11, 'Omar Bensisal', 'De Visgraat Bullegem', 10, 9],
  [12, 'Saskia Ringers', 'Sisal Boys Nieuwerlinde', 9, 4],
  [13, 'Tibor Háromnyíl', 'Bulls & Barrels', 8, 8],
];
const entriesOf = (rows: typeof list) =>
  rows.map(([position, name, club, ...figures]): LeaderboardEntry => ({ id: name, position, name, club, figures, href: `#${name}` }));
const entries = entriesOf(list);
const meta = {
  component: Leaderboard,
  args: {
    caption: '180 and 171',
    columns: { position: 'Place', player: 'Player', figures: [{ head: '180' }, { head: '171' }] },
    entries,
    labels: { leading: 'In the lead', you: 'you' },
    empty: <EmptyState>Nobody has thrown a 180 this season.</EmptyState>,
  },
  decorators: [(Story) => <div className="max-w-[44.5rem]">{Story()}</div>],
} satisfies Meta<typeof Leaderboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two players share place 4; the next place is 6. */
export const EqualRanks: Story = {
  parameters: { state: 'equal ranks' },
  play: async ({ canvas }) => {
    const places = canvas
      .getAllByRole('row')
      .slice(1)
      .map((tr) => tr.firstElementChild?.textContent);
    await expect(places).toEqual(['2', '3', '4', '4', '6', '7']);
    await expect(within(canvas.getByText('In the lead').parentElement!).getByText('Brecht Honderdtachtig')).toBeVisible();
  },
};
/** Players who share the lead share the lit bed. */
export const TwoInTheLead: Story = {
  args: { entries: [entries[0]!, { ...entries[1]!, position: 1, figures: [24, 14] }, ...entries.slice(2)] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.lit li')).toHaveLength(2);
  },
};
/** With four players in the lead, no row is lit. */
export const FourInTheLead: Story = {
  args: { entries: entries.map((entry, index) => (index < 4 ? { ...entry, position: 1, figures: [24, 11] } : entry)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.lit')).toBeNull();
    await expect(canvas.queryByText('In the lead')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + entries.length);
  },
};
export const YouPinned: Story = {
  parameters: { state: 'you pinned at the bottom' },
  args: {
    entries: entriesOf([...list, ...further]),
    pinned: { id: 'me', position: 31, name: 'Ilse Pijlstra', club: 'De Visgraat Bullegem', figures: [4, 6], you: true },
  },
  play: async ({ canvas }) => {
    const me = canvas.getByRole('rowheader', { name: /Ilse Pijlstra \(you\)/ });
    await expect(me.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};
/** A position opens the legs of its row. The leaders on the lit bed have a line that opens theirs. */
export const WithDetails: Story = {
  args: {
    entries: entries.map((entry) => ({
      ...entry,
      detail: {
        label: `Legs of ${entry.name}, ${entry.position}`,
        summary: '2 legs',
        content: `20 November v DC Restwaard: ${entry.name}`,
      },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const leader = '20 November v DC Restwaard: Brecht Honderdtachtig';
    await expect(canvas.queryByText(leader)).toBeNull();
    await userEvent.click(canvas.getByText('2 legs'));
    await expect(await canvas.findByText(leader)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Legs of Lotte Bullens, 2' }));
    await expect(canvas.getByText('20 November v DC Restwaard: Lotte Bullens')).toBeVisible();
  },
};
export const OneEntry: Story = {
  parameters: { state: 'one entry' },
  args: { entries: entries.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brecht Honderdtachtig')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const NoEntries: Story = {
  parameters: { state: 'no entries' },
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has thrown a 180 this season.')).toBeVisible();
    await expect(canvas.queryByText('In the lead')).toBeNull();
  },
};
export const LongGermanNames: Story = {
  args: {
    caption: 'High Finish',
    columns: { position: 'Platz', player: 'Spieler', figures: [{ head: 'Finish' }] },
    entries: entries.map((entry, i) => ({
      ...entry,
      position: i + 1,
      name: i === 0 ? 'Maximilian-Alexander Schwarzenbacher-Triplemeyer' : entry.name,
      club: 'Dartsfreunde Oberpfeilingen-Scheibenhausen II',
      figures: [170 - i * 3],
    })),
    labels: { leading: 'In Führung', you: 'du' },
  },
};
