import { defaultGroupRules, type GroupKind, type GroupRules, type SeasonGroup } from '@oche/api/contract/group';
import { checkStructure, type StructureProblem } from '@oche/darts/match/checkStructure';
import { leaguePresets } from '@oche/darts/league/presets';
import { structurePresets } from '@oche/darts/match/presets';
import type { MatchStructure } from '@oche/darts/match/structure';
import type { FieldErrors } from '../../parts/forms/useSubmit.ts';
import { presetLeagues, type StructurePreset } from '../parts/structurePresets.ts';
import { isSame } from './structureEdit.ts';

/** Numbers of a group as they are typed. */
export type GroupNumbers = Record<'level' | 'up' | 'down' | 'playOffUp' | 'win' | 'draw' | 'loss' | 'perSet' | 'perLeg', string>;

/** The values of the form of a group. `rules`: those that the form has no number for. */
export type GroupValues = {
  name: string;
  kind: GroupKind;
  structure: MatchStructure;
  rules: GroupRules;
  numbers: GroupNumbers;
  reason: string;
};

const numbersOf = (level: number, { up, down, playOffUp, points }: GroupRules): GroupNumbers => ({
  ...{ level: String(level), up: String(up), down: String(down), playOffUp: String(playOffUp) },
  ...{ win: String(points.win), draw: String(points.draw), loss: String(points.loss) },
  ...{ perSet: String(points.perSet ?? 0), perLeg: String(points.perLeg ?? 0) },
});

export const valuesOf = ({ name, kind, level, structure, rules }: SeasonGroup): GroupValues => ({
  ...{ name, kind, structure, rules, numbers: numbersOf(level, rules), reason: '' },
});

/** The structure of a preset, with the points and tie-breakers of its league. */
export const fromPreset = (values: GroupValues, preset: StructurePreset): GroupValues => {
  const { points, tieBreakers } = leaguePresets[presetLeagues[preset].points];
  const rules = { ...values.rules, points, tieBreakers: tieBreakers as GroupRules['tieBreakers'] };
  const { level, up, down, playOffUp } = values.numbers;
  return {
    ...values,
    structure: structurePresets[preset],
    rules,
    numbers: { ...numbersOf(Number(level), rules), level, up, down, playOffUp },
  };
};

/** A new group on the next level, with the games of the highest one, or those of the first preset. */
export const newGroup = (groups: readonly SeasonGroup[]): GroupValues => {
  const leagues = groups.filter(({ kind }) => kind === 'league');
  const last = leagues.at(-1);
  const level = Math.min(20, (last?.level ?? 0) + 1);
  const { structure, rules } = last ?? { structure: structurePresets.middenkust, rules: defaultGroupRules };
  return { name: '', kind: 'league', structure, rules, numbers: numbersOf(level, rules), reason: '' };
};

/** The rules with the numbers of the form. */
export const rulesOf = ({ rules, numbers }: GroupValues): GroupRules => {
  const { win, draw, loss, perSet, perLeg, up, down, playOffUp } = numbers;
  const { perSet: _perSet, perLeg: _perLeg, ...points } = rules.points;
  return {
    ...rules,
    points: {
      ...{ ...points, win: Number(win), draw: Number(draw), loss: Number(loss) },
      ...(Number(perSet) !== 0 && { perSet: Number(perSet) }),
      ...(Number(perLeg) !== 0 && { perLeg: Number(perLeg) }),
    },
    ...{ up: Number(up), down: Number(down), playOffUp: Number(playOffUp) },
  };
};

/** The problems of the structure with these rules. */
export const problemsOf = (values: GroupValues): StructureProblem[] =>
  checkStructure(values.structure, { points: rulesOf(values).points, needsWinner: values.kind === 'cup' });

const pointFields = ['win', 'draw', 'loss', 'perSet', 'perLeg'] as const;
const countFields = ['up', 'down', 'playOffUp'] as const;
const isBetween = (text: string, least: number, most: number): boolean =>
  text.trim() !== '' && Number.isFinite(Number(text)) && Number(text) >= least && Number(text) <= most;
const isWhole = (text: string, least: number, most: number): boolean => isBetween(text, least, most) && Number.isInteger(Number(text));

/** Error codes of invalid values, by field. `needsReason`: whether changed rules need one. */
export const groupErrors = (values: GroupValues, needsReason: boolean): FieldErrors => ({
  ...(!values.name.trim() && { name: 'too_small' }),
  ...(!isWhole(values.numbers.level, 1, 20) && { level: 'invalid_number' }),
  ...Object.fromEntries(
    pointFields.filter((field) => !isBetween(values.numbers[field], -100, 100)).map((field) => [field, 'invalid_number']),
  ),
  ...Object.fromEntries(countFields.filter((field) => !isWhole(values.numbers[field], 0, 20)).map((field) => [field, 'invalid_number'])),
  ...(problemsOf(values).length > 0 && { structure: 'invalid' }),
  ...(needsReason && !values.reason.trim() && { reason: 'missing' }),
});

/** The values as input of `createGroup`. */
export const createInput = (values: GroupValues) => ({
  ...{ name: values.name.trim(), kind: values.kind, structure: values.structure, rules: rulesOf(values) },
  level: Number(values.numbers.level),
});

/** Whether the values contain other rules than the group. */
export const changesRules = (values: GroupValues, group: SeasonGroup): boolean => !isSame(rulesOf(values), group.rules);

/** The values as input of `updateGroup`. Unchanged rules are left out, because new rules need a reason while the season runs. */
export const updateInput = (values: GroupValues, group: SeasonGroup) => ({
  ...{ id: group.id, name: values.name.trim(), level: Number(values.numbers.level), structure: values.structure },
  ...(changesRules(values, group) && { rules: rulesOf(values), ...(values.reason.trim() && { reason: values.reason.trim() }) }),
});
