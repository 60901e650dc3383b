import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { QueueList, type QueuedGame, type QueueListProps } from './QueueList.tsx';

const games: QueuedGame[] = [
  {
    ...{ key: 'a', time: '21:02', names: ['Anke Flightsma', 'Pascal Troisflèches'], note: 'Last 16, losers’. Waits 22 min' },
    ...{ board: 6, state: 'next' },
  },
  { key: 'b', time: '21:05', names: ['Tom Uitworp', 'Emma Restwaard'], note: 'Last 16, losers’. Waits 17 min', board: 1 },
  {
    ...{ key: 'c', time: '21:10', names: ['Fien Ochelaar', 'Koen Bogeyman'], note: 'Fien is marking on board 2' },
    ...{ board: 7, state: 'waiting' },
  },
  {
    ...{ key: 'd', time: '21:12', names: ['Lien Kwartfinale', 'Geert Tegenpijl'], note: 'Lien rests until 21:08' },
    ...{ board: 2, state: 'waiting' },
  },
  { key: 'e', time: '21:14', names: ['Bart Twintigers', 'Hanne Schrijvers-Bord'], note: 'Quarter-final 4', board: 5, fixed: true },
  {
    ...{ key: 'f', time: '21:15', names: ['Saskia Ringers', 'Winner of board 2'], note: 'Quarter-final 3, winners’' },
    ...{ board: null, state: 'waiting' },
  },
  {
    ...{ key: 'g', names: ['Karl-Heinz Scheibenbauer-Doppelmann', 'Friedrich-Wilhelm Segmentmüller-Krijtbord'], note: 'Semi-final' },
    ...{ board: null, state: 'waiting' },
  },
];
const matchup = (game: QueuedGame) => game.names.join(' v ');
const labels = {
  list: 'Waiting',
  time: 'About',
  game: 'Game',
  board: 'Board',
  versus: 'v',
  any: 'any',
  boardNumber: (n: number | string, fixed: boolean) => `Board ${n}${fixed ? ', fixed' : ''}`,
  move: {
    lift: (game: QueuedGame) => `Move ${matchup(game)}`,
    keys: 'Space picks the game up. Then the arrow keys move it.',
    lifted: 'Picked up',
    dropped: 'Put down',
    up: 'Earlier',
    down: 'Later',
    moved: (game: QueuedGame, place: number, of: number) => `${matchup(game)} is now ${place} of ${of}`,
  },
};
const onMove = fn();

/** A list whose games can be moved. */
function Moving({ games: initialGames, ...props }: QueueListProps) {
  const [order, setOrder] = useState(initialGames);
  return (
    <QueueList
      {...props}
      games={order}
      labels={labels}
      onMove={(key, to) => {
        onMove(key, to);
        const game = order.find((each) => each.key === key);
        if (game) setOrder(order.filter((each) => each !== game).toSpliced(to, 0, game));
      }}
    />
  );
}

const meta = {
  component: QueueList,
  args: { games, labels, onMove, onCall: fn(), onSetBoard: fn(), foot: '11 more games when their players are known' },
  render: (args) => <Moving {...args} />,
  beforeEach: () => void onMove.mockClear(),
  decorators: [(Story) => <div className="max-w-103">{Story()}</div>],
} satisfies Meta<typeof QueueList>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-row]')].map((row) => row.querySelector('.flex-1')?.textContent.split(' ')[0]);

