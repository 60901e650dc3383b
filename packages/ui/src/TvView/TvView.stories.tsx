import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TvView, type TvBoard, type TvCall, type TvPage } from './TvView.tsx';

const players = [
  ...['Lotte Bullens', 'Rik Draadmans', 'Nele Kurkdroger', 'Sander Trebels', 'Marie-Claire Delafléchette', 'Omar Bensisal'],
  ...['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann', 'Yusuf Barrelci', 'Ilse Pijlstra', 'Tom Uitworp', 'Emma Restwaard'],
];
const player = (i: number) => players[i % players.length] ?? '';
const playing = (number: number, title: string, a: [string, number, number], b: [string, number, number], thrower: 0 | 1): TvBoard => ({
  key: `${number}`,
  number,
  label: `Board ${number}`,
  title,
  state: {
    kind: 'playing',
    sides: [a, b].map(([name, legs, score], i) => ({ name, legs, score, throws: i === thrower })),
  },
});

/** A tournament in the evening, with all states of a board. */
const evening: TvBoard[] = [
  playing(1, 'Deciding leg', ['Lotte Bullens', 2, 32], ['Rik Draadmans', 2, 88], 0),
  playing(2, 'Leg 2', ['Nele Kurkdroger', 1, 341], ['Sander Trebels', 0, 287], 1),
  {
    ...{ key: '3', number: 3, label: 'Board 3', title: 'Waiting' },
    state: { kind: 'waiting', names: ['Günther Segmentmüller', 'Céline Doublevingt'], note: 'Second call: Céline' },
  },
  playing(4, 'Leg 3', ['Marie-Claire Delafléchette', 1, 180], ['Omar Bensisal', 1, 226], 0),
  playing(5, 'Quarter-final 2', ['Wout Dubbeltop', 2, 121], ['Karl-Heinz Scheibenbauer-Doppelmann', 1, 75], 0),
  {
    ...{ key: '6', number: 6, label: 'Board 6', title: 'Next game' },
    state: { kind: 'free', names: ['Anke Flightsma', 'Pascal Troisflèches'] },
  },
  playing(7, 'Leg 1', ['Yusuf Barrelci', 0, 64], ['Ilse Pijlstra', 0, 140], 1),
  { key: '8', number: 8, label: 'Board 8', title: 'Finals', state: { kind: 'free', note: 'From 22:30' } },
];
const many = (count: number): TvBoard[] =>
  Array.from({ length: count }, (_, i) =>
    playing(
      i + 1,
      `Leg ${(i % 5) + 1}`,
      [player(i), i % 3, 501 - ((i * 37) % 470)],
      [player(i + 5), 1, 501 - ((i * 61) % 470)],
      i % 2 === 0 ? 0 : 1,
    ),
  );
const call = (number: number, names: [string, string]): TvCall => ({
  key: `${number}`,
  board: { number, label: `Board ${number}` },
  names,
  note: 'Last 16, losers’ knockout. Marker: Dries Shaftmans',
  order: `To board ${number} now`,
});
const anke = call(6, ['Anke Flightsma', 'Pascal Troisflèches']);

