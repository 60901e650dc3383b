import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { firstTo3, leg4, names, playGame, threeLegs } from '../internal/storyGames.ts';
import { OfflineFrame } from '../internal/storyFrames.tsx';
import { Scoreboard } from './Scoreboard.tsx';

const figures = [
  [
    { label: 'Average', value: '85.86' },
    { label: 'First 9', value: '93.58' },
    { label: '180s', value: '1' },
    { label: 'At double', value: '2/5' },
  ],
  [
    { label: 'Average', value: '75.71' },
    { label: 'First 9', value: '77.08' },
    { label: '180s', value: '0' },
    { label: 'At double', value: '1/4' },
  ],
];
const meta = {
  component: Scoreboard,
  parameters: { layout: 'fullscreen' },
  args: {
    game: leg4,
    names,
    figures,
    labels: { board: 'Score', legs: 'Legs', sets: 'Sets', threwFirst: 'Threw first in this leg', bust: 'Bust' },
  },
  decorators: [(Story, { parameters }) => <div className={String(parameters['box'] ?? 'h-111 max-w-205')}>{Story()}</div>],
} satisfies Meta<typeof Scoreboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const finish = { label: 'Finish', hint: { kind: 'route' as const, darts: ['T20', 'T11', 'D14'] } };
const nextTime = { label: 'Next visit', hint: { kind: 'route' as const, darts: ['T17', 'D12'] } };

