import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstTo3, leg4, names, playGame, threeLegs } from '../internal/storyGames.ts';
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
const nextTime = { label: 'Next time', hint: { kind: 'route' as const, darts: ['T17', 'D12'] } };

export const FinishOn: Story = {
  args: { hints: [finish, nextTime], announcement: 'Karl-Heinz scored 41, 75 to go, Wout to throw, needs 121.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wout Dubbeltop' })).toHaveClass('lit');
    await expect(canvas.getByText('Karl-Heinz scored 41, 75 to go, Wout to throw, needs 121.')).toHaveAttribute('aria-live', 'polite');
  },
};
export const FinishOnDark: Story = { ...FinishOn, globals: { mode: 'dark' } };
export const FirstThrow: Story = { args: { game: playGame([]) } };
export const OnABogey: Story = {
  args: {
    game: playGame([180, 60, 152, 60]),
    hints: [{ label: 'Finish', hint: { kind: 'bogey', text: 'No finish from 169' } }, undefined],
  },
};
export const Bust: Story = {
  args: { game: playGame([180, 60, 180, 60, 109, 60, 'bust']), notes: ['Bust, still 32', undefined] },
};
export const DecidingLeg: Story = {
  args: { game: playGame([...threeLegs, ...[180, 60, 140, 60, 100, 60, { side: 1, total: 81, darts: 2, doubles: 1 }]]) },
};
export const SetsAndLegs: Story = { args: { game: playGame(threeLegs.slice(0, 14), { format: { ...firstTo3, sets: { firstTo: 3 } } }) } };
export const GameWon: Story = {
  args: {
    game: playGame([...threeLegs, ...[60, 180, 60, 140, 60, 100, 60, { side: 0, total: 81, darts: 2, doubles: 1 }]]),
    notes: ['Won', undefined],
  },
};
export const FromOneThousandAndOne: Story = { args: { game: playGame([60], { format: { ...firstTo3, start: 1001 } }) } };
export const Handicap: Story = { args: { game: playGame([], { format: { ...firstTo3, handicap: [null, { start: 301 }] } }) } };
export const PairsWithWhoseTurn: Story = {
  args: {
    game: playGame([100, 60], { players: 2 }),
    names: ['Bullens / Trebels', 'Ochelaar / Bogeyman'],
    under: ['Lotte throws', undefined],
  },
};
export const ThreePlayers: Story = { args: { game: playGame([100, 60, 45], { sides: 3 }), names: ['Wout', 'Lotte', 'Karl-Heinz'] } };
export const EightPlayers: Story = {
  args: {
    game: playGame([100, 60, 45], { sides: 8 }),
    names: ['Wout', 'Lotte', 'Karl-Heinz', 'Nele', 'Günther', 'Céline', 'Omar', 'Fien'],
  },
  parameters: { box: 'h-150' },
};
export const LongGermanNames: Story = {
  args: { names: ['Friedrich-Wilhelm Segmentmüller-Krijtbord', 'Karl-Heinz Scheibenbauer-Doppelmann'], hints: [finish, nextTime] },
};
export const Phone: Story = { args: { hints: [finish, nextTime] }, parameters: { box: 'h-80 w-97.5' } };
export const LivePage: Story = {
  args: {
    look: 'page',
    under: ['DC De Gouden Pijl', 'Dartsfreunde Pfeilingen'],
    hints: [
      { ...finish, label: 'Throws now, can finish with' },
      { ...nextTime, label: 'Next time, 2 darts' },
    ],
    middle: 'Leg 4, 12 minutes',
    className: 'max-w-none',
  },
  parameters: { box: 'p-4' },
};
export const LivePageOnAPhone: Story = { args: LivePage.args!, parameters: { box: 'w-97.5' } };
export const WithoutTheFont: Story = {
  args: { hints: [finish, nextTime], style: { '--font-sans': 'Arial', '--font-narrow': 'Arial' } as React.CSSProperties },
};
