import { defaultSeasonRules, type SeasonDetails, type SeasonRules } from '@oche/api/contract/season';
import type { FieldErrors } from '../../../parts/forms/useSubmit.ts';
import { datesErrors } from '../../parts/SeasonDates.tsx';

/** The rules of a season that are numbers, with their limits, and where they are. */
const numberRules = {
  leastPlayers: { least: 1, most: 40, of: (rules: SeasonRules) => rules.leastPlayers },
  mostPlayers: { least: 1, most: 40, of: (rules: SeasonRules) => rules.mostPlayers },
  waitDays: { least: 0, most: 60, of: (rules: SeasonRules) => rules.waitDays },
  teamsPerMember: { least: 1, most: 4, of: (rules: SeasonRules) => rules.teamsPerMember },
  mostAsSubstitute: { least: 0, most: 20, of: (rules: SeasonRules) => rules.mostAsSubstitute },
  matchesPerMatchday: { least: 1, most: 7, of: (rules: SeasonRules) => rules.matchesPerMatchday },
  opens: { least: 0, most: 336, of: (rules: SeasonRules) => rules.lineup.opens },
  closes: { least: 0, most: 1440, of: (rules: SeasonRules) => rules.lineup.closes },
  confirmHours: { least: 1, most: 336, of: (rules: SeasonRules) => rules.confirmHours },
  protestDays: { least: 0, most: 60, of: (rules: SeasonRules) => rules.protestDays },
  postponeDays: { least: 0, most: 120, of: (rules: SeasonRules) => rules.postpone.days },
  notice: { least: 0, most: 60, of: (rules: SeasonRules) => rules.postpone.notice },
  lastWeeks: { least: 0, most: 20, of: (rules: SeasonRules) => rules.postpone.lastWeeks },
  highCheckout: { least: 1, most: 170, of: (rules: SeasonRules) => rules.leaderboards.highCheckout },
  shortLeg: { least: 1, most: 60, of: (rules: SeasonRules) => rules.leaderboards.shortLeg.darts },
  minorAge: { least: 0, most: 21, of: (rules: SeasonRules) => rules.minorAge },
} as const;

export type NumberRule = keyof typeof numberRules;
const numberNames = Object.keys(numberRules) as NumberRule[];

/** The limits and the usual value of a rule. */
export const limitsOf = (rule: NumberRule) => {
  const { least, most, of } = numberRules[rule];
  return { least, most, usual: of(defaultSeasonRules) };
};

/** The values of the form of a season. `rules`: those without a number. */
export type SeasonValues = {
  name: string;
  slug: string;
  startsOn: string;
  endsOn: string;
  rules: SeasonRules;
  numbers: Record<NumberRule, string>;
};

export const valuesOf = ({ name, slug, startsOn, endsOn, rules }: SeasonDetails): SeasonValues => ({
  ...{ name, slug, startsOn, endsOn, rules },
  numbers: Object.fromEntries(numberNames.map((rule) => [rule, String(numberRules[rule].of(rules))])) as SeasonValues['numbers'],
});

const isInRange = (rule: NumberRule, text: string): boolean => {
  const { least, most } = numberRules[rule];
  return text.trim() !== '' && Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most;
};

/** Error codes of invalid values, by field. */
export const seasonErrors = (values: SeasonValues): FieldErrors => ({
  ...datesErrors(values),
  ...(!values.slug.trim() && { slug: 'invalid_format' }),
  ...(Number(values.numbers.mostPlayers) < Number(values.numbers.leastPlayers) && { 'rules.most_players': 'below-least' }),
  ...Object.fromEntries(numberNames.filter((rule) => !isInRange(rule, values.numbers[rule])).map((rule) => [rule, 'invalid_number'])),
});

/** The values as input of `updateSeason`. */
export const seasonInput = ({ name, slug, startsOn, endsOn, rules, numbers }: SeasonValues) => {
  const number = (rule: NumberRule) => Number(numbers[rule]);
  return {
    ...{ name: name.trim(), slug: slug.trim(), startsOn, endsOn },
    rules: {
      ...rules,
      ...{ leastPlayers: number('leastPlayers'), mostPlayers: number('mostPlayers'), waitDays: number('waitDays') },
      ...{ teamsPerMember: number('teamsPerMember'), mostAsSubstitute: number('mostAsSubstitute') },
      ...{ matchesPerMatchday: number('matchesPerMatchday'), confirmHours: number('confirmHours') },
      ...{ protestDays: number('protestDays'), minorAge: number('minorAge') },
      lineup: { opens: number('opens'), closes: number('closes') },
      postpone: { ...rules.postpone, days: number('postponeDays'), notice: number('notice'), lastWeeks: number('lastWeeks') },
      leaderboards: {
        ...rules.leaderboards,
        ...{ highCheckout: number('highCheckout'), shortLeg: { ...rules.leaderboards.shortLeg, darts: number('shortLeg') } },
      },
    },
  };
};
