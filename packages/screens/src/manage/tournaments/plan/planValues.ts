import { most as mostOf, type Plan, type StageFormat, type tieBreakers } from '@oche/api/contract/tournament';
import { swissRounds } from '@oche/darts/draw/swiss';
import type { Format, Target } from '@oche/darts/x01/format';
import { isPlayable } from '@oche/darts/x01/formatRules';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';

/** The ways to play. `both`: groups, then knockouts; `firstLoss`: those who lose their first game play a losers' knockout. */
export const shapes = ['both', 'groups', 'knockout', 'double', 'swiss', 'firstLoss'] as const;
export type Shape = (typeof shapes)[number];
export type TieBreaker = (typeof tieBreakers)[number];
export type Method = NonNullable<Plan['groups']>['method'];

/** The form values of a knockout. `rounds` holds formats of single rounds, counted back from the final: 1 is the final. */
export type KnockoutValues = { format: Format; rounds: Readonly<Record<string, Format>>; thirdPlace: boolean };

/** The form values of a plan. Numbers are strings, because a field may be empty while the user types. */
export type PlanValues = {
  shape: Shape;
  /** whether single players play, or pairs that are chosen or drawn by lot */
  pairs: 'singles' | NonNullable<Plan['pairs']>;
  /** whether players who do not reach the winners' knockout play a losers' knockout */
  withLosers: boolean;
  /** whether the winners' knockout after groups is a double elimination */
  double: boolean;
  /** whether a double elimination has a second final if the winner of the lower bracket wins the first */
  reset: boolean;
  /** `winners`: the number of players in the knockout, half of all if empty */
  swiss: { rounds: string; knockout: boolean; winners: string };
  /** whether groups are formed by their size or by their number */
  by: 'size' | 'count';
  number: Record<'size' | 'count', string>;
  method: Method;
  clubsApart: boolean;
  points: Record<'win' | 'draw' | 'loss', string>;
  tieBreakers: TieBreaker[];
  /** number of players per group that reach the winners' knockout, by group size; half of the group if empty */
  winnersPerGroup: Readonly<Record<string, string>>;
  groups: Format;
  winners: KnockoutValues;
  losers: KnockoutValues;
};

const x501 = (legs: Target): Format => ({ start: 501, in: 'straight', out: 'double', legs, starter: 'bull-up' });

/** The plan of most club evenings: groups of four, then two knockouts, with more legs in the winners' final. */
export const usualPlan: PlanValues = {
  shape: 'both',
  pairs: 'singles',
  withLosers: true,
  double: false,
  reset: true,
  swiss: { rounds: '5', knockout: false, winners: '4' },
  by: 'size',
  number: { size: '4', count: '4' },
  method: 'random',
  clubsApart: true,
  points: { win: '2', draw: '1', loss: '0' },
  tieBreakers: ['leg-difference', 'legs-won', 'head-to-head'],
  winnersPerGroup: {},
  groups: x501({ bestOf: 3 }),
  winners: { format: x501({ bestOf: 5 }), rounds: { '1': x501({ bestOf: 7 }) }, thirdPlace: false },
  losers: { format: x501({ bestOf: 3 }), rounds: {}, thirdPlace: false },
};

const isWhole = (text: string, least: number, most: number) => {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most;
};

/** Limits of the number of groups and of their size. */
export const groupLimits = { size: [2, 16], count: [1, 64] } as const;

/** Limits of the rounds of a Swiss tournament, and of the players in the knockout after it. */
export const swissLimits = { rounds: [1, 15], winners: [2, 256] } as const;

/** The stages of a plan: whether it has groups or a Swiss tournament, and which knockouts. `double`: the winners' knockout is a double elimination. */
export function stagesOf({ shape, withLosers, swiss, double }: Pick<PlanValues, 'shape' | 'withLosers' | 'swiss' | 'double'>) {
  const groups = shape === 'both' || shape === 'groups' || shape === 'swiss';
  const winners = shape !== 'groups' && (shape !== 'swiss' || swiss.knockout);
  const isAfterGroups = groups && winners;
  return {
    groups,
    winners,
    losers: shape === 'firstLoss' || (isAfterGroups && withLosers),
    double: shape === 'double' || (isAfterGroups && double),
  };
}

/** The rounds after which only one of so many entries can have won all games, so far as there are new opponents. */
export const proposedRounds = (entries: number): string => String(Math.max(1, Math.min(swissRounds(entries), entries >> 1)));

