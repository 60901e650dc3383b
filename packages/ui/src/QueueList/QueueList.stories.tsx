import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QueueList, type QueuedGame } from './QueueList.tsx';

const games: QueuedGame[] = [
  {
    key: 'a',
    time: '21:02',
    names: ['Anke Flightsma', 'Pascal Troisflèches'],
    note: 'Last 16, losers’. Waits 22 min',
    board: 6,
    next: true,
  },
  { key: 'b', time: '21:05', names: ['Tom Uitworp', 'Emma Restwaard'], note: 'Last 16, losers’. Waits 17 min', board: 1 },
  { key: 'c', time: '21:10', names: ['Fien Ochelaar', 'Koen Bogeyman'], note: 'Fien is marking on board 2', board: 7, fixed: true },
  { key: 'd', time: '21:12', names: ['Lien Kwartfinale', 'Geert Tegenpijl'], note: 'Lien rests until 21:08', board: 2 },
  { key: 'e', time: '21:15', names: ['Saskia Ringers', 'Winner of board 2'], note: 'Quarter-final 3, winners’', board: null },
  {
    key: 'f',
    names: ['Karl-Heinz Scheibenbauer-Doppelmann', 'Friedrich-Wilhelm Segmentmüller-Krijtbord'],
    note: 'Semi-final',
    board: null,
  },
];
const meta = {
  component: QueueList,
  args: {
    games,
    labels: {
      list: 'Waiting',
      time: 'About',
      game: 'Game',
      board: 'Board',
      versus: 'v',
      any: 'any',
      boardNumber: (n) => `Board ${n}`,
      move: (g, place, of) => `Move ${g.names.join(' v ')}, ${place} of ${of}`,
      moved: (g, place, of) => `${g.names.join(' v ')} is now ${place} of ${of}`,
    },
    onMove: fn(),
    onCall: fn(),
    onSetBoard: fn(),
    foot: '11 more games when their players are known',
  },
  decorators: [(Story) => <div className="max-w-103">{Story()}</div>],
} satisfies Meta<typeof QueueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getAllByRole('button')[0]!.focus();
    await userEvent.keyboard('{ArrowDown} {ArrowDown}');
    await expect(args.onMove).toHaveBeenCalledWith('b', 2);
    await userEvent.keyboard(' {Enter}');
    await expect(args.onCall).toHaveBeenCalledWith('b');
    await userEvent.keyboard('4');
    await expect(args.onSetBoard).toHaveBeenCalledWith('b', 4);
  },
};
export const WaitingDark: Story = { globals: { mode: 'dark' } };
export const SixtyRows: Story = { args: { games: Array.from({ length: 60 }, (_, i) => ({ ...games[i % 6]!, key: `${i}`, next: false })) } };
