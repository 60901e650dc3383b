import type { GameSummary } from '@oche/api/contract/game';
import type { Group, StageKind, TournamentSummary } from '@oche/api/contract/tournament';
import type { Format, Mode, Target } from '@oche/darts/x01/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages } from './gameMessages.ts';
import { words } from '../../shell/words.ts';

/** The letter of a group: `A` for group 1, `Z` for 26, then `AA`. */
export const groupLetter = (group: number): string =>
  (group > 26 ? groupLetter(Math.floor((group - 1) / 26)) : '') + String.fromCharCode(65 + ((group - 1) % 26));

/** The fields of a game that name it. The key of another game has all but the last ones: see `slotText.ts`. */
export type GamePlace = Pick<GameSummary, 'round' | 'rounds' | 'position' | 'group' | 'thirdPlace'> &
  Partial<Pick<GameSummary, 'parent' | 'bracket' | 'stage'>>;

/** The name of a game in its tournament or match: "Quarter-final 2", "Group A, round 3", "Upper bracket, round 2, game 3", "Game 4". */
export const gameTitle = (intl: IntlShape, game: GamePlace): string => {
  const { formatMessage } = intl;
  const { round, rounds, position: number, group, thirdPlace } = game;
  if (game.parent?.kind === 'match') return formatMessage(messages.ofMatch, { number });
  if (game.stage?.kind === 'swiss') return formatMessage(messages.swissRound, { round });
  if (group !== null) return formatMessage(messages.groupRound, { letter: groupLetter(group), round });
  if (game.bracket) return doubleTitle(intl, { ...game, bracket: game.bracket });
  if (thirdPlace) return formatMessage(messages.thirdPlace);
  if (rounds === 0) return formatMessage(messages.round, { round, number });
  const toFinal = rounds - round;
  if (toFinal === 0) return formatMessage(messages.final);
  if (toFinal === 1) return formatMessage(messages.semiFinal, { number });
  if (toFinal === 2) return formatMessage(messages.quarterFinal, { number });
  return formatMessage(messages.lastOf, { count: 2 ** (toFinal + 1), number });
};

/** The number of rounds of the lower bracket of a double elimination whose upper bracket has `rounds`. */
export const lowerRounds = (rounds: number): number => 2 * rounds - 2;

/** The name of a game of a double elimination. */
const doubleTitle = (
  { formatMessage }: IntlShape,
  { bracket, round, rounds, position: number }: GamePlace & { bracket: NonNullable<GameSummary['bracket']> },
): string => {
  if (bracket === 'final') return formatMessage(round === 1 ? messages.final : messages.decidingFinal);
  if (bracket === 'upper')
    return round === rounds ? formatMessage(messages.upperFinal) : formatMessage(messages.upperRound, { round, number });
  return round === lowerRounds(rounds) ? formatMessage(messages.lowerFinal) : formatMessage(messages.lowerRound, { round, number });
};

type Stages = Pick<TournamentSummary, 'stageRoles' | 'stageKinds'>;

/** The kind of a stage of a tournament, or undefined if it has no such stage. */
export const stageKind = ({ stageRoles, stageKinds }: Stages, role: GameSummary['stage']['role']): StageKind | undefined =>
  stageKinds[stageRoles.indexOf(role)];

/** Whether a tournament has a Swiss tournament in place of groups: one table, and rounds that are drawn one by one. */
export const isSwiss = (tournament: Stages): boolean => stageKind(tournament, 'groups') === 'swiss';

/** The word for the page of the groups: "Standings" in a Swiss tournament, which has one table. */
export const groupsWord = (tournament: Stages): typeof words.groups | typeof words.standings =>
  isSwiss(tournament) ? words.standings : words.groups;

/** "Group A", or "Standings" for the table of a Swiss tournament. */
export const groupName = ({ formatMessage }: IntlShape, { number, swiss }: Pick<Group, 'number' | 'swiss'>): string =>
  swiss ? formatMessage(words.standings) : formatMessage(words.groupLetter, { letter: groupLetter(number) });

/** The word for the winners' knockout: "Double elimination" if it is one, "Knockout" if it is the whole tournament. */
export const winnersWord = (tournament: Stages): (typeof words)['doubleElimination' | 'knockout' | 'winnersKnockout'] => {
  if (stageKind(tournament, 'winners') === 'double-elimination') return words.doubleElimination;
  return tournament.stageRoles.every((role) => role === 'winners') ? words.knockout : words.winnersKnockout;
};

/** The name of a knockout of a tournament. */
export const knockoutName = ({ formatMessage }: IntlShape, role: 'winners' | 'losers', tournament: Stages): string =>
  formatMessage(role === 'losers' ? words.losersKnockout : winnersWord(tournament));

/** "Winners’ knockout" or "Losers’ knockout". Empty for other games, and if the name of the game is enough. */
export const stageName = (
  { formatMessage }: IntlShape,
  { stage: { role, isOnly = false }, bracket }: Pick<GameSummary, 'stage' | 'bracket'>,
): string => {
  if (role === 'losers') return formatMessage(words.losersKnockout);
  return role === 'winners' && !isOnly && !bracket ? formatMessage(words.winnersKnockout) : '';
};

const targetText = ({ formatMessage }: IntlShape, target: Target, unit: 'legs' | 'sets'): string => {
  if ('firstTo' in target) return formatMessage(unit === 'sets' ? messages.firstToSets : messages.firstTo, { count: target.firstTo });
  return formatMessage(unit === 'sets' ? messages.bestOfSets : messages.bestOf, { count: target.bestOf });
};

/** The length of a game: "first to 3", "best of 5 legs". */
export const lengthText = (intl: IntlShape, { sets, legs }: Format): string =>
  sets ? targetText(intl, sets, 'sets') : targetText(intl, legs, 'legs');

/** A format in words: "501, double out, first to 3". */
export const formatSentence = (intl: IntlShape, format: Format): string => {
  const mode = (value: Mode, message: typeof messages.in | typeof messages.out) => intl.formatMessage(message, { mode: value });
  return [
    String(format.start),
    ...(format.in === 'straight' ? [] : [mode(format.in, messages.in)]),
    mode(format.out, messages.out),
    ...(format.sets ? [targetText(intl, format.sets, 'sets')] : []),
    targetText(intl, format.legs, 'legs'),
  ].join(', ');
};

/** The name of a side on screen. A bye or an unknown side gets a general text. */
export const sideName = ({ formatMessage }: IntlShape, side: GameSummary['sides'][number] | undefined): string => {
  if (!side || side.sideKind === 'tbd') return formatMessage(words.toBeDecided);
  return side.sideKind === 'bye' ? formatMessage(words.bye) : side.name;
};