const boards: TvPage = { key: 'boards', title: 'Boards', kind: 'boards', boards: evening };
const next: TvPage = {
  ...{ key: 'next', title: 'Next', kind: 'calls' },
  games: [
    { key: 'a', time: '21:05', board: { number: 1, label: 'Board 1' }, names: ['Tom Uitworp', 'Emma Restwaard'], note: 'Last 16, losers’' },
    {
      key: 'b',
      time: '21:09',
      board: { number: 4, label: 'Board 4' },
      names: ['Luc Magneet', 'Roos Wissel'],
      note: 'Quarter-final 4, losers’',
    },
    {
      key: 'c',
      time: '21:10',
      board: { number: 7, label: 'Board 7' },
      names: ['Fien Ochelaar', 'Koen Bogeyman'],
      note: 'Fien marks on board 2',
    },
    {
      ...{ key: 'd', time: '21:14', board: { number: 5, label: 'Board 5' }, note: 'Quarter-final 3, winners’. Marker: Joke Negendarter' },
      names: ['Karl-Heinz Scheibenbauer-Doppelmann', 'Friedrich-Wilhelm Segmentmüller-Krijtbord'],
    },
    { key: 'e', names: ['Saskia Ringers', 'Winner of board 2'], note: 'Quarter-final 1, winners’' },
  ],
};
const row = (name: string, played: number, difference: string, points: number, spine?: 'winners' | 'consolation') => ({
  key: name,
  name,
  figures: [played, difference],
  points,
  ...(spine && { spine }),
});
const group = (letter: string, from: number) => ({
  key: letter,
  name: `Group ${letter}`,
  rows: [
    row(player(from), 3, '+7', 6, 'winners'),
    row(player(from + 3), 3, '+2', 4, 'winners'),
    row(player(from + 7), 3, '−3', 2, 'consolation'),
    row(player(from + 10), 3, '−6', 0, 'consolation'),
  ],
});
const groups: TvPage = {
  ...{ key: 'groups', title: 'Groups', kind: 'groups' },
  heads: { figures: ['Pl.', 'Legs'], points: 'Pts' },
  groups: ['A', 'B', 'C', 'D', 'E', 'F'].map(group),
};
const game = (key: string, a: string, x: number | undefined, b: string, y: number | undefined, winner: 0 | 1 | null) => ({
  key,
  winner,
  sides: [
    { name: a, score: x },
    { name: b, score: y },
  ] as const,
});
const bracket: TvPage = {
  ...{ key: 'bracket', title: 'Winners’ knockout', kind: 'bracket' },
  rounds: [
    {
      ...{ key: 'q', title: 'Quarter-finals' },
      games: [
        game('q1', 'Lotte Bullens', 3, 'Rik Draadmans', 2, 0),
        game('q2', 'Wout Dubbeltop', 3, 'Karl-Heinz Scheibenbauer-Doppelmann', 1, 0),
        game('q3', 'Saskia Ringers', undefined, 'Winner of board 2', undefined, null),
        game('q4', 'Yusuf Barrelci', 1, 'Ilse Pijlstra', 3, 1),
      ],
    },
    {
      ...{ key: 's', title: 'Semi-finals' },
      games: [
        game('s1', 'Lotte Bullens', undefined, 'Wout Dubbeltop', undefined, null),
        game('s2', 'Winner of quarter-final 3', undefined, 'Ilse Pijlstra', undefined, null),
      ],
    },
    { key: 'f', title: 'Final', games: [game('f1', 'Winner of semi-final 1', undefined, 'Winner of semi-final 2', undefined, null)] },
  ],
};
const results: TvPage = {
  ...{ key: 'results', title: 'Results', kind: 'results' },
  results: Array.from({ length: 9 }, (_, i) => ({
    key: `${i}`,
    names: [player(i), player(i + 5)] as const,
    result: i % 3 === 0 ? '3–1' : i % 3 === 1 ? '2–3' : '3–0',
    winner: i % 3 === 1 ? (1 as const) : (0 as const),
    note: i % 2 === 0 ? 'Last 16, winners’' : 'Last 16, losers’',
  })),
};

