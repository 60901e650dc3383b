import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Bracket, type BracketRound } from './Bracket.tsx';
import { storyGame, storyKnockout, storyLower, storyThirdPlace, upperTitles } from './storyKnockout.ts';

const meta = {
  component: Bracket,
  args: {
    label: 'Winners’ knockout',
    rounds: storyKnockout(16),
    zoom: { smaller: 'Smaller', larger: 'Larger', fit: 'Fit to the width' },
    print: { button: 'Print', page: (page, of) => `Page ${page} of ${of}` },
    onFollow: fn(),
  },
} satisfies Meta<typeof Bracket>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.getAttribute('data-game');
const nodesIn = (element: HTMLElement) => element.querySelectorAll('*').length;
/** The element that scrolls. */
const scrollerOf = (canvas: HTMLElement) => canvas.querySelector('[role=group] > .overflow-y-auto') as HTMLElement;
const isPhone = () => window.innerWidth < 40 * parseFloat(getComputedStyle(document.documentElement).fontSize);
/** Waits until the effects of scrolling are rendered. */
const frames = async () => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** The arrow keys move by game, Home to the first game, and End to the final. F follows a player. Tab reaches one game; the next Tab leaves the bracket. */
export const Sixteen: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const live = canvas.getAllByRole('link', { name: /live on board 1/ })[0]!;
    await expect(canvasElement.querySelectorAll('[data-game][tabindex="0"]')).toHaveLength(1);
    live.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe('w1-1');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('w1-3');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe('w2-2');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('w4-1');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('w1-1');
    await userEvent.keyboard('f');
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ key: 'w1-1' }));
    await expect(canvasElement.querySelectorAll('[data-game][tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    await expect(focused()).toBeFalsy();
  },
};

/** For screen readers, every round is a list under its heading. */
export const ReadAsAList: Story = {
  args: { thirdPlace: storyThirdPlace },
  play: async ({ canvas, userEvent }) => {
    if (isPhone()) await userEvent.click(canvas.getByRole('button', { name: 'Quarter-finals' }));
    const quarters = within(await canvas.findByRole('region', { name: /^Quarter-finals/ }));
    await expect(quarters.getByRole('heading', { level: 3 })).toHaveTextContent('Quarter-finals');
    await expect(quarters.getAllByRole('listitem')).toHaveLength(4);
    await expect(quarters.getByRole('link', { name: /^Quarter-final 2 of 4: .*, live on board 2$/ })).toBeVisible();
  },
};

export const Two: Story = { args: { rounds: storyKnockout(2, { played: 0, live: 1 }) }, parameters: { state: '2' } };
export const Eight: Story = { args: { rounds: storyKnockout(8, { played: 2, live: 1 }) }, parameters: { state: '8' } };
export const ThirtyTwo: Story = {
  args: { rounds: storyKnockout(32, { live: 4 }), thirdPlace: storyThirdPlace },
  parameters: { state: '32' },
};

