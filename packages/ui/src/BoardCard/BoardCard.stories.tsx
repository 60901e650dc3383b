import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, Pause } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { BoardCard, type BoardState } from './BoardCard.tsx';

const playing = {
  kind: 'playing',
  sides: [
    { name: 'Wout Dubbeltop', legs: 2, score: 121, throws: true },
    { name: 'Karl-Heinz Scheibenbauer-Doppelmann', legs: 1, score: 75 },
  ],
} as const satisfies BoardState;
const waitingSides = [
  { name: 'Günther Segmentmüller', legs: '–', score: 501 },
  { name: 'Céline Doublevingt', legs: '–', score: 501 },
];
const called = { number: 3, label: 'Board 3', note: 'Last 16, losers’', ends: undefined };
const onReserve = fn();
const meta = {
  component: BoardCard,
  args: {
    number: 5,
    label: 'Board 5',
    title: 'Leg 4 of 5',
    note: 'Quarter-final 2',
    state: playing,
    foot: (
      <>
        Marker <b className="font-[600] text-ink">Joke Negendarter</b>
      </>
    ),
    time: '12 min',
    ends: 'ends 21:13',
    href: '#5',
    menu: (
      <Menu
        items={[
          { label: 'Open the game', onSelect: fn() },
          { label: 'Reserve', onSelect: onReserve },
        ]}
      >
        <Button kind="quiet" icon={<EllipsisVertical aria-hidden />} label="Board 5 menu" />
      </Menu>
    ),
  },
  decorators: [(Story) => <div className="w-57">{Story()}</div>],
} satisfies Meta<typeof BoardCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the thrower's side is lit. The whole card is one link; M opens its menu. After the menu closes, its button has the focus. */
export const Playing: Story = {
  parameters: { state: 'playing' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('.lit')).toHaveLength(1);
    await expect(canvasElement.querySelector('.lit')).toHaveTextContent('Wout Dubbeltop');
    const link = canvas.getByRole('link', { name: 'Leg 4 of 5' });
    const opened = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', opened, { once: true });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.keyboard('m');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onReserve).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Board 5 menu' })).toHaveFocus());
  },
};
export const DecidingLeg: Story = {
  args: { title: 'Deciding leg', state: { kind: 'playing', sides: playing.sides.map((s) => ({ ...s, legs: 2 })) } },
  parameters: { state: 'deciding leg' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent('Deciding leg'),
};
/** The border is amber, because a player has to come to the board. */
export const Called: Story = {
  args: {
    ...called,
    title: 'Called 1:10',
    state: { kind: 'called', sides: waitingSides },
    foot: undefined,
    warning: 'Waiting for Céline',
    time: 'Second call in 0:50',
  },
  parameters: { state: 'called (1st, 2nd)' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('.lit')).toBeNull(),
};
export const SecondCall: Story = {
  args: {
    ...called,
    title: 'Second call 2:04',
    state: { kind: 'called', sides: waitingSides, call: 2 },
    foot: undefined,
    warning: 'Waiting for Céline',
    time: 'Walkover from 21:07',
  },
  parameters: { state: 'called (1st, 2nd)' },
  play: async ({ canvas }) => expect(canvas.getByText('Second call 2:04')).toBeVisible(),
};
/** Scoring continues at the board; the shown score may be stale. */
export const NotInSync: Story = {
  args: { warning: 'Tablet not in sync, 3 min' },
  parameters: { state: 'not in sync' },
  play: async ({ canvas }) => expect(canvas.getByText('Tablet not in sync, 3 min')).toBeVisible(),
};
const noGame = { foot: undefined, time: undefined, ends: undefined, href: undefined };
const onHold = fn();
/** A free board takes the next game automatically; Hold prevents that. */
export const FreeWithCountdown: Story = {
  args: {
    ...noGame,
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
          <span className="pt-1 text-caption text-ink-3">Last 16, losers’</span>
          <span className="text-caption text-ink-3">Marker Dries Shaftmans</span>
        </>
      ),
      action: (
        <Button icon={<Pause aria-hidden />} onClick={onHold}>
          Hold
        </Button>
      ),
    },
  },
  parameters: { state: 'free with countdown' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Next game in 8 s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hold' }));
    await expect(onHold).toHaveBeenCalledOnce();
  },
};
export const Paused: Story = {
  args: {
    ...noGame,
    title: 'Held',
    note: 'By Joke, since 20:58',
    state: {
      kind: 'paused',
      body: <span className="text-ink-2">Takes no games automatically.</span>,
      action: <Button>Use it again</Button>,
    },
  },
  parameters: { state: 'paused' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Use it again' })).toBeVisible(),
};
export const Reserved: Story = {
  args: {
    ...noGame,
    title: 'Reserved',
    note: 'Finals, from 22:30',
    state: {
      kind: 'reserved',
      body: (
        <>
          <span className="text-caption text-ink-3">Can still take</span>
          <b className="font-[650]">3 games before 22:30</b>
        </>
      ),
      action: <Button>Use until then</Button>,
    },
  },
  parameters: { state: 'reserved' },
  play: async ({ canvas }) => expect(canvas.getByRole('article')).toHaveClass('hatched'),
};
export const OutOfOrder: Story = {
  args: {
    ...noGame,
    title: 'Out of order',
    note: 'Light is broken',
    state: { kind: 'closed', body: <span className="text-ink-2">No game is called here.</span>, action: <Button>Use it again</Button> },
  },
  parameters: { state: 'out of order' },
  play: async ({ canvas }) => expect(canvas.getByRole('article', { name: 'Board 5' })).toHaveTextContent('Out of order'),
};
/** Long names wrap to three lines, so that no letter is cut off. */
export const LongGermanNames: Story = {
  args: {
    foot: (
      <>
        Schreiber <b className="font-[600] text-ink">Karl-Heinz Scheibenbauer-Doppelmann</b>
      </>
    ),
    state: {
      kind: 'playing',
      sides: [{ name: 'Friedrich-Wilhelm Segmentmüller-Krijtbord', legs: 0, score: 501, throws: true }, playing.sides[1]],
    },
  },
  parameters: { state: 'long names' },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText(/Segmentmüller|Scheibenbauer/, { selector: 'article span > span' })) {
      const box = name.parentElement as HTMLElement;
      await waitFor(() => expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight + 3));
    }
  },
};
