import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { BoardCard, type BoardState } from './BoardCard.tsx';

const playing: BoardState = {
  kind: 'playing',
  sides: [
    { name: 'Wout Dubbeltop', legs: 2, score: 121, throws: true },
    { name: 'Karl-Heinz Scheibenbauer-Doppelmann', legs: 1, score: 75 },
  ],
};
const meta = {
  component: BoardCard,
  args: {
    number: 5,
    label: 'Board 5',
    title: 'Leg 4 of 5',
    note: 'Quarter-final 2',
    state: playing,
    foot: 'Marker Joke Negendarter',
    time: '12 min',
    ends: 'ends 21:13',
    href: '#5',
    menu: <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label="Board 5 menu" />,
  },
  decorators: [(Story) => <div className="w-57">{Story()}</div>],
} satisfies Meta<typeof BoardCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {};
export const PlayingDark: Story = { globals: { mode: 'dark' } };
export const DecidingLeg: Story = {
  args: { title: 'Deciding leg', state: { kind: 'playing', sides: playing.sides.map((s) => ({ ...s, legs: 2 })) } },
};
export const Called: Story = {
  args: {
    number: 3,
    label: 'Board 3',
    title: 'Called 1:10',
    note: 'Last 16, losers’',
    state: {
      kind: 'called',
      sides: [
        { name: 'Günther Segmentmüller', legs: '–', score: 501 },
        { name: 'Céline Doublevingt', legs: '–', score: 501 },
      ],
    },
    warning: 'Waiting for Céline',
    time: 'Second call in 0:50',
    ends: undefined,
  },
};
export const NotInSync: Story = { args: { warning: 'Tablet not in sync, 3 min' } };
const none = { foot: undefined, time: undefined, ends: undefined };
export const Free: Story = {
  args: {
    ...none,
    number: 6,
    label: 'Board 6',
    title: 'Free',
    note: 'Next game in 8 s',
    state: {
      kind: 'free',
      body: (
        <>
          <span className="text-caption text-ink-3">Goes here</span>
          <b className="font-[650]">Anke Flightsma</b>
          <b className="font-[650]">Pascal Troisflèches</b>
        </>
      ),
      action: <Button>Hold</Button>,
    },
  },
};
export const Paused: Story = {
  args: { ...none, title: 'Held', note: 'By Joke', state: { kind: 'paused', action: <Button>Use it again</Button> } },
};
export const Reserved: Story = {
  args: {
    ...none,
    title: 'Reserved',
    note: 'Finals, from 22:30',
    state: { kind: 'reserved', body: 'Can still take 3 games', action: <Button>Use until then</Button> },
  },
};
export const OutOfOrder: Story = { args: { ...none, title: 'Out of order', note: 'Light is broken', state: { kind: 'closed' } } };
export const LongGermanNames: Story = {
  args: {
    state: {
      kind: 'playing',
      sides: [{ name: 'Friedrich-Wilhelm Segmentmüller-Krijtbord', legs: 0, score: 501, throws: true }, playing.sides[1]!],
    },
  },
};