/** Seven byes for the first seven seeds; each goes through to the next round. */
export const FiftySevenWithByes: Story = {
  args: { rounds: storyKnockout(64, { entries: 57, played: 0 }) },
  parameters: { state: '57 with byes' },
  play: async ({ canvas, userEvent }) => {
    if (isPhone()) await userEvent.click(canvas.getByRole('button', { name: 'Last 64' }));
    const byes = canvas.getAllByRole('img', { name: /has a bye/ });
    const seeds = byes.map((game) => game.closest('li')!.querySelector('[data-seed]')?.getAttribute('data-seed'));
    await expect(seeds.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  },
};

/** Only games in view are in the document, at every scroll position and scale, and after moving with the keyboard. */
export const OneThousandAndTwentyFour: Story = {
  args: { rounds: storyKnockout(1024) },
  parameters: { state: '1,024' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = await waitFor(async () => {
      await expect(canvasElement.querySelectorAll('[data-game]').length).toBeGreaterThan(5);
      return scrollerOf(canvasElement);
    });
    for (const share of [0.5, 1, 0.25, 0]) {
      scroller.scrollTo((scroller.scrollWidth - scroller.clientWidth) * share, (scroller.scrollHeight - scroller.clientHeight) * share);
      await frames();
      await expect(nodesIn(canvasElement)).toBeLessThanOrEqual(600);
    }
    const stop = canvasElement.querySelector<HTMLElement>('[data-game][tabindex="0"]')!;
    stop.focus();
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('w10-1');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('w1-1');
    // A game keeps the focus when it is scrolled out of view.
    scroller.scrollTo(0, scroller.scrollHeight / 2);
    await frames();
    await expect(focused()).toBe('w1-1');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('w1-2');
    await frames();
    await expect(document.activeElement!.getBoundingClientRect().top).toBeGreaterThan(0);
    if (isPhone()) return;
    for (let i = 0; i < 7; i++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Smaller' }));
      await frames();
      await expect(nodesIn(canvasElement)).toBeLessThanOrEqual(600);
    }
    await userEvent.keyboard('0');
    await frames();
    await expect(nodesIn(canvasElement)).toBeLessThanOrEqual(600);
  },
};

/** Zooms with + − 0 on the keyboard, and with Ctrl and the wheel. */
export const Zoomed: Story = {
  args: { rounds: storyKnockout(32) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (isPhone()) return;
    const game = canvasElement.querySelector<HTMLElement>('[data-game="w1-1"]')!;
    const height = () => game.getBoundingClientRect().height;
    const initialHeight = height();
    game.focus();
    await userEvent.keyboard('-');
    await expect(height()).toBeLessThan(initialHeight);
    await userEvent.keyboard('++');
    await expect(height()).toBeGreaterThan(initialHeight);
    await userEvent.keyboard('0');
    await expect(height()).toBeCloseTo(initialHeight);
    await fireEvent.wheel(game, { deltaY: 50, ctrlKey: true });
    await waitFor(() => expect(height()).toBeLessThan(initialHeight));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit to the width' }));
    const { scrollWidth, clientWidth } = game.closest('[role=group] > .overflow-x-auto')!;
    await expect(scrollWidth - clientWidth).toBeLessThanOrEqual(1);
  },
};

const upper: BracketRound[] = storyKnockout(8, { live: 1 }).map((round, r) => ({ ...round, title: upperTitles[r] }));
const { rounds: lowerRounds, finals } = storyLower(upper);

/** The losers of the upper bracket continue in the lower one. If the upper winner loses the grand final, it is played again. */
export const DoubleElimination: Story = {
  args: {
    label: 'Knockout',
    rounds: upper,
    lower: { upperName: 'Upper bracket', name: 'Lower bracket', finalsName: 'Finals', rounds: lowerRounds, finals },
  },
  parameters: { state: 'double elimination' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (!isPhone()) {
      const lower = within(canvas.getByRole('group', { name: 'Lower bracket' }));
      await expect(lower.getAllByRole('listitem')).toHaveLength(6);
    }
    const stop = canvasElement.querySelector<HTMLElement>('[data-game][tabindex="0"]')!;
    stop.focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('l1-1');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(focused()).toBe('f2-1');
  },
};

export const ThirdPlace: Story = {
  args: { rounds: storyKnockout(8), thirdPlace: storyThirdPlace },
  parameters: { state: 'third place' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.querySelector<HTMLElement>('[data-game][tabindex="0"]')!.focus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Third place: / })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: /^Final: / })).toHaveFocus();
  },
};

/** A side to be decided, a bye, and an opponent who did not come look different. */
export const UndecidedByeAndWalkover: Story = {
  args: {
    rounds: [
      {
        key: 'semi',
        title: 'Semi-finals',
        note: 'best of 5',
        games: [
          storyGame(
            's1',
            'Semi-final 1 of 2',
            [
              { kind: 'entry', name: 'Hanne Schrijvers-Bord', score: 'w.o.', winner: true },
              { kind: 'entry', name: 'Pim Pechpijl' },
            ],
            'walkover',
          ),
          storyGame(
            's2',
            'Semi-final 2 of 2',
            [
              { kind: 'entry', name: 'Lotte Bullens', winner: true },
              { kind: 'bye', name: 'Bye' },
            ],
            'bye',
          ),
        ],
      },
      {
        key: 'final',
        title: 'Final',
        note: 'best of 7',
        games: [
          storyGame(
            'f',
            'Final',
            [
              { kind: 'entry', name: 'Hanne Schrijvers-Bord' },
              { kind: 'tbd', name: 'Winner of group B' },
            ],
            'waiting',
            '22:40',
          ),
        ],
      },
    ],
  },
  parameters: { state: 'TBD against bye against walkover' },
  play: async ({ canvas, userEvent }) => {
    if (isPhone()) await userEvent.click(canvas.getByRole('button', { name: 'Semi-finals' }));
    const link = await canvas.findByRole('link', { name: /won by walkover/ });
    await expect(link.closest('li')).toHaveTextContent('w.o.');
    const bye = canvas.getByRole('img', { name: /Lotte Bullens has a bye/ }).closest('li');
    await expect(bye).toHaveTextContent('Bye');
    await expect(bye).toHaveClass('border-dashed');
  },
};

