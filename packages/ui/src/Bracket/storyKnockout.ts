import { foldOrder } from '@oche/darts/draw/seeding';
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

/** Start time of a round: the final at 22:15, each round before it 25 minutes earlier. */
const startOf = (toFinal: number) => {
  const minutes = 22 * 60 + 15 - 25 * toFinal;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

/** "Quarter-final 2 of 4" */
const titleOf = (toFinal: number, index: number) => {
  if (toFinal === 0) return 'Final';
  return `${singular[toFinal] ?? `${titles[toFinal]}, game`} ${index + 1} of ${2 ** toFinal}`;
};

type Options = {
  /** If fewer than the size, the rest are byes in the first round. */
  entries?: number;
  /** Finished rounds; the first games of the next round are live. */
  played?: number;
  /** Number of live games. */
  live?: number;
  follow?: string;
  nameOf?: (index: number) => string;
};

/** Takes the names above first; later players combine the first name of one with the last name of another. */
const playerAt = (i: number) => {
  const [first] = players[i % players.length]!.split(' ');
  const [, ...last] = players[(i + Math.floor(i / players.length)) % players.length]!.split(' ');
  return [first, ...last].join(' ');
};

const sideText = ({ name, score }: BracketSide) => (score === undefined ? name : `${name} ${String(score)}`);
const stateText = (state: BracketGame['state'], sides: readonly BracketSide[], tag: string | undefined) => {
  const winner = sides.find((side) => side.winner)?.name ?? '';
  if (state === 'live') return `live on ${tag?.toLowerCase()}`;
  if (state === 'bye') return `${winner} has a bye`;
  if (state === 'walkover') return `${winner} won by walkover`;
  return state === 'played' ? `${winner} won` : `about ${tag}`;
};

/** One game with its label for screen readers. */
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
  label: `${title}: ${sideText(sides[0])}, ${sideText(sides[1])}, ${stateText(state, sides, tag)}`,
  ...(tag !== undefined && { tag }),
  ...(state !== 'bye' && { href: `#${key}` }),
});

/** A knockout of `size` places with generated players; the same input gives the same output. */
export const storyKnockout = (
  size: number,
  { entries = size, played = 1, live = 2, follow = '', nameOf = playerAt }: Options = {},
): BracketRound[] => {
  const rounds = Math.log2(size);
  // Null is a bye, undefined is a side to be decided.
  let sides: (string | null | undefined)[] = foldOrder(size).map((place) => (place > entries ? null : nameOf(place - 1)));
  // A quarter of the players is seeded.
  const seeds = new Map(Array.from({ length: size / 4 }, (_, i) => [nameOf(i), i + 1] as const));
  return Array.from({ length: rounds }, (_, r) => {
    const toFinal = rounds - 1 - r;
    const next: typeof sides = [];
    const winnerOf = (g: number, [a, b]: readonly (string | null | undefined)[]) => {
      if (b === null) return 0;
      const isUpset = (g * 5 + r) % 3 === 2 && a !== follow;
      return isUpset || (b === follow && follow !== '') ? 1 : 0;
    };
    const games = Array.from({ length: sides.length / 2 }, (_, g): BracketGame => {
      const names = [sides[g * 2], sides[g * 2 + 1]] as const;
      const isBye = names[1] === null;
      const isOver = r < played || isBye;
      const isLive = r === played && !isBye && g < live;
      const winner = winnerOf(g, names);
      next.push(isOver ? names[winner] : undefined);
      const side = (i: 0 | 1): BracketSide => {
        const name = names[i];
        if (name === null) return { kind: 'bye', name: 'Bye' };
        if (name === undefined) {
          const feeder = g * 2 + i;
          return {
            kind: 'tbd',
            name: `Winner of ${titleOf(toFinal + 1, feeder)
              .replace(/ of \d+$/, '')
              .toLowerCase()}`,
          };
        }
        return {
          kind: 'entry',
          name,
          ...(!isBye && isOver && { score: i === winner ? 3 : (g * 7 + r) % 3 }),
          ...(isLive && { score: i === 0 ? 2 : g % 3 }),
          ...(isOver && i === winner && { winner: true }),
          ...(seeds.has(name) && { seed: seeds.get(name) }),
          ...(name === follow && { followed: true }),
        };
      };
      const tag = isLive ? `Board ${g + 1}` : isOver ? undefined : startOf(toFinal);
      return storyGame(
        `w${r + 1}-${g + 1}`,
        titleOf(toFinal, g),
        [side(0), side(1)],
        isBye ? 'bye' : isOver ? 'played' : isLive ? 'live' : 'waiting',
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

/** The lower bracket and the finals of a double elimination of eight, half played. The losers of the first round of `upper` start in it. */
export const storyLower = (upper: readonly BracketRound[]): { rounds: BracketRound[]; finals: BracketRound[] } => {
  const round = (key: string, title: string, games: BracketGame[]): BracketRound => ({ key, title, note: 'best of 3', games });
  const entry = (name: string, score?: number, winner = false): BracketSide => ({
    kind: 'entry',
    name,
    ...(score !== undefined && { score }),
    winner,
  });
  const [a, b, c, d] = upper[0]!.games.map(({ sides }) => sides.find(({ winner }) => !winner)!.name) as [string, string, string, string];
  return {
    rounds: [
      round('l1', 'Lower round 1', [
        storyGame('l1-1', 'Lower round 1, game 1 of 2', [entry(a, 1), entry(b, 2, true)], 'played'),
        storyGame('l1-2', 'Lower round 1, game 2 of 2', [entry(c, 1), entry(d, 0)], 'live', 'Board 3'),
      ]),
      round('l2', 'Lower round 2', [
        storyGame('l2-1', 'Lower round 2, game 1 of 2', [tbd('Loser of upper semi-final 2'), entry(b)], 'waiting', '22:15'),
        storyGame(
          'l2-2',
          'Lower round 2, game 2 of 2',
          [tbd('Loser of upper semi-final 1'), tbd('Winner of lower 1, game 2')],
          'waiting',
          '22:20',
        ),
      ]),
      round('l3', 'Lower round 3', [
        storyGame('l3-1', 'Lower round 3', [tbd('Winner of lower 2, game 1'), tbd('Winner of lower 2, game 2')], 'waiting', '22:35'),
      ]),
      round('l4', 'Lower final', [
        storyGame('l4-1', 'Lower final', [tbd('Loser of the upper final'), tbd('Winner of lower round 3')], 'waiting', '22:50'),
      ]),
    ],
    finals: [
      round('f1', 'Grand final', [
        storyGame('f1-1', 'Grand final', [tbd('Winner of the upper final'), tbd('Winner of the lower final')], 'waiting', '23:10'),
      ]),
      round('f2', 'If needed', [
        storyGame('f2-1', 'Second grand final', [tbd('Winner of the upper final'), tbd('Winner of the lower final')], 'waiting', '23:35'),
      ]),
    ],
  };
};
export const upperTitles = ['Upper round 1', 'Upper semi-finals', 'Upper final'];
