import type { GameSummary } from '@oche/api/contract/game';
import type { Format, Mode, Target } from '@oche/darts/x01/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages } from './gameMessages.ts';
import { words } from '../../shell/words.ts';

/** The letter of a group: `A` for group 1, `Z` for 26, then `AA`. */
export const groupLetter = (group: number): string =>
  (group > 26 ? groupLetter(Math.floor((group - 1) / 26)) : '') + String.fromCharCode(65 + ((group - 1) % 26));

/** The name of a game in its tournament or match: "Quarter-final 2", "Group A, round 3", "Game 4". */
export const gameTitle = (
  { formatMessage }: IntlShape,
  game: Pick<GameSummary, 'round' | 'rounds' | 'position' | 'group' | 'thirdPlace'> & Partial<Pick<GameSummary, 'parent'>>,
): string => {
  const { round, rounds, position: number, group, thirdPlace } = game;
  if (game.parent?.kind === 'match') return formatMessage(messages.ofMatch, { number });
  if (group !== null) return formatMessage(messages.groupRound, { letter: groupLetter(group), round });
  if (thirdPlace) return formatMessage(messages.thirdPlace);
  if (rounds === 0) return formatMessage(messages.round, { round, number });
  const toFinal = rounds - round;
  if (toFinal === 0) return formatMessage(messages.final);
  if (toFinal === 1) return formatMessage(messages.semiFinal, { number });
  if (toFinal === 2) return formatMessage(messages.quarterFinal, { number });
  return formatMessage(messages.lastOf, { count: 2 ** (toFinal + 1), number });
};

type Stages = { stageRoles: readonly GameSummary['stage']['role'][] };

/** The name of a knockout: "Knockout" if it is the whole tournament, "Winners’ knockout" if groups lead to it. */
export const knockoutName = ({ formatMessage }: IntlShape, role: 'winners' | 'losers', tournament: Stages): string => {
  if (role === 'losers') return formatMessage(words.losersKnockout);
  return formatMessage(isOnlyStage(tournament) ? words.knockout : words.winnersKnockout);
};
const isOnlyStage = ({ stageRoles }: Stages): boolean => stageRoles.every((role) => role === 'winners');

/** "Winners’ knockout" or "Losers’ knockout". Empty for other games, and in a tournament that is a knockout only. */
export const stageName = ({ formatMessage }: IntlShape, { stage: { role, isOnly = false } }: Pick<GameSummary, 'stage'>): string =>
  role === 'losers' ? formatMessage(words.losersKnockout) : role === 'winners' && !isOnly ? formatMessage(words.winnersKnockout) : '';

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