/** A clock that a story controls, so that pages do not turn while a picture is taken. */
const clock = () => {
  const callbacks = new Set<() => void>();
  return {
    everySecond: (callback: () => void) => {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
    tick: (times: number) => {
      for (let i = 0; i < times; i += 1) for (const callback of [...callbacks]) callback();
    },
  };
};
const stopped = clock().everySecond;

const meta = {
  component: TvView,
  parameters: { layout: 'fullscreen', reflow: false },
  args: {
    title: 'Krijtdorp Friday Open 12',
    time: '21:02',
    pages: [boards],
    calls: [anke],
    labels: { calls: 'Called now', versus: 'v', moreCalls: (count) => `${count} more games are called`, held: 'Held' },
    everySecond: stopped,
    onLeave: fn(),
  },
} satisfies Meta<typeof TvView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The smallest font size, scaled to px of 1920 × 1080, and the texts outside the safe area. */
const measure = (root: HTMLElement) => {
  const scale = root.getBoundingClientRect().width / 1920;
  const frame = root.firstElementChild?.getBoundingClientRect();
  const texts = [...root.querySelectorAll<HTMLElement>('*')].filter((el) =>
    [...el.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const outside = texts.filter((el) => {
    const box = el.getBoundingClientRect();
    const [x, y] = [96 * scale - 1, 54 * scale - 1];
    return !frame || box.left < frame.left + x || box.right > frame.right - x || box.top < frame.top + y || box.bottom > frame.bottom - y;
  });
  return {
    smallest: Math.min(...texts.map((el) => parseFloat(getComputedStyle(el).fontSize) / scale)),
    outside: outside.map((el) => el.textContent),
  };
};

const legible: Story['play'] = async ({ canvas }) => {
  const root = canvas.getByRole('region', { name: 'Krijtdorp Friday Open 12' });
  const { smallest, outside } = measure(root);
  // The number in the ring of a board has 30 px; all other text is larger.
  await expect(smallest).toBeGreaterThanOrEqual(29);
  await expect(outside).toEqual([]);
};
const hall = { style: { width: 1920, height: 1080 } };

/** The view is dark in both colour modes. Its text has at least 30 px, the outer 5 % are empty, and nothing scrolls. */
export const InTheHall: Story = {
  args: { ...hall, pages: [boards, next, groups] },
  parameters: { state: '1920 × 1080' },
  play: async (context) => {
    await legible(context);
    const root = context.canvas.getByRole('region', { name: 'Krijtdorp Friday Open 12' });
    await expect(getComputedStyle(root).backgroundColor).toBe('oklch(0 0 0)');
    await expect(root.scrollHeight).toBe(1080);
  },
};

/** A called game is shown above every page. */
export const CallOnTop: Story = {
  args: { pages: [boards, results] },
  parameters: { state: 'call on top' },
  play: async ({ canvas, userEvent }) => {
    const strip = () => canvas.getByRole('status', { name: 'Called now' });
    await expect(strip()).toHaveTextContent(/Anke Flightsma v ?Pascal Troisflèches/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('list', { name: 'Results' })).toBeVisible();
    await expect(strip()).toHaveTextContent('To board 6 now');
  },
};

/** Several calls are side by side. The last place shows how many more calls there are. */
export const EightCalls: Story = {
  args: { ...hall, calls: Array.from({ length: 8 }, (_, i) => call(i + 1, [player(i), player(i + 6)])), pages: [groups] },
  parameters: { state: 'call on top' },
  play: async (context) => {
    await legible(context);
    await expect(context.canvas.getByText('3 more games are called')).toBeVisible();
  },
};

/** The view has every kind of page. The arrow keys turn pages; the first page follows after the last one. */
export const EachPage: Story = {
  args: { ...hall, calls: [], pages: [boards, next, groups, bracket, results] },
  parameters: { state: 'each page' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const title of ['Boards', 'Next', 'Groups', 'Groups', 'Winners’ knockout', 'Results']) {
      await expect(await canvas.findByText(title)).toBeVisible();
      await legible(context);
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(await canvas.findByText('Boards')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('Results')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
  },
};
export const Next: Story = { args: { ...hall, pages: [next] }, parameters: { state: 'each page' }, play: legible };
export const Groups: Story = { args: { ...hall, pages: [groups] }, parameters: { state: 'each page' }, play: legible };
export const Bracket: Story = { args: { ...hall, calls: [], pages: [bracket] }, parameters: { state: 'each page' }, play: legible };
export const Results: Story = { args: { ...hall, pages: [results] }, parameters: { state: 'each page' }, play: legible };

/** Two boards fill the screen. */
export const TwoBoards: Story = {
  args: { ...hall, calls: [], pages: [{ ...boards, boards: many(2) }] },
  parameters: { state: '2–24 boards' },
  play: legible,
};
/** Twenty-four boards are split into two screens, in the order of their numbers. */
export const TwentyFourBoards: Story = {
  args: { ...hall, pages: [{ ...boards, boards: many(24) }] },
  parameters: { state: '2–24 boards' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await legible(context);
    await expect(canvas.getAllByRole('img', { name: /^Board (\d+)$/ }).map((ring) => ring.textContent)).toContain('12');
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('img', { name: 'Board 24' })).toBeVisible();
    await legible(context);
    await userEvent.keyboard('{ArrowLeft}');
  },
};

/** The view shows a notice and continues with the latest data. */
export const NoNetwork: Story = {
  args: { notice: 'No network since 20:58' },
  parameters: { state: 'no network' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No network since 20:58')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Boards' })).toBeVisible();
  },
};

const turningClock = clock();
/** Each page is shown for twelve seconds. Space pauses and resumes. Esc leaves the view. */
export const Turning: Story = {
  args: { pages: [boards, results], everySecond: turningClock.everySecond },
  play: async ({ canvas, userEvent, args }) => {
    turningClock.tick(11);
    await expect(canvas.getByRole('list', { name: 'Boards' })).toBeVisible();
    turningClock.tick(1);
    await expect(await canvas.findByRole('list', { name: 'Results' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Held')).toBeVisible();
    turningClock.tick(30);
    await expect(canvas.getByRole('list', { name: 'Results' })).toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText('Held')).toBeNull());
    turningClock.tick(12);
    await expect(await canvas.findByRole('list', { name: 'Boards' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const LongGermanNames: Story = {
  args: {
    ...hall,
    title: 'Offene Schützenfest-Steeldart-Meisterschaft Pfeilingen an der Doppelleiste',
    calls: [call(12, ['Karl-Heinz Scheibenbauer-Doppelmann', 'Friedrich-Wilhelm Segmentmüller-Krijtbord'])],
    pages: [
      {
        ...boards,
        boards: many(12).map((board) => ({
          ...board,
          state: {
            kind: 'playing' as const,
            sides: [
              { name: 'Friedrich-Wilhelm Segmentmüller-Krijtbord', legs: 2, score: 501, throws: true },
              { name: 'Karl-Heinz Scheibenbauer-Doppelmann', legs: 2, score: 170 },
            ],
          },
        })),
      },
    ],
  },
};
