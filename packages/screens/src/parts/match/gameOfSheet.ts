import type { GameSummary } from '@oche/api/contract/game';
import { throwers } from '@oche/darts/match/games';
import type { SheetGame } from '@oche/darts/match/state';
import { formatOf } from '@oche/darts/match/throwsFirst';
import { nobody } from '@oche/darts/x01/event';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages } from './messages.ts';
import type { UsedMatch } from './useMatch.ts';

/** The players of a side in throwing order; a missing player is nobody. */
const playersOf = ({ formatMessage }: IntlShape, { state, nameOf }: UsedMatch, { size }: SheetGame, named: readonly (string | null)[]) =>
  throwers(state.structure, size, named).map((id) => ({ id, name: id === nobody ? formatMessage(messages.missing) : nameOf(id) }));

/**
 * The summary of a game on the sheet. Before its first event it has the players and the format of the sheet on this device, which may know more than
 * the server without a network. Undefined if the match has no games yet.
 */
export function gameOfSheet(intl: IntlShape, match: UsedMatch, key: string): GameSummary | undefined {
  const summary = match.gameOf(key);
  const game = match.state.games.find((each) => each.key === key);
  const format = game && formatOf(game, match.state.toss);
  if (!summary || !game || !format || summary.length > 0) return summary;
  const { home, away } = match.sheet.match;
  return {
    ...summary,
    format,
    sides: summary.sides.map((side, index) => {
      const named = game.players[index === 0 ? 0 : 1];
      if (!named) return side;
      const players = playersOf(intl, match, game, named);
      return {
        ...side,
        ...{ id: index === 0 ? home.id : away.id, players, name: players.map(({ name }) => name).join(' / ') },
        sideKind: game.size === 'team' || game.size > 2 ? 'team' : game.size === 2 ? 'pair' : 'player',
      };
    }),
  };
}
