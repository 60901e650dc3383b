import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { LineupEditor, type LineupPlayer, type LineupSlot } from './LineupEditor.tsx';

const players: LineupPlayer[] = [
  { id: 'fien', name: 'Fien Ochelaar', note: '7 of 9 singles won' },
  { id: 'ilse', name: 'Ilse Pijlstra', note: '4 of 9 singles won' },
  { id: 'bart', name: 'Bart Twintigers' },
  { id: 'lotte', name: 'Lotte Bullens', note: 'Captain' },
  { id: 'omar', name: 'Omar Bensisal', blocked: 'Plays from Friday 4 December' },
];
const slots: LineupSlot[] = [1, 2, 3, 4].map((number) => ({
  ...{ id: `s${number}`, number: String(number), label: `Game ${number}`, throwsFirst: number % 2 === 1 },
  detail: number % 2 === 1 ? 'throws first' : 'throws second',
}));
const full = ['fien', 'ilse', 'bart', 'lotte'];

const meta = {
  component: LineupEditor,
  args: {
    label: 'Lineup of De Visgraat',
    blocks: [{ id: 'a', title: 'Singles', note: '501, best of 5 legs', slots }],
    players,
    value: [null, null, null, null],
    active: 0,
    team: 'Team',
    teamNote: '4 of at most 8 on the sheet',
    onActiveChange: fn(),
    onChoose: fn(),
    onClear: fn(),
    onSwap: fn(),
    labels: {
      empty: 'Empty',
      clear: (slot) => `Empty ${slot.label}`,
      choose: (slot) => slot.label,
      next: (slot) => `Choose a player for ${slot.label}`,
      moved: (slot, player) => `${player ?? 'Empty slot'}, ${slot.label}`,
      blocked: 'May not play now',
      keys: 'Arrow keys choose a game, letters find a player, Space lifts a player, Backspace empties.',
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const [active, setActive] = useState(args.active);
    const put = (next: (string | null)[]) => {
      setValue(next);
      return next;
    };
    return (
      <LineupEditor
        {...args}
        value={value}
        active={active}
        players={args.players.map((player) => {
          const at = value.indexOf(player.id);
          return at === -1 ? player : { ...player, placed: `game ${at + 1}` };
        })}
        onActiveChange={(slot) => {
          args.onActiveChange(slot);
          setActive(slot);
        }}
        onChoose={(player) => {
          args.onChoose(player);
          const next = put(
            value.map((each, at) => (at === active ? player : each === player ? (active === null ? null : (value[active] ?? null)) : each)),
          );
          const empty = next.indexOf(null);
          if (empty !== -1) setActive(empty);
        }}
        onClear={(slot) => {
          args.onClear(slot);
          put(value.map((each, at) => (at === slot ? null : each)));
        }}
        onSwap={(slot, other) => {
          args.onSwap(slot, other);
          put(value.map((each, at) => (at === slot ? value[other]! : at === other ? value[slot]! : each)));
        }}
      />
    );
  },
  decorators: [(Story) => <div className="max-w-4xl px-4">{Story()}</div>],
} satisfies Meta<typeof LineupEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tap on a player fills the slot with the frame, and the frame goes to the next empty slot. The players keep their places in the list. */
export const Empty: Story = {
  parameters: { state: 'empty' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = () => [...canvasElement.querySelectorAll('[data-player]')].map((player) => player.getAttribute('data-player'));
    const before = list();
    await userEvent.click(canvas.getByRole('button', { name: /^Ilse Pijlstra.*Game 1$/ }));
    await expect(list()).toEqual(before);
    await expect(canvas.getByRole('button', { name: /^Game 1: Ilse Pijlstra/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Game 2: Empty/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Fien Ochelaar.*Game 2$/ }));
    // A player of another slot changes places. A tap on the slot says at once what to do.
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a player for Game 3');
    const first = canvas.getByRole('button', { name: /^Game 1: Ilse Pijlstra/ });
    await userEvent.click(first);
    await expect(first).toHaveTextContent('Choose a player for Game 1');
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose a player for Game 1');
    await userEvent.click(canvas.getByRole('button', { name: /^Fien Ochelaar.*Game 1$/ }));
    await expect(canvas.getByRole('button', { name: /^Game 2: Ilse Pijlstra/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Empty Game 2' }));
    await expect(canvas.getByRole('button', { name: /^Game 2: Empty/ })).toBeVisible();
  },
};

/** Only the keyboard: letters find a player, Enter fills the slot, Space lifts the player, arrow keys move, Backspace empties. */
export const Keyboard: Story = {
  parameters: { state: 'filled by keyboard' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /^Game 1: Empty/ }).focus();
    await userEvent.keyboard('il{Enter}');
    const second = canvas.getByRole('button', { name: /^Game 2: Empty/ });
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp} {ArrowDown}{ArrowDown} ');
    await expect(args.onSwap).toHaveBeenLastCalledWith(1, 2);
    await expect(canvas.getByText('Ilse Pijlstra, Game 3')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Game 3: Ilse Pijlstra/ })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: /^Game 3: Empty/ })).toHaveFocus();
  },
};

