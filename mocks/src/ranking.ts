import type { RankingLaboratory, RankingScheme, RankingTournament } from '@oche/api/contract/ranking';
import { createRandom } from '@oche/darts/draw/random';
import type { PlacePoints, PlayerFacts } from '@oche/darts/standings/rankingScheme';
import { slugOf } from './builders.ts';
import { createIds } from './ids.ts';
import type { World } from './world.ts';

const place = (from: number, points: number, to = from): PlacePoints => ({ from, to, points });

/** Points for both knockouts, for taking part and for each 180. The best six results count, and the first eight players reach the play-offs. */
export const mockedScheme: RankingScheme = {
  points: {
    guests: 'excluded',
    tables: [
      {
        fromEntries: 0,
        attendance: 1,
        knockoutPlaces: {
          winners: [place(1, 24), place(2, 18), place(3, 13, 4), place(5, 9, 8), place(9, 6, 16)],
          losers: [place(1, 8), place(2, 6)],
        },
        bonuses: [{ kind: 'visit', from: 180, to: 180, points: 1 }],
      },
    ],
  },
  counting: { score: 'sum', best: 6, tieBreakers: ['points', 'best-results'], bands: [{ name: 'Play-offs', from: 1, to: 8 }] },
};

/** The evenings so far, and the players by their places, with a letter for each. Others were absent. M and N have the same results. */
const evenings = [
  ['2026-09-12', 'BACEDFGHJIKLMN'],
  ['2026-09-26', 'ADBEFHJGCKLIMN'],
  ['2026-10-10', 'BCAEFDGHIKLMN'],
  ['2026-10-24', 'ABFECHDGIJKMN'],
  ['2026-11-07', 'CEDFBAHLIGJKMN'],
  ['2026-11-13', 'DACFEGHIJKMN'],
  ['2026-11-20', 'BEAFGHIKCJMN'],
  ['2026-11-26', 'CAGBEDJHIKLMN'],
] as const;
const letters = 'ABCDEFGHIJKLMN';

/** The places in the winners' knockout of eight, or in the losers' knockout of the others. Without a third-place game, players share places. */
const knockoutPlace = (at: number): NonNullable<PlayerFacts['knockout']> => {
  const [bracket, own] = at <= 8 ? (['winners', at] as const) : (['losers', at - 8] as const);
  if (own <= 2) return { bracket, from: own, to: own };
  return own <= 4 ? { bracket, from: 3, to: 4 } : { bracket, from: 5, to: 8 };
};

const factsOf = (player: string, at: number, random: () => number): PlayerFacts => {
  const gamesWon = at <= 8 ? 5 - Math.ceil(Math.log2(at)) : 1;
  return {
    player,
    groupPlace: Math.ceil(at / 4),
    knockout: knockoutPlace(at),
    ...{ gamesWon, legsWon: gamesWon * 3 + 1, legsLost: 6 - gamesWon },
    visits: at <= 8 ? Array.from({ length: Math.floor(random() * 3) }, () => 180) : [140],
    finishes: [40 + at],
    legs: [{ darts: 17 + at, start: 501 }],
  };
};

/** A mocked season: the input of `ranking`, with names, and the tournaments of the ranking in the order of their dates. */
export type MockedSeason = { laboratory: RankingLaboratory; tournaments: RankingTournament[] };

const evening = ([on, order]: (typeof evenings)[number], number: number, players: World['players'], newId: () => string) => {
  const random = createRandom(number);
  const present = [...order].flatMap((letter) => players[letters.indexOf(letter)] ?? []);
  const common = { id: newId(), name: `Krijtdorp Friday Open ${number}`, entries: present.length };
  return {
    facts: { ...common, on: `${on}T20:00`, players: present.map(({ id }, at) => factsOf(id, at + 1, random)), version: 3 },
    tournament: {
      ...common,
      ...{ slug: slugOf(common.name), status: 'finished' as const, startsAt: `${on}T20:00`, category: null },
      ...{ winner: present[0]?.name ?? null, counts: true },
    },
  };
};

/**
 * A season of eight evenings with 14 players: dropped results, movement, a reward, a penalty, and two players who stay level. The tournament of the
 * world follows, and others that players can sign up for. Without players there are no evenings.
 */
export const mockedSeason = ({ players: known, tournament, tournaments }: World): MockedSeason => {
  const newId = createIds(531);
  const freshId = () => newId(Date.parse('2026-09-01T00:00Z'));
  const players = known.slice(0, letters.length);
  const played = players.length === 0 ? [] : evenings.map((each, index) => evening(each, index + 4, players, freshId));
  const later = tournaments.filter(({ status }) => status === 'registration' || status === 'running' || status === 'check-in');
  const [, , third, , fifth] = players;
  return {
    laboratory: {
      ...{ id: freshId(), name: `${tournament.organisation.name} Order of Merit`, scheme: mockedScheme, version: 3, asOf: '2026-11-27' },
      schemes: [{ version: 3, points: mockedScheme.points }],
      tournaments: played.map(({ facts }) => facts),
      adjustments: [
        ...(third ? [{ player: third.id, points: 5, reason: 'Wrote the sheets of three evenings', on: '2026-10-24' }] : []),
        ...(fifth ? [{ player: fifth.id, points: -5, reason: 'Did not come and did not call', on: '2026-11-20' }] : []),
      ],
      players: players.map(({ id, name }) => ({ id, name })),
    },
    tournaments: [
      ...played.map((each) => each.tournament),
      ...later
        .map(({ id, slug, name, status, startsAt, entries }) => ({
          ...{ id, slug, name, status, startsAt, entries, category: null, winner: null, counts: false },
        }))
        .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    ],
  };
};
