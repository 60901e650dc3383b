import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
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
      waiting: 'Waiting list',
    },
    onCheckedInChange: fn(),
    onPaidChange: fn(),
    search: { label: 'Search players', value: '', onValueChange: fn() },
  },
} satisfies Meta<typeof EntryList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space ticks a checkbox, ↑ ↓ move to the next one, / focuses the search. */
export const Forty: Story = {
  parameters: { state: '40' },
  args: { entries: entries(40) },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox', { name: 'Wout Dubbeltop is here' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
    await expect(args.onCheckedInChange).toHaveBeenNthCalledWith(1, '0', true);
    await expect(args.onCheckedInChange).toHaveBeenNthCalledWith(2, '2', false);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Karl-Heinz Scheibenbauer-Doppelmann is here' })).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
/** The list has only absent players. A ticked player disappears, and the next checkbox gets the focus. */
export const TickedRowDisappears: Story = {
  render: function NotHere(args) {
    const [here, setHere] = useState<string[]>([]);
    const left = args.entries.filter((e) => !here.includes(e.id));
    return <EntryList {...args} entries={left} onCheckedInChange={(id) => setHere([...here, id])} />;
  },
  args: { entries: entries(6).map((e) => ({ ...e, checkedIn: false })) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Lotte Bullens is here' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('checkbox', { name: 'Lotte Bullens is here' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Céline Doublevingt is here' })).toHaveFocus();
  },
};
export const ReadOnly: Story = { args: { onCheckedInChange: undefined, onPaidChange: undefined, search: undefined } };
export const WithdrawnAndGuest: Story = {
  parameters: { state: 'guest' },
  args: {
    entries: entries(4).map((e, i) =>
      i === 1
        ? { ...e, withdrawn: true, note: 'Withdrawn' }
        : i === 2
          ? { ...e, note: 'Guest' }
          : i === 3
            ? { ...e, you: true, note: 'You' }
            : e,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Lotte Bullens.*Guest/ })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Karl-Heinz.* is here/ })).toBeDisabled();
  },
};
export const Empty: Story = {
  parameters: { state: 'empty' },
  args: { entries: [], empty: <EmptyState action={<Button kind="primary">Add players</Button>}>Nobody has entered yet.</EmptyState> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has entered yet.')).toBeVisible();
  },
};
/** Only rows near the window are mounted. The search still finds the others. */
export const TwoHundredAndFiftySix: Story = {
  parameters: { state: '256' },
  render: function Found(args) {
    const [value, setValue] = useState('');
    const found = args.entries.filter(({ name }) => name.toLowerCase().includes(value.toLowerCase()));
    return <EntryList {...args} entries={found} search={{ label: 'Search players', value, onValueChange: setValue }} />;
  },
  args: { entries: entries(256) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '257');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(130));
    await userEvent.keyboard('/');
    await userEvent.paste('Háromnyíl 42');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('rowheader', { name: /Tibor Háromnyíl 42/ })).toBeVisible();
  },
};
/** A pasted list: duplicates, and names similar to a known player, are amber and offer a choice. */
export const PastedListWithDuplicates: Story = {
  parameters: { state: 'pasted list with duplicates' },
  args: {
    entries: entries(6).map((e, i) => {
      if (i === 2) return { ...e, doubt: 'Appears twice in the pasted list', menu: <Button size="sm">Keep one</Button> };
      if (i === 5) return { ...e, doubt: 'Is this Günter Segmentmuller of last year?', menu: <Button size="sm">Decide</Button> };
      return e;
    }),
    actions: <Button>Add 4 of 6</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Lotte Bullens.*Appears twice in the pasted list/ })).toBeVisible();
    const [keep, decide] = canvas.getAllByRole('button', { name: /Keep one|Decide/ });
    if (innerWidth >= 480) await expect(keep!.offsetHeight).toBe(decide!.offsetHeight);
  },
};
export const WaitingList: Story = {
  parameters: { state: 'waiting list' },
  args: {
    entries: entries(6).map((e, i) => (i > 3 ? { ...e, checkedIn: false, waiting: true } : e)),
    labels: { ...meta.args.labels, waiting: 'Waiting list, 2' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Players' })).not.toHaveTextContent('Tibor');
    await expect(canvas.getByRole('table', { name: 'Waiting list, 2' })).toHaveTextContent('Tibor Háromnyíl');
    await expect(canvas.getByRole('checkbox', { name: 'Tibor Háromnyíl is here' })).toBeDisabled();
  },
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    entries: entries(6).map((e, i) =>
      i % 2 ? { ...e, name: 'Maximilian-Alexander Schwarzenbacher-Triplemeyer', club: 'Dartsfreunde Oberpfeilingen-Scheibenhausen II' } : e,
    ),
  },
};
