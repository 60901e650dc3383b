import { most as mostOf, type Plan, type StageFormat, type tieBreakers } from '@oche/api/contract/tournament';
import type { Format, Target } from '@oche/darts/x01/format';
import { isPlayable } from '@oche/darts/x01/formatRules';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';

export type Shape = 'both' | 'knockout' | 'groups';
export type TieBreaker = (typeof tieBreakers)[number];
export type Method = NonNullable<Plan['groups']>['method'];

/** The form values of a knockout. `rounds` holds formats of single rounds, counted back from the final: 1 is the final. */
export type KnockoutValues = { format: Format; rounds: Readonly<Record<string, Format>>; thirdPlace: boolean };

/** The form values of a plan. Numbers are strings, because a field may be empty while the user types. */
export type PlanValues = {
  shape: Shape;
  /** whether players who do not reach the winners' knockout play a losers' knockout */
  withLosers: boolean;
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
  withLosers: true,
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

/** The formats that the plan uses, by field name. */
export function formatsOf({ shape, withLosers, groups, winners, losers }: PlanValues): Record<string, Format> {
  const knockout = (name: string, { format, rounds }: KnockoutValues) => ({
    [name]: format,
    ...Object.fromEntries(Object.entries(rounds).map(([round, roundFormat]) => [`${name}.${round}`, roundFormat])),
  });
  return {
    ...(shape !== 'knockout' && { groups }),
    ...(shape !== 'groups' && knockout('winners', winners)),
    ...(shape === 'both' && withLosers && knockout('losers', losers)),
  };
}

/** Error codes by field. `players`: the maximum number of players, if the tournament has one. */
export function planErrors(values: PlanValues, players: number | null = null): FieldErrors {
  const { shape, by, number, points, winnersPerGroup } = values;
  const [least, most] = groupLimits[by];
  const fieldErrors: Record<string, string> = {};
  for (const [name, format] of Object.entries(formatsOf(values))) if (!isPlayable(format, 2)) fieldErrors[name] = 'not-playable';
  if (shape === 'knockout') return fieldErrors;
  if (!isWhole(number[by], least, most)) fieldErrors['number'] = by;
  else if (by === 'count' && players !== null && Math.ceil(players / Number(number.count)) > mostOf.groupSize)
    fieldErrors['number'] = 'too-large';
  for (const [name, text] of Object.entries(points)) if (!isWhole(text, -99, 99)) fieldErrors[name] = 'whole';
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
const knockoutOf = (values: KnockoutValues) => ({ format: stageFormat(values), thirdPlace: values.thirdPlace });

/** Converts form values to a plan. The plan is valid only if `planErrors` finds no errors. */
export function planOf(values: PlanValues): Plan {
  const { shape, withLosers, by, number, method, clubsApart, points, winners, losers } = values;
  const perGroup = Object.entries(values.winnersPerGroup).filter(([, text]) => text !== '');
  return {
    groups:
      shape === 'knockout'
        ? null
        : {
            [by]: Number(number[by]),
            method,
            clubsApart,
            format: { default: values.groups },
            points: { win: Number(points.win), draw: Number(points.draw), loss: Number(points.loss) },
            tieBreakers: values.tieBreakers,
            ...(shape === 'both' &&
              perGroup.length > 0 && { winnersPerGroup: Object.fromEntries(perGroup.map(([size, text]) => [size, Number(text)])) }),
          },
    winners: shape === 'groups' ? null : knockoutOf(winners),
    losers: shape === 'both' && withLosers ? knockoutOf(losers) : null,
  };
}
