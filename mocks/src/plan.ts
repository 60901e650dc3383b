import type { Plan } from '@oche/api/contract/tournament';
import type { Format } from '@oche/darts/x01/format';

/** 501, straight in, double out, bull-up. */
export const x501 = (legs: Format['legs']): Format => ({ start: 501, in: 'straight', out: 'double', legs, starter: 'bull-up' });

/** A Friday evening: groups of four, then a winners' and a losers' knockout. */
export const eveningPlan: Plan = {
  groups: {
    size: 4,
    method: 'random',
    clubsApart: true,
    format: { default: x501({ bestOf: 3 }) },
    points: { win: 2, draw: 1, loss: 0 },
    tieBreakers: ['leg-difference', 'legs-won', 'head-to-head', 'average'],
  },
  winners: {
    format: { default: x501({ firstTo: 3 }), byRoundFromFinal: { '1': x501({ firstTo: 5 }), '2': x501({ firstTo: 4 }) } },
    thirdPlace: false,
  },
  losers: { format: { default: x501({ bestOf: 3 }), byRoundFromFinal: { '1': x501({ firstTo: 3 }) } }, thirdPlace: false },
};

/** A knockout without groups. */
export const knockoutPlan: Plan = { groups: null, winners: eveningPlan.winners, losers: null };

/** A double elimination: a second final is played if the winner of the lower bracket wins the first. */
export const doublePlan: Plan = {
  groups: null,
  winners: {
    format: { default: x501({ firstTo: 3 }), byRoundFromFinal: { '1': x501({ firstTo: 5 }) } },
    thirdPlace: false,
    double: { reset: true },
  },
  losers: null,
};

/** A Swiss tournament of five rounds, then a knockout of the best four. */
export const swissPlan: Plan = {
  groups: {
    swiss: { rounds: 5, winners: 4 },
    method: 'random',
    clubsApart: false,
    format: { default: x501({ bestOf: 3 }) },
    points: { win: 2, draw: 1, loss: 0 },
    tieBreakers: ['opponents-points', 'leg-difference', 'legs-won', 'average'],
  },
  winners: eveningPlan.winners,
  losers: null,
};

/** A knockout with a second chance: players who lose their first game play on in the losers' knockout. */
export const firstLossPlan: Plan = { groups: null, winners: eveningPlan.winners, losers: eveningPlan.losers };
