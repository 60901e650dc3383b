import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';

const names = [
  ['Wout Dubbeltop', 'Krijtstreep Krijtdorp'],
  ['Céline Doublevingt', 'DC Café Dubbeltop'],
  ['Karl-Heinz Scheibenbauer-Doppelmann', 'Dartsfreunde Pfeilingen'],
  ['Günther Segmentmüller', 'Dartsfreunde Pfeilingen'],
  ['Marie-Claire Delafléchette', 'Bulls & Barrels'],
  ['Ilse Pijlstra', 'De Visgraat Bullegem'],
  ['Yusuf Barrelci', 'Bulls & Barrels'],
] as const;
const people: ComboboxOption[] = names.map(([label, note], i) => ({ value: `${i}`, label, note }));
const league: ComboboxOption[] = Array.from({ length: 1000 }, (_, i) => ({ value: `${i}`, label: `Dartsclub nummer ${i + 1}` }));

/** The arguments for one and for several: `chosen` are selected at first, and `onChosen` receives all selected options. */
type Args = Omit<ComboboxProps, 'many' | 'value' | 'onValueChange'> & {
  many?: boolean;
  chosen?: ComboboxOption[];
  onChosen?: (chosen: ComboboxOption[]) => void;
};

const meta = {
  component: Combobox as unknown as ComponentType<Args>,
  args: {
    label: 'Player',
    options: people,
    onChosen: fn(),
    labels: {
      open: 'Open the list',
      clear: 'Clear',
      remove: (name) => `Remove ${name}`,
      none: (query) => `Nobody is called “${query}”.`,
      create: (query) => `Add “${query}”`,
      more: (count) => `${count} more. Type a name.`,
      found: (count) => `${count} found`,
    },
  },
  decorators: [(Story) => <div className="min-h-96 max-w-md">{Story()}</div>],
  render: function Controlled({ many, chosen = [], onChosen, ...args }) {
    const [held, setHeld] = useState(chosen);
    const choose = (next: ComboboxOption[]) => {
      onChosen?.(next);
      setHeld(next);
    };
    return many ? (
      <Combobox {...args} many value={held} onValueChange={choose} />
    ) : (
      <Combobox {...args} value={held[0] ?? null} onValueChange={(one) => choose(one ? [one] : [])} />
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const listed = () => screen.getAllByRole('option').map((option) => option.textContent);

/** ↓ and ↑ move, Enter selects, the first Esc closes the list and the second clears the field. */
export const Typing: Story = {
  parameters: { state: 'typing' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Player' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.getElementById(input.getAttribute('aria-activedescendant')!)).toHaveTextContent('Yusuf Barrelci');
    await userEvent.keyboard('dou{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('dou');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('ba{ArrowDown}{Enter}');
    await expect(args.onChosen).toHaveBeenLastCalledWith([people[6]]);
    await expect(input).toHaveValue('Yusuf Barrelci');
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.keyboard('d');
  },
};
/** The search ignores case and accents, and accepts the words in any order. */
export const MatchesMarked: Story = {
  parameters: { state: 'matches marked' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mull gun');
    await expect(listed()).toEqual(['Günther SegmentmüllerDartsfreunde Pfeilingen']);
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['Gün', 'müll']);
    await expect(canvas.getByText('1 found')).toBeInTheDocument();
  },
};
/** A name that is not in the list can be added. A name in the list is not offered again. */
export const AddNew: Story = {
  args: { onCreate: fn() },
  parameters: { state: 'no match → "Add"' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'wout dubbeltop');
    await expect(listed()).toHaveLength(1);
    await userEvent.clear(input);
    await userEvent.type(input, 'Jef Nieuwpijl');
    await expect(screen.getByText('Nobody is called “Jef Nieuwpijl”.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Jef Nieuwpijl');
    await userEvent.type(input, 'Jef Nieuwpijl');
  },
};
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Jef');
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};
/** Of a thousand clubs, fifty are shown and the rest are counted. */
export const Many: Story = {
  args: { label: 'Club', options: league },
  parameters: { state: 'many' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(listed()).toHaveLength(50);
    await expect(screen.getByText('950 more. Type a name.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByText('Dartsclub nummer 50')).toBeVisible());
    await userEvent.keyboard('999');
    await expect(listed()).toEqual(['Dartsclub nummer 999']);
  },
};
/** Earlier results stay until the host has new ones. */
export const Loading: Story = {
  args: { search: 'host', state: 'loading', message: 'Searching', options: people.slice(0, 2), onQueryChange: fn() },
  parameters: { state: 'loading' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kar');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('kar');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expect(listed()).toHaveLength(2);
  },
};
export const Slow: Story = {
  args: { search: 'host', state: 'slow', message: 'Still searching. The network is slow.', options: [], onQueryChange: fn() },
  parameters: { state: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kar');
    await expect(canvas.getByRole('status')).toHaveTextContent('Still searching. The network is slow.');
  },
};
export const Failed: Story = {
  args: { search: 'host', state: 'failed', message: 'No network. Type the whole name and add it.', options: [], onCreate: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Jef Nieuwpijl');
    await expect(screen.getByRole('option', { name: 'Add “Jef Nieuwpijl”' })).toBeVisible();
  },
};
/** For a pair or a team: each selected player is a chip with a button that removes it. Backspace removes the last chip. */
export const SeveralPlayers: Story = {
  args: { label: 'Team', many: true, chosen: [people[0]!, people[2]!] },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Team' });
    await userEvent.type(input, 'ilse{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Ilse Pijlstra' })).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChosen).toHaveBeenLastCalledWith([people[0], people[2]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wout Dubbeltop' }));
    await expect(args.onChosen).toHaveBeenLastCalledWith([people[2]]);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('b');
  },
};
export const WithError: Story = {
  args: { chosen: [people[6]!], error: 'Yusuf Barrelci is in this tournament already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Yusuf Barrelci is in this tournament already');
  },
};
/** Esc closes the list, then clears the field, and only then closes the dialog. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  decorators: [
    (Story) => (
      <Dialog defaultOpen title="Who marks" close="Close">
        {Story()}
      </Dialog>
    ),
  ],
  play: async ({ userEvent }) => {
    const input = await screen.findByRole('combobox', { name: 'Player' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('dou{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('dou');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const ReadOnly: Story = { args: { label: 'Team', many: true, readOnly: true, chosen: people.slice(0, 3) } };
