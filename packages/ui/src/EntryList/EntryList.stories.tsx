import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { EntryList, type Entry } from './EntryList.tsx';

const names = [
  'Wout Dubbeltop',
  'Karl-Heinz Scheibenbauer-Doppelmann',
  'Lotte Bullens',
  'Céline Doublevingt',
  'Tibor Háromnyíl',
  'Günther Segmentmüller',
];
const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${i}`,
    name: i < 6 ? names[i]! : `${names[i % 6]} ${Math.floor(i / 6) + 1}`,
    club: i % 2 ? 'Dartsfreunde Pfeilingen' : 'DC De Gouden Pijl',
    checkedIn: i % 3 !== 0,
    paid: i % 2 === 0,
    ...(i < 4 && { seed: i + 1 }),
  }));
const meta = {
  component: EntryList,
  args: {
    entries: entries(6),
    labels: {
      caption: 'Players',
      number: '#',
      player: 'Player',
      seed: 'Seed',
      checkedIn: 'Here',
      paid: 'Paid',
      checkIn: (e) => `${e.name} is here`,
      markPaid: (e) => `${e.name} has paid`,
      actions: 'Actions',
    },
    onCheckedInChange: fn(),
    onPaidChange: fn(),
    search: { label: 'Search players', value: '', onValueChange: fn() },
  },
} satisfies Meta<typeof EntryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CheckIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox', { name: 'Wout Dubbeltop is here' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedInChange).toHaveBeenCalledWith('0', true);
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const ReadOnly: Story = { args: { onCheckedInChange: undefined, onPaidChange: undefined, search: undefined } };
export const WithdrawnAndGuest: Story = {
  args: {
    entries: entries(4).map((e, i) =>
      i === 1 ? { ...e, withdrawn: true, note: 'Withdrawn' } : i === 2 ? { ...e, note: 'Guest' } : i === 3 ? { ...e, you: true } : e,
    ),
  },
};
export const Empty: Story = { args: { entries: [], empty: <EmptyState>Nobody has entered yet.</EmptyState> } };
export const TwoHundredAndFiftySix: Story = {
  args: { entries: entries(256) },
  // All rules on 256 rows take a busy machine too long; a row like these is judged by all of them in CheckIn.
  parameters: { a11y: { options: { runOnly: { type: 'rule', values: ['button-name', 'label', 'duplicate-id-aria'] } } } },
};
