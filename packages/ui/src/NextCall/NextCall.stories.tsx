import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextCall } from './NextCall.tsx';

const meta = {
  component: NextCall,
  args: {
    kind: 'next',
    stage: 'Achtelfinale, Hauptrunde',
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

/** Screen readers announce the visible text. */
const announces =
  (text: string | RegExp): Story['play'] =>
  async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(text);

export const Next: Story = {
  parameters: { state: 'next' },
  play: announces(/^Achtelfinale, HauptrundeDu spielst als Nächstes an Board 5/),
};
/** The game is later and its board is not known yet. */
export const About: Story = {
  args: {
    kind: 'about',
    stage: 'Quarter-final 2',
    title: 'You play at about 21:40',
    board: undefined,
    time: { label: 'in about', value: '35 min' },
    children: (
      <p>
        v <b className="font-[650]">Winner of board 2</b>
      </p>
    ),
  },
  parameters: { state: 'about' },
  play: async (context) => {
    await announces(/You play at about 21:40/)?.(context);
    await expect(context.canvas.queryByRole('img')).toBeNull();
  },
};
export const Now: Story = {
  args: { kind: 'now', stage: 'Quarter-final 2', title: 'To board 5 now', time: undefined, children: undefined },
  parameters: { state: 'now' },
  play: announces('To board 5 now'),
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
  parameters: { state: 'you mark' },
  play: announces('You mark on board 2'),
};
/** The old board is crossed out beside the new one. */
export const Moved: Story = {
  args: {
    kind: 'moved',
    stage: 'Last 16',
    title: 'Your game moved to board 7',
    board: { number: 7, label: 'Board 7' },
    from: { number: 5, label: 'instead of board 5' },
    time: undefined,
    children: 'It was on board 5.',
  },
  parameters: { state: 'moved to another board' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Board 7' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'instead of board 5' })).toBeVisible();
  },
};
/** Without a next game, the panel is not lit. */
export const NothingMore: Story = {
  args: { kind: 'none', title: 'You are done for today: 5th to 8th.' },
  parameters: { state: 'nothing more' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('You are done for today: 5th to 8th.');
    await expect(status).not.toHaveClass('lit');
  },
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    title: 'Du spielst als Nächstes an Board 12',
    board: { number: 12, label: 'Board 12' },
    children: (
      <>
        <p>
          gegen <b className="font-[650]">Friedrich-Wilhelm Segmentmüller-Krijtbord</b>
        </p>
        <p>
          Schreiber: <b className="font-[650]">Karl-Heinz Scheibenbauer-Doppelmann</b>
        </p>
      </>
    ),
  },
};
