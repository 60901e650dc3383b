import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Bracket, type BracketGame, type BracketRound } from './Bracket.tsx';

const players = [
  'Lotte Bullens',
  'Dries Shaftmans',
  'Rik Draadmans',
  'Milan Zeventiger',
  'Marie-Claire Delafléchette',
  'Ana Linhadoro',
  'Omar Bensisal',
  'Stef Krijtbord',
  'Wout Dubbeltop',
  'Timo Bullwurf',
  'Jürgen Zwölfender',
  'Tibor Háromnyíl',
  'Karl-Heinz Scheibenbauer-Doppelmann',
  'Joke Negendarter',
  'Fleur Ratrapage',
  'Gijs Gatenkaas',
];
const titles = ['Final', 'Semi-finals', 'Quarter-finals', 'Last 16', 'Last 32', 'Last 64', 'Last 128', 'Last 256', 'Last 512', 'Last 1024'];

/** A knockout of so many; the first `played` rounds are over, the one after them is live. */
const knockout = (size: number, { entries = size, played = 1, follow = '' } = {}): BracketRound[] => {
  const rounds = Math.log2(size);
  const name = (i: number) => (i < 16 && size <= 32 ? players[i]! : `${players[i % 16]} ${Math.floor(i / 16) + 1}`);
  let sides: (string | null)[] = Array.from({ length: size }, (_, i) =>
    i % 2 === 1 && Math.floor(i / 2) >= entries - size / 2 ? null : name(i),
  );
  return Array.from({ length: rounds }, (_, r) => {
    const next: (string | null)[] = [];
    const games = Array.from({ length: sides.length / 2 }, (_, g): BracketGame => {
      const [a, b] = [sides[g * 2]!, sides[g * 2 + 1]];
      const bye = r === 0 && b === null;
      const over = r < played || bye;
      const known = r <= played;
      next.push(a);
      const live = r === played && g < 2;
      const side = (n: string | null | undefined, i: 0 | 1) => ({
        kind: n === null ? ('bye' as const) : known ? ('entry' as const) : ('tbd' as const),
        name: n === null ? 'Bye' : known ? (n ?? '') : `Winner of game ${g * 2 + i + 1}`,
        ...(known && !bye && (over || live) && { score: over ? (i === 0 ? 3 : (g * 7) % 3) : 1 + i }),
        ...(over && i === 0 && { winner: true }),
        ...(r === 0 && i === 0 && g % 2 === 0 && { seed: g / 2 + 1 }),
        ...(known && n === follow && { followed: true }),
      });
      return {
        key: `w${r + 1}-${g + 1}`,
        sides: [side(a, 0), side(b, 1)],
        state: bye ? 'bye' : over ? 'played' : live ? 'live' : 'waiting',
        label: `${titles[rounds - 1 - r]}, game ${g + 1} of ${sides.length / 2}`,
        ...(live ? { tag: `Board ${g + 1}` } : !over && { tag: '21:15' }),
        href: `#w${r + 1}-${g + 1}`,
      };
    });
    sides = next;
    return { key: `r${r}`, title: titles[rounds - 1 - r], note: r < played ? 'best of 5, played' : 'best of 5', games };
  });
};
const third: BracketGame = {
  key: 'w3rd',
  sides: [
    { kind: 'tbd', name: 'Loser of semi-final 1' },
    { kind: 'tbd', name: 'Loser of semi-final 2' },
  ],
  state: 'waiting',
  label: 'Third place: not known yet',
  tag: '22:15, board 1',
};
const meta = {
  component: Bracket,
  args: { label: 'Winners’ knockout', rounds: knockout(16), zoom: { smaller: 'Smaller', larger: 'Larger', fit: 'Fit' }, onFollow: fn() },
} satisfies Meta<typeof Bracket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sixteen: Story = {
  args: { thirdPlace: { title: 'Third place', game: third } },
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('link', { name: 'Last 16, game 1 of 8' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Last 16, game 2 of 8' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Quarter-finals, game 1 of 4' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Final, game 1 of 1' })).toHaveFocus());
    await userEvent.keyboard('f');
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ key: 'w4-1' }));
  },
};
export const SixteenDark: Story = { args: Sixteen.args!, globals: { mode: 'dark' } };
export const FollowedPath: Story = {
  args: { rounds: knockout(32, { follow: 'Lotte Bullens' }), thirdPlace: { title: 'Third place', game: third } },
};
export const Two: Story = { args: { rounds: knockout(2, { played: 0 }) } };
export const Eight: Story = { args: { rounds: knockout(8, { played: 2 }) } };
/** Seven byes: nobody, which is not the same as somebody who is not known yet. */
export const ByesAndNotKnownYet: Story = { args: { rounds: knockout(64, { entries: 57, played: 0 }) } };
export const Walkover: Story = {
  args: {
    rounds: knockout(4, { played: 1 }).map((r, i) =>
      i > 0
        ? r
        : {
            ...r,
            games: r.games.map((g, n) =>
              n > 0
                ? g
                : {
                    ...g,
                    state: 'walkover' as const,
                    sides: [
                      { ...g.sides[0], score: 'w.o.' },
                      { kind: 'entry' as const, name: g.sides[1].name },
                    ] as const,
                  },
            ),
          },
    ),
  },
};
/** Only what is in view is in the document. */
export const OneThousandAndTwentyFour: Story = {
  args: { rounds: knockout(1024) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-game]').length).toBeGreaterThan(5));
    await expect(canvasElement.querySelectorAll('[data-game]').length).toBeLessThan(600);
  },
};
export const Phone: Story = {
  args: { thirdPlace: { title: 'Third place', game: third } },
  decorators: [(Story) => <div className="w-90">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Final' }));
    await expect(canvas.getByText('Third place')).toBeVisible();
  },
};
