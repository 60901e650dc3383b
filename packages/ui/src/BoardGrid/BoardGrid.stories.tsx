import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BoardCard, type BoardState } from '../BoardCard/BoardCard.tsx';
import { gameType } from '../internal/gameDrag.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { BoardGrid, type GridBoard } from './BoardGrid.tsx';

const players = ['Lotte Bullens', 'Rik Draadmans', 'Nele Kurkdroger', 'Sander Trebels', 'Marie-Claire Delafléchette', 'Omar Bensisal'];
const stateOf = (i: number): BoardState => {
  if (i % 6 === 5) return { kind: 'free', body: <span className="text-ink-2">No games waiting</span> };
  return {
    kind: 'playing',
    sides: [
      { name: players[i % 6]!, legs: i % 3, score: 501 - ((i * 37) % 470), throws: i % 2 === 0 },
      { name: players[(i + 1) % 6]!, legs: 1, score: 501 - ((i * 61) % 470), throws: i % 2 === 1 },
    ],
  };
};
const boards = (count: number): (GridBoard & { kind: BoardState['kind'] })[] =>
  Array.from({ length: count }, (_, i) => {
    const state = stateOf(i);
    const playing = state.kind === 'playing';
    return {
      key: `${i + 1}`,
      kind: state.kind,
      closed: playing,
      card: (
        <BoardCard
          number={i + 1}
          label={`Board ${i + 1}`}
          title={playing ? 'Leg 2 of 5' : 'Free'}
          note={playing ? 'Last 16' : 'For the next game'}
          state={state}
          {...(playing && { href: `#${i + 1}`, foot: 'Marker Joke Negendarter', time: '7 min', ends: 'ends 21:12' })}
        />
      ),
    };
  });
const meta = { component: BoardGrid, args: { label: 'Boards', boards: boards(8) } } satisfies Meta<typeof BoardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const stopOf = (canvasElement: HTMLElement, number: number) => {
  const board = within(canvasElement).getByRole('article', { name: `Board ${number}` });
  return board.querySelector<HTMLElement>('[data-board-link]');
};

/** The arrow keys move to the next board and to the one below, including free boards; Home and End move to the ends. */
export const Eight: Story = {
  parameters: { state: '8' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    stopOf(canvasElement, 1)?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(stopOf(canvasElement, 2)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    await expect(stopOf(canvasElement, 6)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    const top = (number: number) => canvas.getByRole('article', { name: `Board ${number}` }).getBoundingClientRect().top;
    const below = [2, 3, 4, 5, 6, 7, 8].find((number) => top(number) > top(1))!;
    await expect(stopOf(canvasElement, below)).toHaveFocus();
  },
};
export const One: Story = {
  args: { boards: boards(1) },
  parameters: { state: '1' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    link.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(link).toHaveFocus();
  },
};
export const Four: Story = {
  args: { boards: boards(4) },
  parameters: { state: '4' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
};
/** The boards are in the order of their numbers, regardless of their state. */
export const TwentyFour: Story = {
  args: { boards: boards(24) },
  parameters: { state: '24' },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('img').map((ring) => Number(ring.textContent));
    await expect(numbers).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  },
};
/** A filter hides boards and keeps the order of the others. */
export const WithFilter: Story = {
  render: function Filtered(args) {
    const [shown, setShown] = useState('all');
    return (
      <BoardGrid
        {...args}
        boards={boards(12).filter(({ kind }) => shown === 'all' || kind === shown)}
        empty="No board is held."
        filter={
          <SegmentedControl
            label="Which boards"
            value={shown}
            onValueChange={setShown}
            segments={[
              { value: 'all', label: 'All' },
              { value: 'free', label: 'Free' },
              { value: 'paused', label: 'Held' },
            ]}
          />
        }
      />
    );
  },
  parameters: { state: 'with filter' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Free' }));
    await expect(canvas.getAllByRole('article').map((board) => board.getAttribute('aria-label'))).toEqual(['Board 6', 'Board 12']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Held' }));
    await expect(canvas.getByText('No board is held.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};
/** A game from the list can be dropped on a free board, but not on a board with a game. */
export const DropTarget: Story = {
  args: { onDropGame: fn() },
  parameters: { state: 'drop target' },
  play: async ({ canvas, args }) => {
    const item = (number: number) => canvas.getByRole('article', { name: `Board ${number}` }).parentElement as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.setData(gameType, 'anke-pascal');
    const drag = (kind: string, to: HTMLElement) =>
      to.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragover', item(1));
    await expect(item(1)).not.toHaveClass('outline-3');
    drag('drop', item(1));
    await expect(args.onDropGame).not.toHaveBeenCalled();
    drag('dragover', item(6));
    await waitFor(() => expect(item(6)).toHaveClass('outline-3'));
    drag('drop', item(6));
    await expect(args.onDropGame).toHaveBeenCalledOnce();
    await expect(args.onDropGame).toHaveBeenCalledWith('6', 'anke-pascal');
    // The story ends while a game is dragged over the board.
    drag('dragover', item(6));
    await waitFor(() => expect(item(6)).toHaveClass('outline-3'));
  },
};
