import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BoardCard, type BoardState } from '../BoardCard/BoardCard.tsx';
import { BoardGrid } from './BoardGrid.tsx';

const players = ['Lotte Bullens', 'Rik Draadmans', 'Nele Kurkdroger', 'Sander Trebels', 'Marie-Claire Delafléchette', 'Omar Bensisal'];
const boards = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const state: BoardState =
      i % 6 === 5
        ? { kind: 'free', body: 'Nothing waits' }
        : {
            kind: 'playing',
            sides: [
              { name: players[i % 6]!, legs: i % 3, score: 501 - ((i * 37) % 470), throws: i % 2 === 0 },
              { name: players[(i + 1) % 6]!, legs: 1, score: 501 - ((i * 61) % 470), throws: i % 2 === 1 },
            ],
          };
    return {
      key: `${i}`,
      card: (
        <BoardCard
          number={i + 1}
          label={`Board ${i + 1}`}
          title={state.kind === 'free' ? 'Free' : 'Leg 2 of 5'}
          note="Last 16"
          state={state}
          href={`#${i + 1}`}
        />
      ),
    };
  });
const meta = { component: BoardGrid, args: { label: 'Boards', boards: boards(8) } } satisfies Meta<typeof BoardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    links[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[1]).toHaveFocus();
  },
};
export const One: Story = { args: { boards: boards(1) } };
export const TwentyFour: Story = { args: { boards: boards(24) } };
