import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LineupEditor, type LineupPlayer } from './LineupEditor.tsx';

const players: LineupPlayer[] = [
  { id: 'fien', name: 'Fien Ochelaar' },
  { id: 'ilse', name: 'Ilse Pijlstra' },
  { id: 'bart', name: 'Bart Twintigers' },
  { id: 'lotte', name: 'Lotte Bullens' },
  { id: 'omar', name: 'Omar Bensisal', blocked: 'Played twice for the second team' },
];
const slots = [1, 2, 3, 4].map((number) => ({ id: `s${number}`, label: `Single ${number}` }));
const opponents = ['Karl-Heinz Scheibenbauer-Doppelmann', 'Hanne Schrijvers-Bord', 'Timo Bullwurf', 'Anke Flightsma'];
const full = ['fien', 'ilse', 'bart', 'lotte'];

const meta = {
  component: LineupEditor,
  args: {
    label: 'Lineup of De Visgraat, block 1',
    slots,
    players,
    value: [null, null, null, null],
    onValueChange: fn(),
    state: { kind: 'filling', action: <Button kind="primary">Hand in block 1</Button> },
    labels: {
      choose: 'Choose a player',
      move: (slot, player) => `Move ${player?.name ?? 'empty slot'}, ${slot.label}`,
      moved: (slot, player) => `${player?.name ?? 'Empty slot'}, now ${slot.label}`,
      opponent: 'v',
      hidden: 'hidden until both are in',
      blocked: 'May not play here',
      combobox: {
        open: 'Open the list',
        clear: 'Empty',
        none: (query) => `Nobody called ${query}`,
        more: (count) => `${count} more`,
        found: (count) => `${count} found`,
      },
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <LineupEditor
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
  decorators: [(Story) => <div className="max-w-4xl">{Story()}</div>],
} satisfies Meta<typeof LineupEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing finds a player, and Enter selects the player. Space and the arrow keys move players. */
export const Empty: Story = {
  parameters: { state: 'empty' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('combobox', { name: 'Single 1' }).focus();
    await userEvent.keyboard('ilse{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ilse', null, null, null]);
    canvas.getByRole('button', { name: 'Move Ilse Pijlstra, Single 1' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([null, null, 'ilse', null]);
    await expect(canvas.getByText('Ilse Pijlstra, now Single 3')).toBeInTheDocument();
    await userEvent.keyboard(' {ArrowUp}{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([null, null, 'ilse', null]);
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    // Two taps also swap.
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ilse Pijlstra, Single 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move empty slot, Single 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ilse', null, null, null]);
    // Choosing a player of another slot swaps the two.
    canvas.getByRole('combobox', { name: 'Single 4' }).focus();
    await userEvent.keyboard('ilse{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([null, null, null, 'ilse']);
  },
};
/** A blocked player is in the list with the reason, but cannot be chosen. If the player was chosen before, the reason is below the field. */
export const BlockedPlayer: Story = {
  parameters: { state: 'blocked player' },
  args: { value: ['fien', 'omar', null, null] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Single 2' })).toHaveAccessibleDescription('Played twice for the second team');
    canvas.getByRole('combobox', { name: 'Single 3' }).focus();
    await userEvent.keyboard('omar');
    await expect(await screen.findByRole('option', { name: /Omar Bensisal.*Played twice/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};
export const WaitingForTheOther: Story = {
  parameters: { state: 'waiting for the other' },
  args: {
    value: full,
    state: {
      kind: 'waiting',
      text: 'Handed in at 19:52. Both lineups are shown when Krijtstreep Krijtdorp has handed in.',
      action: <Button>Take back</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('when Krijtstreep Krijtdorp has handed in');
    await expect(canvas.getAllByText('hidden until both are in')).toHaveLength(4);
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const Revealed: Story = {
  parameters: { state: 'revealed' },
  args: { value: full, state: { kind: 'revealed', opponents } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Fien OchelaarvKarl-Heinz Scheibenbauer-Doppelmann');
    await expect(canvas.queryByText('hidden until both are in')).toBeNull();
  },
};
export const Substitute: Story = {
  parameters: { state: 'substitute' },
  args: {
    value: ['fien', 'lotte', 'bart', 'ilse'],
    slots: slots.map((slot, i) => (i === 1 ? { ...slot, substitute: 'for Ilse Pijlstra, from game 2' } : slot)),
    state: { kind: 'revealed', opponents, action: <Button>Bring in a substitute</Button> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Lotte Bullensfor Ilse Pijlstra, from game 2');
  },
};
export const LongGermanNames: Story = {
  args: {
    label: 'Aufstellung, Block 1',
    slots: slots.map((slot, i) => ({ ...slot, label: `Einzel ${i + 1}` })),
    players: players.map((player, i) => (i === 0 ? { ...player, name: 'Maximilian-Alexander Schwarzenbacher-Triplemeyer' } : player)),
    value: full,
    state: { kind: 'revealed', opponents },
    labels: { ...meta.args.labels, opponent: 'gegen' },
  },
};
