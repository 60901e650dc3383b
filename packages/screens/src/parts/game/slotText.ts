import type { GameSummary } from '@oche/api/contract/game';
import type { IntlShape } from '@oche/i18n/createIntl';
import { bracketField } from '@oche/darts/draw/slot';
import { gameTitle, groupLetter, sideName, stageName, type GamePlace } from './gameName.ts';
import { messages } from './slotMessages.ts';
import { words } from '../../shell/words.ts';

/** A title within a sentence: it starts in lower case, except in German, which capitalises nouns. */
export const withinSentence = ({ locale }: IntlShape, title: string): string =>
  locale === 'de' ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** Parses the key of a knockout game, such as `w2-5`, `lb3-1` or `gf2`, into the fields that its title needs. `rounds`: 0 if they are not known. */
const parseGameKey = (key: string, rounds: number): GamePlace | null => {
  const [, round, position = 1] = /^[a-z]+(\d+)(?:-(\d+))?$/.exec(key) ?? [];
  return round ? { round: Number(round), rounds, position: Number(position), group: null, thirdPlace: false, ...bracketField(key) } : null;
};

type SideContext = Pick<GameSummary, 'rounds' | 'stage'>;

/** The game that decides a side. A losers' knockout for players who lose their first game does not know the rounds of the winners'. */
const sourceOf = ({ rounds, stage }: SideContext, key: string): GamePlace | null =>
  parseGameKey(key, stage.role === 'losers' && key.startsWith('w') ? 0 : rounds);

/** The name of a side. A side that is not known yet is described by its source: "Winner of quarter-final 1". `titleOf`: the name of that game. */
export function sideText(
  intl: IntlShape,
  game: SideContext,
  side: GameSummary['sides'][number] | undefined,
  titleOf: (intl: IntlShape, game: GamePlace) => string = gameTitle,
): string {
  const { formatMessage } = intl;
  const slot = side?.sideKind === 'tbd' ? side.slot : null;
  if (slot?.kind === 'rank' && game.stage.afterSwiss) return formatMessage(messages.rankOfAll, { rank: slot.rank });
  if (slot?.kind === 'rank') return formatMessage(messages.rankOf, { rank: slot.rank, letter: groupLetter(slot.group) });
  if (slot?.kind !== 'winnerOf' && slot?.kind !== 'loserOf') return sideName(intl, side);
  const source = sourceOf(game, slot.game);
  if (!source) return sideName(intl, side);
  return formatMessage(slot.kind === 'winnerOf' ? messages.winnerOf : messages.loserOf, {
    game: withinSentence(intl, titleOf(intl, source)),
  });
}

/** Both sides of a game: "Omar Bensisal v Winner of quarter-final 1". */
export const versusText = (intl: IntlShape, game: Pick<GameSummary, 'rounds' | 'stage' | 'sides'>): string =>
  intl.formatMessage(words.versus, { a: sideText(intl, game, game.sides[0]), b: sideText(intl, game, game.sides[1]) });

/** The title of a game with its knockout: "Winners’ knockout, quarter-final 2". A group game has only its title. */
export function gameLabel(intl: IntlShape, game: GameSummary): string {
  const title = gameTitle(intl, game);
  const stage = stageName(intl, game);
  if (stage === '') return title;
  return intl.formatMessage(messages.stageGame, { stage, game: withinSentence(intl, title) });
}
