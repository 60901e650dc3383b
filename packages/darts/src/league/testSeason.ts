import type { SeasonGame, SeasonLeg, SeasonMatch } from './seasonMatch.ts';

/** For tests: five Fridays, the days of matchdays 1 to 5. */
export const fridays = ['2026-10-02', '2026-10-09', '2026-10-16', '2026-10-23', '2026-10-30'];

/** For tests: a confirmed match as `1 A-B 6-4 22-17`: matchday, teams, game points and legs. Its id is `AB`. */
export function match(text: string, more: Partial<SeasonMatch> = {}): SeasonMatch {
  const [, matchday, home, away, ...figures] = /^(\d) (\w)-(\w) (\d+)-(\d+) (\d+)-(\d+)$/.exec(text) as unknown as [
    string,
    string,
    string,
    string,
    ...string[],
  ];
  const [a, b, legsA, legsB] = figures.map(Number) as [number, number, number, number];
  return {
    ...{ id: home + away, group: 'g1', home, away, matchday: Number(matchday), day: fridays[Number(matchday) - 1] as string },
    ...{ status: 'confirmed', points: [a, b], legs: [legsA, legsB], leader: a > b ? 0 : a < b ? 1 : null },
    ...{ isFinal: (more.status ?? 'confirmed') === 'confirmed', isAnnulled: false },
    ...more,
  };
}

/** For tests: a match that is not played yet. */
export const planned = (text: string, more: Partial<SeasonMatch> = {}): SeasonMatch =>
  match(`${text} 0-0 0-0`, { status: 'planned', ...more });

/** For tests: a game as `Ann-Bo 3-1` or `Ann+Cas-Bo+Dee 1-3`, of the size of its home side. */
export function game(text: string, of: SeasonMatch, more: Partial<SeasonGame> = {}): SeasonGame {
  const [, home = '', away = '', a, b] = /^([\w+]*)-([\w+]*) (\d)-(\d)$/.exec(text) as RegExpExecArray;
  const players = [home, away].map((side) => side.split('+').filter(Boolean)) as [string[], string[]];
  const legs = [Number(a), Number(b)] as const;
  const winner = legs[0] > legs[1] ? 0 : legs[0] < legs[1] ? 1 : null;
  const size = Math.max(1, players[0].length) as 1 | 2 | 3 | 4;
  return { id: `${of.id}: ${text}`, match: of, size, start: 501, kind: 'played', players, legs, winner, ...more };
}

/** For tests: a lost leg of a player in 30 darts, unless `more` says otherwise. */
export function leg(player: string, of: SeasonGame, more: Partial<SeasonLeg> = {}): SeasonLeg {
  return {
    ...{ leg: 1, side: of.players[0].includes(player) ? 0 : 1, player, visits: 10, darts: 30, points: 450 },
    ...{ scores180: 0, scores171: 0, strict171: 0, unknown171: 0, won: false, how: 'checkout', checkout: null },
    ...{ game: of, match: of.match },
    ...more,
  };
}

/** For tests: a leg that the player won with a checkout. */
export const wonLeg = (player: string, of: SeasonGame, darts: number, checkout = 40, more: Partial<SeasonLeg> = {}): SeasonLeg =>
  leg(player, of, { darts, visits: Math.ceil(darts / 3), points: 501, won: true, checkout, ...more });