/** Dragging a number onto another slot exchanges the two players. */
export const Dragged: Story = {
  parameters: { state: 'dragged' },
  args: { value: full },
  play: async ({ canvas, args }) => {
    const [from, to] = [canvas.getByText('1'), canvas.getByText('3')];
    const { x, y } = to.getBoundingClientRect();
    const at = { clientX: x + 4, clientY: y + 4, pointerId: 1 };
    from.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(from, { pointerId: 1 });
    await fireEvent.pointerMove(from, at);
    await fireEvent.pointerUp(from, at);
    await expect(args.onSwap).toHaveBeenCalledWith(0, 2);
    await expect(canvas.getByRole('button', { name: /^Game 1: Bart Twintigers/ })).toBeVisible();
  },
};

/** A player who may not play stands at the end with the reason and cannot be chosen. */
export const BlockedPlayer: Story = {
  parameters: { state: 'blocked player' },
  args: { value: ['fien', null, null, null], active: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plays from Friday 4 December')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Omar Bensisal/ })).toBeNull();
  },
};

/** A rule that breaks after the choice marks the slot. */
export const BrokenRule: Story = {
  parameters: { state: 'broken rule' },
  args: {
    value: ['fien', 'ilse', 'omar', 'lotte'],
    active: 2,
    blocks: [
      {
        ...{ id: 'a', title: 'Singles', note: '501, best of 5 legs' },
        slots: slots.map((slot, at) =>
          at === 2 ? { ...slot, error: 'On the sheet of De Visgraat B tonight. Choose somebody else.' } : slot,
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Game 3: Omar Bensisal.*On the sheet of De Visgraat B/ })).toBeVisible();
  },
};

/** A pair has two slots. */
export const Pairs: Story = {
  parameters: { state: 'pairs' },
  args: {
    value: ['fien', 'ilse', null, null],
    active: 2,
    blocks: [
      {
        ...{ id: 'b', title: 'Pairs', note: '701, best of 5 legs' },
        slots: [5, 6].flatMap((number) => [
          { id: `${number}a`, number: String(number), label: `Game ${number}`, detail: 'throws first', throwsFirst: true },
          { id: `${number}b`, number: '', label: `Game ${number}, second player` },
        ]),
      },
    ],
  },
};

export const LongGermanNames: Story = {
  args: {
    label: 'Aufstellung',
    blocks: [
      {
        id: 'a',
        title: 'Einzel',
        note: '501, Best of 5',
        slots: slots.map((slot, i) => ({ ...slot, label: `Einzel ${i + 1}`, detail: 'beginnt' })),
      },
    ],
    players: players.map((player, i) => (i === 0 ? { ...player, name: 'Maximilian-Alexander Schwarzenbacher-Triplemeyer' } : player)),
    value: full,
  },
};

/** Every slot is filled, so none is active: a tap on a player replaces nobody. A tap on a slot makes it active. */
export const AllFilled: Story = {
  parameters: { state: 'all filled' },
  args: { value: ['fien', 'sander', 'saskia', 'rik'], active: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { current: true })).toBeNull();
    const player = canvas.getAllByRole('button').find((button) => button.hasAttribute('data-player'))!;
    await userEvent.click(player);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Game 2:/ }));
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(/^Game 2:/);
    await userEvent.click(player);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
