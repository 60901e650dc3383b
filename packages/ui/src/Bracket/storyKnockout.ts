import type { BracketGame, BracketRound, BracketSide } from './Bracket.tsx';

const players = [
  ...['Lotte Bullens', 'Dries Shaftmans', 'Rik Draadmans', 'Milan Zeventiger', 'Marie-Claire Delafléchette', 'Ana Linhadoro'],
  ...['Omar Bensisal', 'Stef Krijtbord', 'Wout Dubbeltop', 'Timo Bullwurf', 'Jürgen Zwölfender', 'Tibor Háromnyíl'],
  ...['Karl-Heinz Scheibenbauer-Doppelmann', 'Joke Negendarter', 'Fleur Ratrapage', 'Gijs Gatenkaas', 'Saskia Ringers', 'Bo Balkenbrij'],
  ...['Finn Flugbahn', 'Ruben Restpunt', 'Nele Kurkdroger', 'Inge Inloop', 'Sander Trebels', 'Mats Mikpunt', 'Bart Twintigers'],
  ...['Louis Lastdart', 'Hanne Schrijvers-Bord', 'Pim Pechpijl', 'Luc Magneet', 'Vera Voetfout', 'Zita Zijwind', 'Roos Wissel'],
];
const titles = ['Final', 'Semi-finals', 'Quarter-finals', 'Last 16', 'Last 32', 'Last 64', 'Last 128', 'Last 256', 'Last 512', 'Last 1024'];
const singular = ['Final', 'Semi-final', 'Quarter-final'];

/** "Quarter-final 2 of 4" */
const called = (toFinal: number, index: number) => {
  if (toFinal === 0) return 'Final';
  return `${singular[toFinal] ?? `${titles[toFinal]}, game`} ${index + 1} of ${2 ** toFinal}`;
};

type Options = {
  /** fewer than places: the rest are byes in the first round */
  entries?: number;
  /** rounds that are over; the first games of the next are on */
  played?: number;
  /** games that are on */
  live?: number;
  follow?: string;
  nameOf?: (index: number) => string;
};

const numbered = (i: number) => (i < players.length ? players[i]! : `${players[i % players.length]} ${Math.floor(i / players.length) + 1}`);

const spoken = ({ name, score }: BracketSide) => (score === undefined ? name : `${name} ${String(score)}`);
const stateText = (state: BracketGame['state'], sides: readonly BracketSide[], tag: string | undefined) => {
  const winner = sides.find((side) => side.winner)?.name ?? '';
  if (state === 'live') return `live on ${tag?.toLowerCase()}`;
  if (state === 'bye') return `${winner} has a bye`;
  if (state === 'walkover') return `${winner} won by walkover`;
  return state === 'played' ? `${winner} won` : `about ${tag}`;
};

/** One game, with the sentence that a screen reader says. */
export const storyGame = (
  key: string,
  title: string,
  sides: readonly [BracketSide, BracketSide],
  state: BracketGame['state'],
  tag?: string,
): BracketGame => ({
  key,
  sides,
  state,
  label: `${title}: ${spoken(sides[0])}, ${spoken(sides[1])}, ${stateText(state, sides, tag)}`,
  ...(tag !== undefined && { tag }),
  ...(state !== 'bye' && { href: `#${key}` }),
});