/** ↑ ↓ move between games, Enter calls one. Space lifts a game, then ↑ ↓ move it and Esc cancels. */
export const Ready: Story = {
  parameters: { state: 'ready' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^21:02 Anke Flightsma/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const tom = canvas.getByRole('button', { name: /^21:05 Tom/ });
    await waitFor(() => expect(tom).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCall).toHaveBeenCalledWith('b');
    await expect(tom).toHaveAccessibleDescription('Space picks the game up. Then the arrow keys move it.');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Picked up')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(order(canvasElement).slice(0, 2)).toEqual(['Tom', 'Anke']));
    await expect(tom).toHaveFocus();
    await expect(canvas.getByText('Tom Uitworp v Emma Restwaard is now 1 of 7')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(order(canvasElement).slice(0, 3)).toEqual(['Anke', 'Fien', 'Tom']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(order(canvasElement).slice(0, 3)).toEqual(['Anke', 'Tom', 'Fien']));
    await expect(args.onCall).toHaveBeenCalledOnce();
  },
};
/** If a player is resting, the note shows until when. */
export const Resting: Story = {
  args: { games: [games[3]!, games[0]!] },
  parameters: { state: 'resting' },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    await expect(row).toHaveTextContent('Lien rests until 21:08');
    await expect(row?.querySelector('svg.lucide-clock')).toBeVisible();
  },
};
export const MarkingElsewhere: Story = {
  args: { games: [games[2]!, games[1]!] },
  parameters: { state: 'marking elsewhere' },
  play: async ({ canvas }) => expect(canvas.getByText('Fien is marking on board 2')).toBeVisible(),
};
/** Digits set the board, two digits for boards above 9; 0 means any board. */
export const FixedBoard: Story = {
  args: { games: [games[4]!, games[1]!], lastBoard: 24 },
  parameters: { state: 'fixed board' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: 'Board 5, fixed' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(args.onSetBoard).toHaveBeenNthCalledWith(1, 'e', 1);
    await expect(args.onSetBoard).toHaveBeenNthCalledWith(2, 'e', 12);
    // There is no board 123, so the third digit starts a new number.
    await userEvent.keyboard('3');
    await expect(args.onSetBoard).toHaveBeenLastCalledWith('e', 3);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^21:05 Tom/ })).toHaveFocus());
    await userEvent.keyboard('0');
    await expect(args.onSetBoard).toHaveBeenLastCalledWith('b', null);
  },
};
/** The name of an undecided side refers to the game that decides it. */
export const ToBeDecided: Story = {
  args: { games: [games[5]!, games[6]!] },
  parameters: { state: 'TBD' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Winner of board 2')).toBeVisible();
    await expect(canvas.getAllByText('any')).toHaveLength(2);
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
const many = (count: number) => Array.from({ length: count }, (_, i): QueuedGame => ({ ...games[1 + (i % 5)]!, key: `${i}` }));
export const SixtyRows: Story = {
  args: { games: many(60) },
  parameters: { state: '60 rows' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvasElement.querySelector('[data-row="59"]')).toHaveFocus());
  },
};
/** With more than 100 games, only the rows in view are mounted. The keyboard reaches all games, and screen readers get their number. */
export const FiveHundredRows: Story = {
  args: { games: many(500) },
  parameters: { state: '60 rows' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await waitFor(() => expect(canvasElement.querySelector('[data-row="499"]')).toHaveFocus());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvasElement.querySelector('[data-row="0"]')).toHaveFocus());
  },
};
function Refreshing(props: QueueListProps) {
  const [shown, setShown] = useState(props.games);
  return (
    <>
      <QueueList {...props} games={shown} />
      <button type="button" onClick={() => setShown([...shown])}>
        Refresh
      </button>
    </>
  );
}
/** A change of the list does not move the focus back to it, whichever key was pressed there last. */
export const RefreshedWithoutFocus: Story = {
  render: Refreshing,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(canvasElement.querySelector('[data-row="0"]')).toHaveFocus();
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    await expect(button).toHaveFocus();
  },
};
/** A pointer drags a game by its grip. A press on the grip lifts the game and shows two buttons that move it. */
export const Dragged: Story = {
  parameters: { state: 'dragged' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grip = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.click(grip(/^Move Fien/));
    const row = within(grip(/^Move Fien/).closest('li') as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: 'Earlier' }));
    await expect(onMove).toHaveBeenCalledWith('c', 1);
    await userEvent.click(grip(/^Move Fien/));
    await expect(canvas.queryByRole('button', { name: 'Earlier' })).toBeNull();
    await expect(order(canvasElement).slice(0, 3)).toEqual(['Anke', 'Fien', 'Tom']);
    const rows = canvas.getAllByRole('listitem');
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(grip(/^Move Tom/), { dataTransfer });
    await fireEvent.dragOver(rows[0]!, { dataTransfer });
    await fireEvent.drop(rows[0]!, { dataTransfer });
    await waitFor(() => expect(order(canvasElement).slice(0, 3)).toEqual(['Tom', 'Anke', 'Fien']));
    // The story ends while a game is dragged over another.
    await fireEvent.dragStart(grip(/^Move Bart/), { dataTransfer });
    await fireEvent.dragOver(canvas.getAllByRole('listitem')[1]!, { dataTransfer });
  },
};
/** Games that cannot be moved have no grip. */
export const NotMovable: Story = {
  render: ({ onMove: _, ...args }) => <QueueList {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^21:14 Bart/ }));
    await expect(args.onCall).toHaveBeenCalledWith('e');
  },
};