export const Live: Story = {
  args: { rounds: storyKnockout(8, { live: 2 }) },
  parameters: { state: 'live' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /live on board \d/ });
    await expect(links).toHaveLength(2);
    await expect(canvas.getByText('Board 2')).toBeVisible();
    // The link covers the whole game.
    const { left, top, width, height } = links[0]!.closest('li')!.getBoundingClientRect();
    for (const share of [0.05, 0.25, 0.75, 0.95])
      await expect(document.elementFromPoint(left + width * share, top + height * share)).toBe(links[0]);
  },
};

/** The path is solid after games that she has won, and dotted after games that she may still win. */
export const FollowedPath: Story = {
  args: { rounds: storyKnockout(32, { follow: 'Lotte Bullens', live: 4 }), thirdPlace: storyThirdPlace },
  parameters: { state: 'followed path' },
  play: async ({ canvasElement }) => {
    if (isPhone()) return;
    await expect(canvasElement.querySelectorAll('path.stroke-you')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
  },
};

export const LongGermanNames: Story = {
  args: {
    label: 'Hauptrunde',
    rounds: storyKnockout(8, {
      nameOf: (i) =>
        [
          ...['Karl-Heinz Scheibenbauer-Doppelmann', 'Friederike Zwischenrunden-Wackerhagen', 'Maximilian Oberrheinischer'],
          ...['Hannelore Scheibenbauer-Doppelmann', 'Jürgen Zwölfender-Wurfliniengasse', 'Annegret Hundertachtzigerin'],
          ...['Günther Segmentmüller-Bullermann', 'Friedrich-Wilhelm Oberpfeilinger'],
        ][i]!,
    }),
  },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    // At every width, first names are shortened before anything is cut off.
    for (let width = 640; width <= 1280; width += 40) {
      canvasElement.style.width = `${width}px`;
      await frames();
      const cut = [...canvasElement.querySelectorAll<HTMLElement>('li .text-ellipsis')]
        .filter(({ scrollWidth, clientWidth, textContent }) => scrollWidth > clientWidth && !textContent.includes('. '))
        .map(({ textContent }) => `${width}: ${textContent}`);
      await expect(cut).toEqual([]);
    }
    canvasElement.style.width = '';
  },
};

/** Each round is a page, and the arrow keys move from page to page. */
export const Phone: Story = {
  args: { rounds: storyKnockout(32), thirdPlace: storyThirdPlace },
  parameters: { state: 'phone (one round a page)' },
  decorators: [(Story) => <div className="w-90 max-w-full">{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Last 16' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    canvasElement.querySelector<HTMLElement>('[data-game][tabindex="0"]')!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe('w3-1');
    await expect(canvas.getByRole('button', { name: 'Quarter-finals' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Final' }));
    await expect(canvas.getByText('Third place')).toBeVisible();
  },
};

/** If the second round is live and a game of the first round is still to come, a phone opens the second round. */
export const PhoneOpensLiveRound: Story = {
  args: {
    rounds: storyKnockout(32).map((round, index) => ({
      ...round,
      games: round.games.map((game, place) =>
        index === 0 && place === 0
          ? { ...game, state: 'waiting' as const }
          : index === 1 && place < 2
            ? { ...game, state: 'live' as const }
            : game,
      ),
    })),
  },
  decorators: Phone.decorators,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Last 16' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** In print, the bracket is complete and shows the page on which each branch continues. The screen stays windowed. */
export const Printed: Story = {
  args: { rounds: storyKnockout(1024) },
  parameters: { state: 'print' },
  play: async ({ canvas, canvasElement }) => {
    await fireEvent(window, new Event('beforeprint'));
    const keys = [...canvasElement.querySelectorAll('.page-landscape [data-game]')].map((game) => game.getAttribute('data-game'));
    await expect(new Set(keys).size).toBe(1023);
    await expect(canvas.getByText('Page 33 of 33')).toBeInTheDocument();
    await expect(canvas.getAllByText('→ 33')).toHaveLength(32);
    await fireEvent(window, new Event('afterprint'));
    await expect(canvasElement.querySelector('.page-landscape')).toBeNull();
  },
};
