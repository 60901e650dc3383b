import type { GameSummary } from '@oche/api/contract/game';
import type { Bracket } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { BracketGame, BracketProps, BracketRound } from '@oche/ui/Bracket';
import { messages as gameMessages } from '../game/gameMessages.ts';
import { gameTitle, lowerRounds, type GamePlace } from '../game/gameName.ts';
import { roundMessages as messages } from './roundMessages.ts';

/** The title of a round, such as "Semi-finals"; `toFinal` counts back from the final, which is 0. */
export const roundTitle = ({ formatMessage }: IntlShape, toFinal: number): string => {
  if (toFinal === 0) return formatMessage(messages.final);
  if (toFinal === 1) return formatMessage(messages.semiFinals);
  return toFinal === 2 ? formatMessage(messages.quarterFinals) : formatMessage(messages.last, { count: 2 ** (toFinal + 1) });
};

/** The same for a double elimination: "Final", "Upper and lower final", then "2 rounds before the final". */
export const doubleRoundTitle = ({ formatMessage }: IntlShape, toFinal: number): string => {
  if (toFinal === 0) return formatMessage(messages.final);
  return toFinal === 1 ? formatMessage(messages.bracketFinals) : formatMessage(messages.beforeFinal, { count: toFinal });
};

/** A game in the name of a side that is not known yet, short enough for a box of the bracket: "Upper 1/3", "Quarter-final 2". */
export function shortTitle(intl: IntlShape, game: GamePlace): string {
  const { bracket, round, rounds, position: number } = game;
  if (bracket === 'upper' && round < rounds) return intl.formatMessage(messages.upperGame, { round, number });
  if (bracket === 'lower' && round < lowerRounds(rounds)) return intl.formatMessage(messages.lowerGame, { round, number });
  return gameTitle(intl, game);
}

type Drawn = {
  gameOf: (game: GameSummary) => BracketGame;
  /** the line under the title of a round */
  noteOf: (games: readonly GameSummary[]) => string;
};

const emptyPlace = (key: string): BracketGame => {
  const bye = { kind: 'bye', name: '' } as const;
  return { key, sides: [bye, bye], state: 'bye', label: '', hidden: true };
};

/** The rounds of a knockout or a double elimination as props of `Bracket`. Places without a game are hidden byes. */
export function bracketParts(
  intl: IntlShape,
  { kind, rounds: count, games }: Bracket,
  { gameOf, noteOf }: Drawn,
): Pick<BracketProps, 'rounds' | 'lower' | 'thirdPlace'> {
  const { formatMessage } = intl;
  const roundOf = (key: string, title: string, places: number, inRound: readonly GameSummary[]): BracketRound => ({
    ...{ key, title, note: noteOf(inRound) },
    games: Array.from({ length: places }, (_place, index) => {
      const game = inRound.find(({ position }) => position === index + 1);
      return game ? gameOf(game) : emptyPlace(`${key}-${index + 1}`);
    }),
  });
  const numbers = (length: number) => Array.from({ length }, (_round, index) => index + 1);
  if (kind === 'knockout') {
    const third = games.find(({ thirdPlace }) => thirdPlace);
    return {
      rounds: numbers(count).map((number) =>
        roundOf(
          String(number),
          roundTitle(intl, count - number),
          2 ** (count - number),
          games.filter(({ round, thirdPlace }) => round === number && !thirdPlace),
        ),
      ),
      ...(third && { thirdPlace: { title: gameTitle(intl, third), game: gameOf(third) } }),
    };
  }
  const part = (bracket: NonNullable<GameSummary['bracket']>, number: number) =>
    games.filter((game) => game.bracket === bracket && game.round === number);
  const last = lowerRounds(count);
  // A second final that turns out to be unnecessary is not shown.
  const finals = numbers(2).filter((number) => part('final', number).some(({ phase }) => phase !== 'bye'));
  return {
    rounds: numbers(count).map((round) =>
      roundOf(
        `upper-${round}`,
        round === count ? formatMessage(gameMessages.upperFinal) : formatMessage(messages.upperRound, { round }),
        2 ** (count - round),
        part('upper', round),
      ),
    ),
    lower: {
      upperName: formatMessage(messages.upperBracket),
      name: formatMessage(messages.lowerBracket),
      finalsName: formatMessage(messages.finals),
      rounds: numbers(last).map((round) =>
        roundOf(
          `lower-${round}`,
          round === last ? formatMessage(gameMessages.lowerFinal) : formatMessage(messages.lowerRound, { round }),
          2 ** (count - 1 - Math.ceil(round / 2)),
          part('lower', round),
        ),
      ),
      finals: finals.map((round) =>
        roundOf(`final-${round}`, formatMessage(round === 1 ? gameMessages.final : gameMessages.decidingFinal), 1, part('final', round)),
      ),
    },
  };
}
