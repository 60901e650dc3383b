import { familyName } from '@oche/darts/names/shortName';
import type { GameSide, GameSummary } from '@oche/api/contract/game';
import type { Bracket as BracketAnswer, Entry, Tournament } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatInstant } from '@oche/i18n/format';
import type { BracketGame, BracketSide } from '@oche/ui/Bracket';
import { gameTitle, lengthText } from '../parts/game/gameName.ts';
import { sideText } from '../parts/game/slotText.ts';
import { bracketParts, shortTitle } from '../parts/tournament/bracketParts.ts';
import type { Href } from '../shell/useHref.ts';
import { words } from '../shell/words.ts';
import { scoreOf } from './gameText.ts';
import { knockoutMessages as messages } from './knockoutMessages.ts';
import { messages as shared } from './messages.ts';

type Input = {
  intl: IntlShape;
  href: Href;
  tournament: Pick<Tournament, 'slug' | 'timeZone'>;
  bracket: BracketAnswer;
  entries: readonly Entry[];
  /** id of the entry whose path through the bracket is highlighted */
  followed: string | null;
};

const stateOf = (game: GameSummary): BracketGame['state'] => {
  if (game.phase === 'bye') return 'bye';
  if (game.phase === 'playing') return 'live';
  if (game.phase !== 'finished') return 'waiting';
  return game.ending === 'walkover' ? 'walkover' : 'played';
};

const isKnown = ({ sideKind }: GameSide): boolean => sideKind !== 'tbd' && sideKind !== 'bye';

/** The rounds of a bracket as props of `Bracket`. A side that is not known yet names the two possible players, or the game that decides it. */
export function bracketRounds({ intl, href, tournament, bracket, entries, followed }: Input): ReturnType<typeof bracketParts> {
  const { formatMessage, locale } = intl;
  const byKey = new Map(bracket.games.map((game) => [game.key, game]));
  const seeds = new Map(entries.map(({ id, seed }) => [id, seed]));

  const nameOf = (game: GameSummary, side: GameSummary['sides'][number] | undefined): string => {
    const feeder = side?.sideKind === 'tbd' && side.slot && 'game' in side.slot ? byKey.get(side.slot.game) : undefined;
    const [a, b] = feeder?.sides ?? [];
    // A game with a bye is not played. Its other side goes through.
    if (feeder?.phase === 'bye') return nameOf(feeder, a?.sideKind === 'bye' ? b : a);
    if (a && b && isKnown(a) && isKnown(b)) {
      return formatMessage(messages.either, { a: familyName(a.name), b: familyName(b.name) });
    }
    return sideText(intl, game, side, shortTitle);
  };

  const sideOf = (game: GameSummary, index: 0 | 1): BracketSide => {
    const side = game.sides[index];
    const kind = side?.sideKind === 'tbd' || side?.sideKind === 'bye' ? side.sideKind : 'entry';
    const seed = kind === 'entry' ? seeds.get(side?.id ?? '') : undefined;
    const winner = game.winner === index && game.phase === 'finished';
    const score = game.ending === 'walkover' && winner ? formatMessage(shared.walkoverShort) : scoreOf(game, index);
    return {
      kind,
      name: nameOf(game, side),
      ...(seed && { seed }),
      ...(score !== null && { score }),
      winner,
      followed: followed !== null && side?.id === followed,
    };
  };

  const stateText = (game: GameSummary): string => {
    const number = game.board?.number ?? 0;
    const advancing = game.phase === 'bye' ? game.sides.find(({ sideKind }) => sideKind !== 'bye') : game.sides[game.winner ?? -1];
    const winner = advancing ? nameOf(game, advancing) : '';
    if (game.phase === 'playing') return formatMessage(messages.live, { number });
    if (game.phase === 'called') return formatMessage(messages.called, { number });
    if (game.phase === 'bye') return formatMessage(messages.bye, { name: winner });
    if (game.phase === 'finished') return formatMessage(game.ending === 'walkover' ? messages.byWalkover : messages.won, { name: winner });
    return game.expectedAt === null
      ? formatMessage(messages.waiting)
      : formatMessage(messages.expected, { time: formatInstant(locale, game.expectedAt, tournament.timeZone, 'time') });
  };

  const gameOf = (game: GameSummary): BracketGame => {
    const sides = [sideOf(game, 0), sideOf(game, 1)] as const;
    // Screen readers get a walkover from the state, so the abbreviation that replaces the score is left out.
    const sideLabel = ({ name, score }: BracketSide) =>
      typeof score === 'number' ? formatMessage(messages.spokenSide, { name, score: String(score) }) : name;
    const isOnBoard = game.phase === 'playing' || game.phase === 'called';
    const tag = game.board && isOnBoard ? formatMessage(words.boardNumber, { number: game.board.number }) : undefined;
    const time = game.expectedAt === null ? undefined : formatInstant(locale, game.expectedAt, tournament.timeZone, 'time');
    return {
      key: game.key,
      sides,
      state: stateOf(game),
      label: formatMessage(messages.spoken, {
        game: gameTitle(intl, game),
        a: sideLabel(sides[0]),
        b: sideLabel(sides[1]),
        state: stateText(game),
      }),
      ...((tag ?? time) !== undefined && { tag: tag ?? time }),
      ...(game.phase !== 'bye' && {
        href: isOnBoard ? href('live', { id: game.id }) : href('tournamentGame', { tournament: tournament.slug, id: game.id }),
      }),
      // Two byes can meet if there are far fewer entries than places.
      hidden: game.sides.every(({ sideKind }) => sideKind === 'bye'),
    };
  };

  /** The length of a round's games and their time: "best of 5, from 20:50". */
  const noteOf = (games: readonly GameSummary[], format: string): string => {
    if (games.every(({ phase }) => phase === 'finished' || phase === 'bye')) return formatMessage(messages.roundPlayed, { format });
    const earliest = (instants: readonly (string | null)[]) =>
      instants.filter((instant) => instant !== null).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
    const time = (instant: string) => formatInstant(locale, instant, tournament.timeZone, 'time');
    const firstStart = earliest(games.map(({ startedAt }) => startedAt));
    if (firstStart !== undefined) return formatMessage(messages.roundFrom, { format, time: time(firstStart) });
    const firstExpected = earliest(games.map(({ expectedAt }) => expectedAt));
    return firstExpected === undefined ? format : formatMessage(messages.roundAbout, { format, time: time(firstExpected) });
  };

  return bracketParts(intl, bracket, {
    gameOf,
    noteOf: (games) => {
      const first = games.find(({ phase }) => phase !== 'bye') ?? games[0];
      return first ? noteOf(games, lengthText(intl, first.format)) : '';
    },
  });
}
