import type { Block, GameRow, MatchStructure } from './structure.ts';

const single: GameRow = { size: 1, format: 's' };
const pair: GameRow = { size: 2, format: 's' };
const straight501 = (bestOf: number) => ({ start: 501, legs: { bestOf } });

/**
 * Darts Competitie Middenkust (BE): 4 singles, 2 pairs, 4 singles; home chooses 1 or 2 boards. Assumed: the kinds of lineups, and that home
 * throws first in game 1 and then both sides alternate.
 * Source: https://kw.be/sport/andere-sporten/tweede-seizoen-darts-competitie-middenkust-van-start-met-dertig-ploegen-populariteit-neemt-nog-altijd-toe/
 */
export const middenkust: MatchStructure = {
  v: 1,
  sheet: { least: 3, full: 4, most: 8 },
  throwsFirst: { first: 'home', then: 'alternate' },
  formats: { s: straight501(5), p: { start: 701, legs: { bestOf: 5 } } },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ ...single, n: 4 }] },
    { id: 'b', lineup: 'blind-block', games: [{ n: 2, size: 2, format: 'p' }] },
    { id: 'c', lineup: 'blind-block', games: [{ ...single, n: 4 }] },
  ],
};

const derbyBlock = (id: string, singles: number): Block => ({
  id,
  lineup: 'blind-block',
  most: 2,
  games: [{ ...single, n: singles }, pair],
});

/**
 * Derby Darts Liga (BE): three times 3 singles and a pair, then a captain's choice of a single and a pair. The sheet is completed in four steps;
 * a team of two players loses 14–0; teams wait 20 minutes. Assumed: best of 3, and who throws first.
 * Source: http://users.skynet.be/fa231505/darts-ddl/Reglementen.html
 */
export const derbyDartsLiga: MatchStructure = {
  v: 1,
  sheet: { least: 3, full: 4, most: 10 },
  throwsFirst: { first: 'home', then: 'alternate' },
  late: { wait: 20, then: 'walkover' },
  formats: { s: straight501(3) },
  blocks: [derbyBlock('a', 3), derbyBlock('b', 3), derbyBlock('c', 3), derbyBlock('d', 1)],
};

/**
 * DBBR second division (NL): 4 singles, 4 pairs, a team game. Away throws first in all odd games; missing players throw 0. Assumed: one leg
 * of 1001. Sources: https://dbbr.nl/14-competitiewedstrijd/ (article 14), https://dbbr.nl/12-afwezigheid/ (article 12)
 */
export const dbbrSecondDivision: MatchStructure = {
  v: 1,
  sheet: { least: 3, full: 4, most: 8 },
  throwsFirst: { first: 'away', then: 'alternate' },
  short: { '2': 'turn-lost', team: 'turn-lost' },
  formats: { s: straight501(5), t: { start: 1001, legs: { bestOf: 1 } } },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ ...single, n: 4 }] },
    { id: 'b', lineup: 'blind-block', most: 2, games: [{ ...pair, n: 4 }] },
    { id: 'c', lineup: 'free', games: [{ size: 'team', format: 't' }] },
  ],
};

/**
 * HDO first division (NL): 4 singles, 4 pairs of Tactics, a team game; away throws first in all odd games. Assumed: the sheet.
 * Source: https://www.hdo.nl/diversen/wedstrijdreglement/ (articles 4 and 5)
 */
export const hdoFirstDivision: MatchStructure = {
  v: 1,
  sheet: { least: 3, full: 4, most: 12 },
  throwsFirst: { first: 'away', then: 'alternate' },
  formats: { s: straight501(5), k: { other: 'Tactics', legs: { bestOf: 3 } }, t: { start: 1001, legs: { bestOf: 1 } } },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ ...single, n: 4 }] },
    { id: 'b', lineup: 'blind-block', most: 2, games: [{ n: 4, size: 2, format: 'k' }] },
    { id: 'c', lineup: 'free', games: [{ size: 'team', format: 't' }] },
  ],
};