/** The change of a plan to another way to play, for so many entries. In a Swiss tournament, the points of all opponents break ties first. */
export function shapeChange(plan: PlanValues, shape: Shape, entries: number): Partial<PlanValues> {
  const others = plan.tieBreakers.filter((tieBreaker) => tieBreaker !== 'opponents-points');
  if (shape === 'swiss')
    return {
      ...{ shape, withLosers: false, tieBreakers: ['opponents-points', ...others] },
      swiss: { ...plan.swiss, rounds: proposedRounds(entries) },
    };
  return { shape, ...(plan.shape === 'swiss' && { withLosers: usualPlan.withLosers, tieBreakers: others }) };
}

/** The number of entries if so many players come: half of them if pairs are drawn. `players` are pairs if these are chosen. */
export const entriesOf = ({ pairs }: Pick<PlanValues, 'pairs'>, players: number): number =>
  pairs === 'drawn' ? Math.floor(players / 2) : players;

/** The formats that the plan uses, by field name. */
export function formatsOf(values: PlanValues): Record<string, Format> {
  const stages = stagesOf(values);
  const knockout = (name: string, { format, rounds }: KnockoutValues) => ({
    [name]: format,
    ...Object.fromEntries(Object.entries(rounds).map(([round, roundFormat]) => [`${name}.${round}`, roundFormat])),
  });
  return {
    ...(stages.groups && { groups: values.groups }),
    ...(stages.winners && knockout('winners', values.winners)),
    ...(stages.losers && knockout('losers', values.losers)),
  };
}

/** Error codes by field. `players`: the maximum number of players, if the tournament has one. */
export function planErrors(values: PlanValues, players: number | null = null): FieldErrors {
  const { shape, by, number, points, winnersPerGroup, swiss } = values;
  const [least, most] = groupLimits[by];
  const fieldErrors: Record<string, string> = {};
  for (const [name, format] of Object.entries(formatsOf(values))) if (!isPlayable(format, 2)) fieldErrors[name] = 'not-playable';
  if (!stagesOf(values).groups) return fieldErrors;
  for (const [name, text] of Object.entries(points)) if (!isWhole(text, -99, 99)) fieldErrors[name] = 'whole';
  if (shape === 'swiss') {
    if (!isWhole(swiss.rounds, ...swissLimits.rounds)) fieldErrors['swiss-rounds'] = 'whole';
    if (swiss.knockout && swiss.winners !== '' && !isWhole(swiss.winners, ...swissLimits.winners)) fieldErrors['swiss-winners'] = 'whole';
    return fieldErrors;
  }
  if (!isWhole(number[by], least, most)) fieldErrors['number'] = by;
  else if (by === 'count' && players !== null && Math.ceil(players / Number(number.count)) > mostOf.groupSize)
    fieldErrors['number'] = 'too-large';
  if (shape === 'groups') return fieldErrors;
  for (const [size, text] of Object.entries(winnersPerGroup)) {
    if (text !== '' && !isWhole(text, 0, Number(size))) fieldErrors[`winners-of-${size}`] = 'whole';
  }
  return fieldErrors;
}

const stageFormat = ({ format, rounds }: KnockoutValues): StageFormat => ({
  default: format,
  ...(Object.keys(rounds).length > 0 && { byRoundFromFinal: { ...rounds } }),
});

const swissOf = ({ rounds, knockout, winners }: PlanValues['swiss']) => ({
  swiss: { rounds: Number(rounds), ...(knockout && winners !== '' && { winners: Number(winners) }) },
});

function groupingOf({ shape, by, number, winnersPerGroup, swiss }: PlanValues) {
  if (shape === 'swiss') return swissOf(swiss);
  const perGroup = Object.entries(winnersPerGroup).flatMap(([size, text]) => (text === '' ? [] : [[size, Number(text)] as const]));
  return { [by]: Number(number[by]), ...(shape === 'both' && perGroup.length > 0 && { winnersPerGroup: Object.fromEntries(perGroup) }) };
}

/** Converts form values to a plan. The plan is valid only if `planErrors` finds no errors. */
export function planOf(values: PlanValues): Plan {
  const { pairs, reset, method, clubsApart, points, winners, losers, tieBreakers } = values;
  const stages = stagesOf(values);
  return {
    ...(pairs !== 'singles' && { pairs }),
    groups: stages.groups
      ? {
          ...groupingOf(values),
          ...{ method, clubsApart, tieBreakers, format: { default: values.groups } },
          points: { win: Number(points.win), draw: Number(points.draw), loss: Number(points.loss) },
        }
      : null,
    // The loser of the lower final is third.
    winners: stages.winners
      ? {
          format: stageFormat(winners),
          thirdPlace: winners.thirdPlace && !stages.double,
          ...(stages.double && { double: { reset } }),
        }
      : null,
    losers: stages.losers ? { format: stageFormat(losers), thirdPlace: losers.thirdPlace } : null,
  };
}
