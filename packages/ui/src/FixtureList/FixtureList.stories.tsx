import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FixtureList, type Fixture, type FixtureDate } from './FixtureList.tsx';

const at = (date: string, time: string, iso: string): FixtureDate => ({ date, time, iso: `${iso}T${time}` });
const friday = at('Fri 27/11', '20:00', '2026-11-27');
const saturday = at('Sat 28/11', '19:30', '2026-11-28');
const sunday = at('Sun 29/11', '15:00', '2026-11-29');
const next = (home: string, away: string, when: FixtureDate): Fixture => ({
  id: home,
  home,
  away,
  href: `#${home}`,
  state: { kind: 'next', when },
});

const matchday10: Fixture[] = [
  next('DC Restwaard', 'Koninklijke Dartsclub Onder Den Toren', friday),
  next('Flightschool Bullegem', 'Den Drieling Sint-Tripelo', friday),
  next('Oche Vrienden Pijlrode', 'DC De Gouden Pijl', friday),
  next('Sisal Boys Nieuwerlinde', 'DC ’t Hoekske Dartsele', saturday),
  next('Bulls & Barrels', 'DC Café Dubbeltop', saturday),
  { ...next('Krijtstreep Krijtdorp', 'De Visgraat Bullegem', sunday), you: true },
];
const one = (fixture: Partial<Fixture> & Pick<Fixture, 'state'>) => ({
  id: '10',
  title: 'Matchday 10',
  note: '27–29 November',
  fixtures: [{ id: 'a', home: 'DC Restwaard', away: 'Flightschool Bullegem', href: '#a', ...fixture }, ...matchday10.slice(2)],
});

const meta = {
  component: FixtureList,
  args: {
    matchdays: [{ id: '10', title: 'Matchday 10', note: '27–29 November', fixtures: matchday10 }],
    labels: { live: 'Live', postponed: 'Postponed', movedFrom: 'moved from', home: 'home', away: 'away' },
  },
  decorators: [(Story) => <div className="max-w-[33rem]">{Story()}</div>],
} satisfies Meta<typeof FixtureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextMatchday: Story = {
  parameters: { state: 'next' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: /home Krijtstreep Krijtdorp away De Visgraat Bullegem/ })).toBeVisible();
  },
};
export const Played: Story = {
  parameters: { state: 'played' },
  args: {
    matchdays: [
      {
        id: '9',
        title: 'Matchday 9',
        fixtures: [
          { ...matchday10[0]!, state: { kind: 'played', when: friday, score: [3, 11], winner: 1 } },
          { ...matchday10[1]!, state: { kind: 'played', when: friday, score: [7, 7], winner: null } },
          { ...matchday10[2]!, state: { kind: 'played', when: friday, score: [14, 0], winner: 0, note: 'Walkover' } },
          { ...matchday10[3]!, state: { kind: 'live', when: saturday, score: [4, 3] } },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/DC Restwaard3.*Onder Den Toren11/);
    await expect(canvas.getByText('Live')).toBeVisible();
  },
};
/** The old date is shown crossed out beside the new one. */
export const Moved: Story = {
  parameters: { state: 'moved' },
  args: { matchdays: [one({ state: { kind: 'moved', previous: friday, when: at('Tue 08/12', '20:00', '2026-12-08') } })] },
  play: async ({ canvas }) => {
    const moved = within(canvas.getAllByRole('listitem')[0]!);
    await expect(moved.getByText('Fri 27/11').closest('s')).toHaveTextContent('moved from Fri 27/11');
    await expect(moved.getByText('Tue 08/12').closest('time')).toHaveAttribute('datetime', '2026-12-08T20:00');
  },
};
/** There is no new date yet. */
export const Postponed: Story = {
  args: {
    matchdays: [
      one({ state: { kind: 'postponed', previous: friday, note: 'The hall is flooded. The teams agree on a day before 11 December.' } }),
    ],
  },
};
/** The date of a match that is not played is crossed out, and a word says why. */
export const Cancelled: Story = {
  parameters: { state: 'cancelled' },
  args: { matchdays: [one({ state: { kind: 'dropped', when: friday, note: 'Cancelled' } })] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Fri 27\/11.*Cancelled/);
    await expect(canvas.getAllByText('Fri 27/11')[0]!.closest('s')).toBeVisible();
  },
};
export const ByeWeek: Story = {
  parameters: { state: 'bye week' },
  args: { matchdays: [{ id: '10', title: 'Matchday 10', fixtures: matchday10.slice(0, 5), bye: 'De Visgraat Bullegem has a bye week.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('De Visgraat Bullegem has a bye week.')).toBeVisible();
  },
};
/** Long names wrap instead of being cut off. */
export const LongGermanNames: Story = {
  parameters: { state: 'long team names' },
  args: {
    matchdays: [
      {
        id: '3',
        title: 'Spieltag 3',
        fixtures: [
          {
            ...matchday10[0]!,
            home: 'Dartsfreunde Oberpfeilingen-Scheibenhausen von 1987 II',
            away: 'Spielgemeinschaft Doppelquartier Unterbullen-Triplingen',
            location: 'Vereinsheim der Dartsfreunde, Oberpfeilingen-Scheibenhausen',
            state: { kind: 'played', when: at('Fr. 27.11.', '20:00', '2026-11-27'), score: [10, 12], winner: 1 },
          },
        ],
      },
    ],
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const name = canvas.getByText(/Dartsfreunde Oberpfeilingen-Scheibenhausen von/);
    await waitFor(() => expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth));
    await expect(name.getBoundingClientRect().height).toBeGreaterThan(30);
  },
};
export const WithCalendar: Story = {
  parameters: { state: 'iCal link' },
  args: { calendar: { href: 'webcal://krijtland.example/visgraat.ics', label: 'Calendar of De Visgraat (iCal)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Calendar of De Visgraat (iCal)' })).toHaveAttribute(
      'href',
      expect.stringContaining('.ics'),
    );
  },
};