/**
 * HDCF (NL): 4 singles, 4 pairs, at most two per player, and a single as the captain's choice. Away throws first in all odd games.
 * Source: http://hdcf.nl/index.php/homepage/reglementen-horeca-dartscompetitie-flevoland
 */
export const hdcf: MatchStructure = {
  v: 1,
  sheet: { least: 3, full: 4, most: 8 },
  throwsFirst: { first: 'away', then: 'alternate' },
  formats: { s: straight501(5) },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ ...single, n: 4 }] },
    { id: 'b', lineup: 'blind-block', most: 2, games: [{ ...pair, n: 4 }] },
    { id: 'c', lineup: 'blind-game', games: [single] },
  ],
};

/**
 * Village Darts (UK): 3 pairs, 6 singles, a game of three against three; away throws first in all odd games. Substitutes are allowed at any time.
 * A match can be drawn. Assumed: the most players on the sheet. Source: https://www.villagedarts.co.uk/rules/
 */
export const villageDarts: MatchStructure = {
  v: 1,
  sheet: { least: 6, full: 6, most: 12 },
  throwsFirst: { first: 'away', then: 'alternate' },
  formats: { s: straight501(3), t: { start: 801, legs: { bestOf: 1 } } },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ ...pair, n: 3 }] },
    { id: 'b', lineup: 'blind-match', games: [{ ...single, n: 6 }] },
    { id: 'c', lineup: 'blind-block', games: [{ size: 3, format: 't' }] },
  ],
};

/** Four seats in which every player meets every opponent: eight singles before the break, eight after it. */
const firstHalf: [number, number][] = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [1, 2],
  [2, 1],
  [3, 4],
  [4, 3],
];
const secondHalf: [number, number][] = [
  [1, 3],
  [2, 4],
  [3, 1],
  [4, 2],
  [1, 4],
  [2, 3],
  [3, 2],
  [4, 1],
];
const seated = (id: string, at: [number, number][]): Block => ({ id, lineup: 'positions', most: 2, games: [{ ...single, at }] });

/**
 * Rhein-Hunsrück-Liga and lower Bavarian leagues (DE): four seats in which every player meets every opponent, and a pair after
 * each half. 9–9 is drawn.
 * A player who is replaced in a seat may still play in a pair. Assumed: home throws first in game 1.
 * Sources: https://rhl-dart.de/index.php/spielmodus-liga, https://darts-vagen.de/wie-laeuft-eigentlich-so-ein-ligaspiel-ab/ (order)
 */
export const rheinHunsrueck: MatchStructure = {
  v: 1,
  sheet: { least: 3, full: 4, most: 9 },
  seats: 4,
  throwsFirst: { first: 'home', then: 'alternate' },
  subs: { most: 5, return: 'other-size', legs: false },
  formats: { s: straight501(5) },
  blocks: [
    seated('a', firstHalf),
    { id: 'b', lineup: 'blind-block', games: [pair] },
    seated('c', secondHalf),
    { id: 'd', lineup: 'blind-block', games: [pair] },
  ],
};

/**
 * Bezirksliga with a shoot-out (DE): 2 pairs, 8 singles, 2 other pairs, 8 singles, and at 10–10 a team game. Home throws first in all games, with
 * a bull-up before a third leg. There are two boards, and a replaced player does not come back. Source: http://dc-stones.de/modi.htm
 */
export const bezirksligaShootOut: MatchStructure = {
  v: 1,
  sheet: { least: 4, full: 4, most: 6 },
  seats: 4,
  throwsFirst: { first: 'home', then: 'same' },
  pairsOnce: true,
  boards: [2, 2],
  subs: { most: 2, return: 'no', legs: false },
  formats: { s: { ...straight501(3), reBull: true }, t: straight501(1) },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ ...pair, n: 2 }] },
    seated('b', firstHalf),
    { id: 'c', lineup: 'blind-match', games: [{ ...pair, n: 2 }] },
    seated('d', secondHalf),
    { id: 'e', lineup: 'free', onlyIf: 'level', games: [{ size: 'team', format: 't' }] },
  ],
};