/** A knockout of so many places, played by nobody in particular: the same each time. */
export const storyKnockout = (
  size: number,
  { entries = size, played = 1, live = 2, follow = '', nameOf = numbered }: Options = {},
): BracketRound[] => {
  const rounds = Math.log2(size);
  // Byes lie at even distances, against the first of their game.
  const byes = size - entries;
  const isBye = (game: number) => Math.floor(((game + 1) * byes) / (size / 2)) > Math.floor((game * byes) / (size / 2));
  let sides: (string | null)[] = Array.from({ length: size }, (_, i) => (i % 2 === 1 && isBye((i - 1) / 2) ? null : nameOf(i)));
  const seeds = new Map(sides.flatMap((name, i) => (i % 4 === 0 && name !== null ? [[name, i / 4 + 1] as const] : [])));
  return Array.from({ length: rounds }, (_, r) => {
    const toFinal = rounds - 1 - r;
    const next: (string | null)[] = [];
    const games = Array.from({ length: sides.length / 2 }, (_, g): BracketGame => {
      const names = [sides[g * 2] ?? null, sides[g * 2 + 1] ?? null] as const;
      const isFree = r === 0 && names[1] === null;
      const isOver = r < played || isFree;
      const isOn = r === played && g < live;
      const winner = (g * 5 + r) % 3 === 2 && !isFree && names[0] !== follow ? 1 : names[1] === follow && follow !== '' ? 1 : 0;
      next.push(names[winner]);
      const side = (i: 0 | 1): BracketSide => {
        const name = names[i];
        if (name === null && isFree) return { kind: 'bye', name: 'Bye' };
        if (r > played) {
          const feeder = g * 2 + i;
          return {
            kind: 'tbd',
            name: `Winner of ${called(toFinal + 1, feeder)
              .replace(/ of \d+$/, '')
              .toLowerCase()}`,
          };
        }
        return {
          kind: 'entry',
          name: name ?? '',
          ...(!isFree && isOver && { score: i === winner ? 3 : (g * 7 + r) % 3 }),
          ...(isOn && { score: i === 0 ? 2 : g % 3 }),
          ...(isOver && i === winner && { winner: true }),
          ...(name !== null && seeds.has(name) && { seed: seeds.get(name) }),
          ...(name === follow && { followed: true }),
        };
      };
      const tag = isOn ? `Board ${g + 1}` : isOver ? undefined : `21:${String(15 + 5 * (r % 8)).padStart(2, '0')}`;
      return storyGame(
        `w${r + 1}-${g + 1}`,
        called(toFinal, g),
        [side(0), side(1)],
        isFree ? 'bye' : isOver ? 'played' : isOn ? 'live' : 'waiting',
        tag,
      );
    });
    sides = next;
    return { key: `w${r + 1}`, title: titles[toFinal], note: r < played ? 'best of 5, played' : 'best of 5', games };
  });
};

const tbd = (name: string): BracketSide => ({ kind: 'tbd', name });

export const storyThirdPlace = {
  title: 'Third place',
  game: storyGame('third', 'Third place', [tbd('Loser of semi-final 1'), tbd('Loser of semi-final 2')], 'waiting', '22:15, board 1'),
};

/** Eight in a double elimination, in the middle of the evening. */
export const storyLower = (): { rounds: BracketRound[]; finals: BracketRound[] } => {
  const round = (key: string, title: string, games: BracketGame[]): BracketRound => ({ key, title, note: 'best of 3', games });
  const entry = (name: string, score?: number, winner = false): BracketSide => ({
    kind: 'entry',
    name,
    ...(score !== undefined && { score }),
    winner,
  });
  return {
    rounds: [
      round('l1', 'Lower round 1', [
        storyGame('l1-1', 'Lower round 1, game 1 of 2', [entry('Dries Shaftmans', 1), entry('Milan Zeventiger', 2, true)], 'played'),
        storyGame(
          'l1-2',
          'Lower round 1, game 2 of 2',
          [entry('Marie-Claire Delafléchette', 1), entry('Stef Krijtbord', 0)],
          'live',
          'Board 3',
        ),
      ]),
      round('l2', 'Lower round 2', [
        storyGame(
          'l2-1',
          'Lower round 2, game 1 of 2',
          [tbd('Loser of upper semi-final 2'), entry('Milan Zeventiger')],
          'waiting',
          '21:20',
        ),
        storyGame(
          'l2-2',
          'Lower round 2, game 2 of 2',
          [tbd('Loser of upper semi-final 1'), tbd('Delafléchette or Krijtbord')],
          'waiting',
          '21:25',
        ),
      ]),
      round('l3', 'Lower round 3', [
        storyGame('l3-1', 'Lower round 3', [tbd('Winner of lower 2, game 1'), tbd('Winner of lower 2, game 2')], 'waiting', '21:50'),
      ]),
      round('l4', 'Lower final', [
        storyGame('l4-1', 'Lower final', [tbd('Loser of the upper final'), tbd('Winner of lower round 3')], 'waiting', '22:15'),
      ]),
    ],
    finals: [
      round('f1', 'Grand final', [
        storyGame('f1-1', 'Grand final', [tbd('Winner of the upper final'), tbd('Winner of the lower final')], 'waiting', '22:40'),
      ]),
      round('f2', 'If needed', [
        storyGame('f2-1', 'Second grand final', [tbd('Winner of the upper final'), tbd('Winner of the lower final')], 'waiting', '23:10'),
      ]),
    ],
  };
};
export const upperTitles = ['Upper round 1', 'Upper semi-finals', 'Upper final'];
