import type { StandingsPreset } from '../standings/presets.ts';
import { defaultPoints } from '../standings/totals.ts';

/**
 * Two points for a won match and one for a drawn one, then games and legs. The default: usual in Belgium and the Netherlands, and at
 * Darts Competitie Middenkust (https://dartscompetitiemiddenkust.be/Reglementen); the order after the points is an assumption.
 */
export const twoForAWin: StandingsPreset = {
  points: defaultPoints,
  tieBreakers: ['points', 'set-difference', 'sets-won', 'leg-difference', 'legs-won', 'head-to-head'],
  stillLevel: null,
};

/**
 * Village Darts (UK): three points for a won match, one for a drawn one. The order after the points is an assumption.
 * Source: https://www.villagedarts.co.uk/rules/
 */
export const village: StandingsPreset = {
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: ['points', 'set-difference', 'leg-difference', 'head-to-head'],
  stillLevel: null,
};

/**
 * Bezirksliga of the DSAB (DE), 20 games: three points for a won match. At 10–10 a team game decides, and gives its winner two points
 * and its loser one. Source: http://dc-stones.de/modi.htm; games before legs: http://outlaws-dart.de/liga-bildung.php
 */
export const shootOut: StandingsPreset = {
  points: { win: 3, draw: 0, loss: 0, byScore: { '11-10': 2, '10-11': 1 } },
  tieBreakers: ['points', 'set-difference', 'leg-difference'],
  stillLevel: null,
};

/**
 * HDCF, DBBR (NL) and Three Counties (UK): every game won is a point in the table, and the match itself gives none. The order after the
 * points is an assumption. Sources: http://hdcf.nl/index.php/homepage/reglementen-horeca-dartscompetitie-flevoland,
 * https://dbbr.nl/14-competitiewedstrijd/, http://threecountiesdarts.co.uk/rules.html
 */
export const gamePoints: StandingsPreset = {
  points: { win: 0, draw: 0, loss: 0, perSet: 1 },
  tieBreakers: ['points', 'games-won', 'leg-difference', 'head-to-head'],
  stillLevel: null,
};

/** Moraira (ES): every leg won is a point. The order after the points is an assumption. Source: https://morairadarts.es/rules/ */
export const legPoints: StandingsPreset = {
  points: { win: 0, draw: 0, loss: 0, perLeg: 1 },
  tieBreakers: ['points', 'games-won', 'head-to-head'],
  stillLevel: null,
};

/**
 * Newmarket (IE), nine games: two points for a won match, one for a match lost 4–5. The order after the points is an assumption.
 * Source: http://newmarketdarts.com/2017-2018/rules
 */
export const losingPoint: StandingsPreset = {
  points: { win: 2, draw: 0, loss: 0, byScore: { '4-5': 1 } },
  tieBreakers: ['points', 'set-difference'],
  stillLevel: null,
};

/** All presets of leagues by name. A group starts from one and may change it. */
export const leaguePresets = { twoForAWin, village, shootOut, gamePoints, legPoints, losingPoint } as const satisfies Record<
  string,
  StandingsPreset
>;