/**
 * Moraira (ES): 6 singles on a sheet that is folded between the captains, then 3 pairs on another; one league point for each leg, a bull-up
 * before each game. Its winner starts the third leg too, which is the usual alternation. Assumed: the most players on the sheet.
 * Source: https://morairadarts.es/rules/
 */
export const moraira: MatchStructure = {
  v: 1,
  sheet: { least: 6, full: 6, most: 12 },
  throwsFirst: { first: 'bull-up', then: 'bull-up' },
  score: 'legs',
  formats: { s: straight501(3) },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ ...single, n: 6 }] },
    { id: 'b', lineup: 'blind-block', games: [{ ...pair, n: 3 }] },
  ],
};

/**
 * Three Counties (UK): 3 pairs with double in, 6 singles, in an order that is drawn. Five players lose one single, and one of their pairs
 * plays alone. Assumed: the bull-ups, the most players on the sheet. Source: http://threecountiesdarts.co.uk/rules.html
 */
export const threeCounties: MatchStructure = {
  v: 1,
  sheet: { least: 5, full: 6, most: 12 },
  throwsFirst: { first: 'bull-up', then: 'bull-up' },
  short: { '2': 'fewer' },
  formats: { s: straight501(3), p: { ...straight501(3), in: 'double' } },
  blocks: [
    { id: 'a', lineup: 'drawn', games: [{ n: 3, size: 2, format: 'p' }] },
    { id: 'b', lineup: 'drawn', games: [{ ...single, n: 6 }] },
  ],
};

/**
 * Newmarket (IE): 3 singles, 2 pairs, a break, 3 singles, a pair; each player plays at most one single and one pair. Away throws first in the first
 * single. After waiting, one more game is lost every 10 minutes. Games whose players are missing are passed over. Assumed: the sheet, that
 * both sides alternate, the kinds of lineups, the wait (the source gives none, so a game is lost at the deadline).
 * Source: http://newmarketdarts.com/2017-2018/rules
 */
export const newmarket: MatchStructure = {
  v: 1,
  sheet: { least: 4, full: 6, most: 10 },
  throwsFirst: { first: 'away', then: 'alternate' },
  order: 'block',
  late: { wait: 0, then: 'forfeit-game', every: 10 },
  limits: [
    { blocks: ['a', 'c'], most: 1 },
    { blocks: ['b', 'd'], most: 1 },
  ],
  formats: { s: straight501(3) },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ ...single, n: 3 }] },
    { id: 'b', lineup: 'blind-match', games: [{ ...pair, n: 2 }] },
    { id: 'c', lineup: 'blind-match', games: [{ ...single, n: 3 }] },
    { id: 'd', lineup: 'blind-match', games: [pair] },
  ],
};

/**
 * Waalwijkse Darts Competitie (NL): the captains name the singles independently of each other, and form pairs of these players after the
 * singles, by the letters a to d. Assumed: 4 singles, 4 pairs, two pairs per player, best of 5, who throws first, the sheet.
 * Source: https://www.wdc-online.nl/wdc/reglement.asp (article 3)
 */
export const waalwijk: MatchStructure = {
  v: 1,
  sheet: { least: 3, full: 4, most: 8 },
  throwsFirst: { first: 'home', then: 'alternate' },
  formats: { s: straight501(5) },
  blocks: [
    { id: 'a', lineup: 'blind-match', games: [{ ...single, n: 4 }] },
    { id: 'b', lineup: 'blind-block', most: 2, from: ['a'], games: [{ ...pair, n: 4 }] },
  ],
};

/** All presets by name. */
export const structurePresets = {
  middenkust,
  derbyDartsLiga,
  dbbrSecondDivision,
  hdoFirstDivision,
  hdcf,
  villageDarts,
  rheinHunsrueck,
  bezirksligaShootOut,
  moraira,
  threeCounties,
  newmarket,
  waalwijk,
} as const satisfies Record<string, MatchStructure>;
