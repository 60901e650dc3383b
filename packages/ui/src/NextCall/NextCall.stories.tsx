import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextCall } from './NextCall.tsx';

const meta = {
  component: NextCall,
  args: {
    kind: 'next',
    stage: 'Achtelfinale, Siegerrunde',
    title: 'Du spielst als Nächstes an Board 5',
    board: { number: 5, label: 'Board 5' },
    time: { label: 'in etwa', value: '12 Min.' },
    children: (
      <>
        <p>
          gegen <b className="font-[650]">Bart Twintigers</b>
        </p>
        <p>
          Schreiber: <b className="font-[650]">Joke Negendarter</b>
        </p>
      </>
    ),
  },
  decorators: [(Story) => <div className="max-w-97.5">{Story()}</div>],
} satisfies Meta<typeof NextCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Next: Story = {};
export const NextDark: Story = { globals: { mode: 'dark' } };
export const Now: Story = {
  args: { kind: 'now', stage: 'Quarter-final 2', title: 'To board 5 now', time: undefined, children: undefined },
};
export const YouMark: Story = {
  args: {
    kind: 'mark',
    stage: 'Last 16',
    title: 'You mark on board 2',
    board: { number: 2, label: 'Board 2' },
    children: 'Kurkdroger v Trebels',
    time: { label: 'at', value: '21:12' },
  },
};
export const Moved: Story = { args: { kind: 'moved', title: 'Your game moved to board 7', board: { number: 7, label: 'Board 7' } } };
export const NothingMore: Story = { args: { kind: 'none', title: 'You are done for today: 5th to 8th.' } };