/** The thrower's bed is lit and shows a checkout; the other bed shows the checkout for the next visit. */
export const CheckoutHints: Story = {
  parameters: { state: 'checkout hints' },
  args: { hints: [finish, nextTime], announcement: 'Karl-Heinz scored 41, 75 to go, Wout to throw, needs 121.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wout Dubbeltop' })).toHaveClass('lit');
    await expect(canvas.getByText('Karl-Heinz scored 41, 75 to go, Wout to throw, needs 121.')).toHaveAttribute('aria-live', 'polite');
  },
};
/** In both colour modes, the lit bed has the opposite colours of its page. */
export const LightAndDark: Story = {
  args: { hints: [finish, nextTime] },
  render: (args) => (
    <div className="grid gap-4">
      {(['light', 'dark'] as const).map((mode) => (
        <div key={mode} data-theme={mode} className="h-111 bg-page text-ink">
          <Scoreboard {...args} labels={{ ...args.labels, board: `Score, ${mode}` }} />
        </div>
      ))}
    </div>
  ),
  parameters: { state: 'light and dark', box: 'max-w-205', a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getAllByRole('region', { name: 'Wout Dubbeltop' });
    await expect(getComputedStyle(light!).backgroundColor).not.toBe(getComputedStyle(dark!).backgroundColor);
  },
};
/** Before the first throw, a dot marks the side that throws first. */
export const FirstThrow: Story = {
  args: { game: playGame([]) },
  parameters: { state: 'first throw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: names[0] })).toHaveTextContent('501');
    await expect(canvas.getByRole('img', { name: 'Threw first in this leg' })).toBeVisible();
  },
};
/** In the middle of a leg, each side has a remaining score. */
export const Middle: Story = { args: { game: playGame([60, 100, 45]) }, parameters: { state: 'middle' } };
/** After leg 1, the other side throws first in leg 2. */
export const LegWon: Story = {
  args: {
    game: playGame(threeLegs.slice(0, 7)),
    notes: ['Won leg 1 with 81', undefined],
    announcement: 'Wout won leg 1 with 81. Karl-Heinz throws first in leg 2.',
  },
  parameters: { state: 'leg won' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: names[1] })).toHaveClass('lit');
  },
};
/** After a won set, the legs start from 0 again. */
export const SetWon: Story = {
  args: {
    game: playGame(threeLegs, { format: { ...firstTo3, legs: { firstTo: 2 }, sets: { firstTo: 2 } } }),
    notes: ['Won set 1', undefined],
  },
  parameters: { state: 'set won' },
};
/** A remaining score without a checkout has a text instead of a route. */
export const OnABogey: Story = {
  args: {
    game: playGame([180, 60, 152, 60]),
    hints: [{ label: 'Finish', hint: { kind: 'bogey', text: 'No finish from 169' } }, undefined],
  },
  parameters: { state: 'bogey' },
};
/** After a bust, the bed has a red line and a note, and the next side is lit. */
export const Bust: Story = {
  args: { game: playGame([180, 60, 180, 60, 109, 60, 'bust']), notes: ['Bust, still 32', undefined] },
};
export const DecidingLeg: Story = {
  args: { game: playGame([...threeLegs, ...[180, 60, 140, 60, 100, 60, { side: 1, total: 81, darts: 2, doubles: 1 }]]) },
};
export const SetsAndLegs: Story = {
  args: { game: playGame(threeLegs.slice(0, 14), { format: { ...firstTo3, sets: { firstTo: 3 } } }) },
  parameters: { state: 'sets and legs' },
};
export const GameWon: Story = {
  args: {
    game: playGame([...threeLegs, ...[60, 180, 60, 140, 60, 100, 60, { side: 0, total: 81, darts: 2, doubles: 1 }]]),
    notes: ['Won', undefined],
  },
  parameters: { state: 'game won' },
};
/** A start of 1001 leaves space for four digits. */
export const Start1001: Story = { args: { game: playGame([60], { format: { ...firstTo3, start: 1001 } }) } };
export const Handicap: Story = {
  args: { game: playGame([], { format: { ...firstTo3, handicap: [null, { start: 301 }] } }) },
  parameters: { state: 'handicap' },
};
/** Below the names of a pair is the name of its thrower. */
export const PairsWithThrower: Story = {
  args: {
    game: playGame([100, 60], { players: 2 }),
    names: ['Bullens / Trebels', 'Ochelaar / Bogeyman'],
    under: ['Lotte throws', undefined],
  },
  parameters: { state: 'pairs with the thrower' },
};
const eight = ['Wout', 'Lotte', 'Karl-Heinz', 'Nele', 'Günther', 'Céline', 'Omar', 'Fien'];
/** All numbers of sides that one board can have. */
export const ThreeToEight: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {[3, 4, 5, 6, 7, 8].map((sides) => (
        <div key={sides} className="@container/size">
          <div className="@min-[40rem]/size:h-100">
            <Scoreboard
              {...args}
              game={playGame([100, 60, 45], { sides })}
              names={eight.slice(0, sides).map((name) => `${name} ${sides}`)}
              figures={[]}
              labels={{ ...args.labels, board: `${sides} players` }}
            />
          </div>
        </div>
      ))}
    </div>
  ),
  parameters: { state: '3–8 players', box: '' },
  play: async ({ canvas }) => {
    for (const sides of [3, 4, 5, 6, 7, 8]) {
      const regions = within(canvas.getByRole('region', { name: `${sides} players` })).getAllByRole('region');
      await expect(regions).toHaveLength(sides);
      await expect(regions.filter((region) => region.classList.contains('lit'))).toHaveLength(1);
    }
  },
};
export const ThreePlayers: Story = { args: { game: playGame([100, 60, 45], { sides: 3 }), names: ['Wout', 'Lotte', 'Karl-Heinz'] } };
export const EightPlayers: Story = {
  args: {
    game: playGame([100, 60, 45], { sides: 8 }),
    names: eight,
  },
  parameters: { box: 'h-150' },
};
/** Without a network, there is a strip above the board. The board does not change. */
export const Offline: Story = {
  args: { hints: [finish, nextTime] },
  decorators: [(Story) => <OfflineFrame>{Story()}</OfflineFrame>],
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: { names: ['Friedrich-Wilhelm Segmentmüller-Krijtbord', 'Karl-Heinz Scheibenbauer-Doppelmann'], hints: [finish, nextTime] },
};
export const Phone: Story = { tags: ['picture'], args: { hints: [finish, nextTime] }, parameters: { box: 'h-80 max-w-97.5' } };
export const LivePage: Story = {
  args: {
    look: 'page',
    under: ['DC De Gouden Pijl', 'Dartsfreunde Pfeilingen'],
    hints: [
      { ...finish, label: 'To throw, can finish with' },
      { ...nextTime, label: 'Next visit, 2 darts' },
    ],
    middle: 'Leg 4, 12 minutes',
    className: 'max-w-none',
  },
  parameters: { box: 'p-4' },
};
export const LivePageOnAPhone: Story = { args: LivePage.args!, parameters: { box: 'max-w-97.5' } };
/** A word that is longer than its column continues on the next line. */
export const LivePageLongGermanNames: Story = {
  args: { ...LivePage.args, names: ['Hans-Joachim Pfeilspitzenschleifermeister', 'Karl-Heinz Scheibenbauer-Doppelmann'] },
  parameters: { box: 'max-w-248' },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText(/Pfeilspitzenschleifermeister|Doppelmann/, { selector: 'section span > span' })) {
      const box = name.parentElement as HTMLElement;
      await waitFor(() => expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 0.5));
    }
  },
};
/** Digits of a wider fallback font also fit into their bed. */
export const FallbackFont: Story = {
  args: { hints: [finish, nextTime], style: { '--font-sans': 'Arial', '--font-narrow': 'Arial' } as React.CSSProperties },
};
