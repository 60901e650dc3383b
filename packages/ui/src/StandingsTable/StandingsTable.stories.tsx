import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FormStreak, type FormResult } from '../FormStreak/FormStreak.tsx';
import { Paper } from '../internal/storyPaper.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { StandingsTable, type StandingsRow } from './StandingsTable.tsx';

type Line = [team: string, won: number, drawn: number, lost: number, games: string, difference: string, form: string, points: number];
const lines: Line[] = [
  ['DC De Gouden Pijl', 7, 1, 1, '56–34', '+22', 'WWWWW', 15],
  ['Sisal Boys Nieuwerlinde', 6, 0, 3, '52–38', '+14', 'WWLWL', 12],
  ['Krijtstreep Krijtdorp', 6, 0, 3, '51–39', '+12', 'LWWLL', 12],
  ['DC Café Dubbeltop', 5, 2, 2, '50–40', '+10', 'LWWLW', 12],
  ['De Visgraat Bullegem', 4, 3, 2, '52–38', '+14', 'WWDDW', 11],
  ['DC ’t Hoekske Dartsele', 4, 3, 2, '51–39', '+12', 'WLWDW', 11],
  ['Bulls & Barrels', 3, 4, 2, '50–40', '+10', 'WWWDL', 10],
  ['Den Drieling Sint-Tripelo', 2, 4, 3, '46–44', '+2', 'LLDDW', 8],
  ['Koninklijke Dartsclub Onder Den Toren', 2, 2, 5, '38–52', '−14', 'WLLDW', 6],
  ['Oche Vrienden Pijlrode', 0, 4, 5, '35–55', '−20', 'LLLDL', 4],
  ['Flightschool Bullegem', 1, 2, 6, '35–55', '−20', 'LLLDL', 4],
  ['DC Restwaard', 1, 1, 7, '24–66', '−42', 'LLLDL', 3],
];
const results: Record<string, FormResult> = { W: 'win', L: 'loss', D: 'draw' };
const formOf = (letters: string) => (
  <FormStreak
    label="Last five matches"
    words={{ win: { letter: 'W', word: 'Won' }, loss: { letter: 'L', word: 'Lost' }, draw: { letter: 'D', word: 'Drawn' } }}
    results={[...letters].map((letter) => results[letter]!)}
  />
);
const rows = lines.map(([team, won, drawn, lost, games, difference, form, points], i): StandingsRow => ({
  id: team,
  position: i + 1,
  team,
  href: `#${i + 1}`,
  figures: [9, won, drawn, lost, games, difference],
  form: formOf(form),
  points,
  ...(i < 2 && { zone: 'up' }),
  ...(i > 9 && { zone: 'down' }),
}));
const change = (team: string, more: Partial<StandingsRow>) => rows.map((row) => (row.team === team ? { ...row, ...more } : row));

