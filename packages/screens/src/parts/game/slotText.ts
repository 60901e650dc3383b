import type { GameSummary } from '@oche/api/contract/game';
import type { IntlShape } from '@oche/i18n/createIntl';
import { gameTitle, groupLetter, sideName, stageName } from './gameName.ts';
import { messages } from './slotMessages.ts';
import { words } from '../../shell/words.ts';

/** A title within a sentence: it starts in lower case, except in German, which capitalises nouns. */
export const withinSentence = ({ locale }: IntlShape, title: string): string =>
  locale === 'de' ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** Parses the key of a game, such as `w2-5`, into the fields that its title needs. */
const parseGameKey = (key: string, rounds: number): Parameters<typeof gameTitle>[1] | null => {
  const [, round, position] = /(\d+)-(\d+)$/.exec(key) ?? [];
  return round && position ? { round: Number(round), rounds, position: Number(position), group: null, thirdPlace: false } : null;
};

/** The name of a side. A side that is not known yet is described by its source: "Winner of quarter-final 1". */
export function sideText(intl: IntlShape, { rounds }: Pick<GameSummary, 'rounds'>, side: GameSummary['sides'][number] | undefined): string {
  const slot = side?.sideKind === 'tbd' ? side.slot : null;
  if (slot?.kind === 'rank') return intl.formatMessage(messages.rankOf, { rank: slot.rank, letter: groupLetter(slot.group) });
  if (slot?.kind !== 'winnerOf' && slot?.kind !== 'loserOf') return sideName(intl, side);
  const source = parseGameKey(slot.game, rounds);
  if (!source) return sideName(intl, side);
  return intl.formatMessage(slot.kind === 'winnerOf' ? messages.winnerOf : messages.loserOf, {
    game: withinSentence(intl, gameTitle(intl, source)),
  });
}

/** Both sides of a game: "Omar Bensisal v Winner of quarter-final 1". */
export const versusText = (intl: IntlShape, game: Pick<GameSummary, 'rounds' | 'sides'>): string =>
  intl.formatMessage(words.versus, { a: sideText(intl, game, game.sides[0]), b: sideText(intl, game, game.sides[1]) });

/** The title of a game with its knockout: "Winners’ knockout, quarter-final 2". A group game has only its title. */
export function gameLabel(intl: IntlShape, game: GameSummary): string {
  const title = gameTitle(intl, game);
  const stage = stageName(intl, game);
  if (stage === '') return title;
  return intl.formatMessage(messages.stageGame, { stage, game: withinSentence(intl, title) });
}