const meta = {
  component: StandingsTable,
  args: {
    caption: 'First division',
    after: 'after matchday 9',
    columns: {
      position: 'Place',
      team: 'Team',
      figures: [
        { head: 'P', title: 'Played' },
        { head: 'W', title: 'Won', from: 'sm' },
        { head: 'D', title: 'Drawn', from: 'sm' },
        { head: 'L', title: 'Lost', from: 'sm' },
        { head: 'Games', from: 'md' },
        { head: 'Diff', title: 'Difference of games' },
      ],
      form: 'Form',
      points: 'Pts',
    },
    rows,
    zones: { up: 'Goes up or plays for the title', down: 'Goes down' },
    labels: {
      live: 'Live',
      note: (mark) => `note ${mark}`,
      explain: ({ team, position }) => `Why is ${team} in place ${String(position)}?`,
    },
  },
  decorators: [(Story) => <div className="max-w-[712px]">{Story()}</div>],
} satisfies Meta<typeof StandingsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwelveTeams: Story = {
  parameters: { state: '12 teams' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(12);
    await expect(canvas.getByRole('rowheader', { name: /DC De Gouden Pijl.*Goes up or plays for the title/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /DC Restwaard.*Goes down/ })).toBeVisible();
    // The letters of a long name are narrowed before it wraps.
    const height = (name: RegExp) => canvas.getByRole('rowheader', { name }).offsetHeight;
    if (innerWidth >= 768) await waitFor(() => expect(height(/^Koninklijke Dartsclub Onder Den Toren$/)).toBe(height(/^Krijtstreep/)));
  },
};
/** Enter on a position explains the order of teams with equal points. */
export const LevelOnPoints: Story = {
  parameters: { state: 'tie explained' },
  args: {
    rows: rows.map((row, i) =>
      i === 1
        ? { ...row, explanation: 'Level on 12 points with two others; most matches won (6) and the better difference of games.' }
        : i === 2
          ? { ...row, explanation: 'Level on points and matches won with Sisal Boys; difference of games +12 against +14.' }
          : row,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Why is Sisal Boys Nieuwerlinde in place 2?' });
    second.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Krijtstreep/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/most matches won/)).toBeVisible();
  },
};
/** The table includes matches in progress and marks them. */
export const MatchesInProgress: Story = {
  parameters: { state: 'live rows' },
  args: {
    after: 'matchday 10, as it stands',
    rows: change('DC De Gouden Pijl', { live: '4–3 at Oche Vrienden', points: 17 }).map((row) =>
      row.team === 'Oche Vrienden Pijlrode' ? { ...row, live: '3–4 v De Gouden Pijl' } : row,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Live')).toHaveLength(2);
    await expect(canvas.getByText('3–4 v De Gouden Pijl')).toBeVisible();
  },
};
/** The choice of a matchday is outside the table. The caption contains the matchday. */
export const EarlierMatchday: Story = {
  parameters: { state: 'after matchday N' },
  render: function WithMatchday(args) {
    const [day, setDay] = useState('9');
    return (
      <>
        <SegmentedControl
          label="Matchday"
          className="mb-4 max-w-xs"
          segments={['7', '8', '9'].map((value) => ({ value, label: value }))}
          value={day}
          onValueChange={setDay}
        />
        <StandingsTable
          {...args}
          after={`after matchday ${day}`}
          rows={args.rows.map((row) => ({ ...row, figures: [Number(day), ...row.figures.slice(1)] }))}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '7' }));
    await expect(canvas.getByRole('table', { name: 'First division after matchday 7' })).toBeVisible();
  },
};
/** On a narrow screen, some figures are hidden, but never names and points. */
export const OnThePhone: Story = {
  parameters: { state: 'phone columns' },
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  args: { rows: change('De Visgraat Bullegem', { you: true }) },
  play: async ({ canvas }) => {
    const wide = innerWidth >= 480;
    await expect(canvas.queryAllByRole('columnheader', { name: 'W' })).toHaveLength(wide ? 1 : 0);
    await expect(canvas.getByRole('columnheader', { name: 'Pts' })).toBeVisible();
    await expect(canvas.getByText('Koninklijke Dartsclub Onder Den Toren')).toBeVisible();
  },
};
/** A footnote explains why points were deducted. */
export const PointsDeducted: Story = {
  args: {
    rows: change('DC Restwaard', { points: 1, note: '1' }).map((row) => (row.team === 'Bulls & Barrels' ? { ...row, note: '2' } : row)),
    notes: [
      { mark: '1', text: 'Two points deducted: the sheet of matchday 6 came eleven days late.' },
      { mark: '2', text: 'Matchday 8 v DC Café Dubbeltop by decision of the board, 14–0.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /DC Restwaard note 1/ })).toBeVisible();
    await expect(canvas.getByText(/eleven days late/)).toBeVisible();
  },
};
/** Teams in a tie that no rule breaks are amber. A team that has left is struck, at the foot. */
export const TiedAndWithdrawn: Story = {
  args: {
    rows: [
      ...rows.slice(0, 11).map((row, i) => (i === 1 || i === 2 ? { ...row, position: '2–3', tied: true } : row)),
      { ...rows[11]!, position: '–', withdrawn: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('2–3')).toHaveLength(2);
    await expect(canvas.getByText('DC Restwaard').closest('.line-through')).toBeVisible();
  },
};
export const LongGermanNames: Story = {
  tags: ['picture'],
  args: {
    caption: 'Bezirksliga Süd',
    after: 'nach Spieltag 9',
    rows: rows.map((row, i) => (i % 3 === 1 ? { ...row, team: 'Dartsfreunde Oberpfeilingen-Scheibenhausen II' } : row)),
  },
};
/** In print, there is text instead of colours, and no column is hidden. */
export const Printed: Story = {
  parameters: { state: 'print', reflow: false },
  args: {
    rows: change('DC Restwaard', { points: 1, note: '1' }),
    notes: [{ mark: '1', text: 'Two points deducted: the sheet of matchday 6 came eleven days late.' }],
  },
  decorators: [(Story) => <Paper>{Story()}</Paper>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Goes down')[0]).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Form' })).toBeVisible();
  },
};
