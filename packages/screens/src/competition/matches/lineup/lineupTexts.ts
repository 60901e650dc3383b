import type { LineupPlayer } from '@oche/api/contract/match';
import type { LineupProblem } from '@oche/darts/match/checkLineup';
import type { LineupSlot } from '@oche/darts/match/lineup';
import type { MatchState, SheetGame } from '@oche/darts/match/state';
import type { Side } from '@oche/darts/match/structure';
import { starterOf } from '@oche/darts/match/throwsFirst';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList, formatPlanned } from '@oche/i18n/format';
import type { LineupBlock, LineupSlot as ShownSlot } from '@oche/ui/LineupEditor';
import { messages as gameMessages } from '../../../parts/game/gameMessages.ts';
import { gameFormat } from '../../../parts/match/matchTexts.ts';
import { messages as shared } from '../../../parts/match/messages.ts';
import { messages } from '../../../parts/match/lineupMessages.ts';

/** The rule that a lineup breaks, as a sentence without a full stop. */
export function problemText(
  { formatMessage, locale }: IntlShape,
  { code, player, limit = 0, detail = '' }: LineupProblem,
  players: readonly Pick<LineupPlayer, 'player' | 'name' | 'elsewhereFor'>[],
): string {
  const find = (id: string | null) => players.find((each) => each.player === id);
  const isDay = code === 'not-yet-eligible' || code === 'former-team';
  return formatMessage(messages.problem, {
    // ICU allows no hyphens in the names of cases.
    ...{ code: code.replaceAll('-', '_'), limit },
    day: isDay ? formatPlanned(locale, detail, 'date') : '',
    name: (code === 'pair-again' ? find(detail) : find(player))?.name ?? '',
    team: find(player)?.elsewhereFor ?? formatMessage(messages.anotherTeam),
  });
}

/** The name of a slot: "Game 3", "Game 5, player 2", "Position 1". */
export function slotLabel({ formatMessage }: IntlShape, { games }: MatchState, slot: LineupSlot): string {
  if ('seat' in slot) return formatMessage(messages.seat, { number: slot.seat });
  const { number = 0 } = games.find(({ key }) => key === slot.game) ?? {};
  return slot.place === 0
    ? formatMessage(gameMessages.ofMatch, { number })
    : formatMessage(messages.gamePlayer, { number, place: slot.place + 1 });
}

/** The slots of a player in a lineup: "game 1, 3". Undefined without one. */
export function placedText(
  { formatMessage, locale }: IntlShape,
  { games }: MatchState,
  slots: readonly LineupSlot[],
  value: readonly (string | null)[],
  player: string,
): string | undefined {
  const own = slots.filter((_slot, at) => value[at] === player);
  const [first] = own;
  if (!first) return undefined;
  if ('seat' in first) return formatMessage(messages.placedSeat, { number: first.seat });
  const numbers = own.flatMap((slot) => ('game' in slot ? [String(games.find(({ key }) => key === slot.game)?.number)] : []));
  return formatMessage(messages.placed, { games: formatList(locale, numbers, 'unit') });
}

const throwsText = ({ formatMessage }: IntlShape, { toss }: MatchState, { throwsFirst }: SheetGame, side: Side) => {
  const starter = starterOf(throwsFirst, toss);
  if (starter !== 'first' && starter !== 'second') return {};
  const isFirst = (starter === 'first') === (side === 0);
  return { throwsFirst: isFirst, detail: formatMessage(isFirst ? shared.throwsFirst : messages.throwsSecond) };
};

/** The heading of the games of a block, or of the seats. */
function headOf(intl: IntlShape, game: SheetGame | undefined) {
  const { formatMessage } = intl;
  if (!game) return { title: formatMessage(messages.seats), note: formatMessage(messages.seatsMean) };
  const notes = [gameFormat(intl, game), ...(game.block.lineup === 'drawn' ? [formatMessage(messages.drawn)] : [])];
  return { title: formatMessage(shared.block, { size: String(game.size) }), note: notes.join('; ') };
}

/** The slots of a lineup under the headings of their blocks. `errors`: the broken rules, by the index of the slot. */
export function lineupBlocks(
  intl: IntlShape,
  state: MatchState,
  side: Side,
  slots: readonly LineupSlot[],
  errors: ReadonlyMap<number, string>,
): LineupBlock[] {
  const blocks: (LineupBlock & { slots: ShownSlot[] })[] = [];
  for (const [at, slot] of slots.entries()) {
    const game = 'game' in slot ? state.games.find(({ key }) => key === slot.game) : undefined;
    const id = game?.block.id ?? 'seats';
    let block = blocks.find((each) => each.id === id);
    if (!block) {
      block = { id, ...headOf(intl, game), slots: [] };
      blocks.push(block);
    }
    const isFirst = 'seat' in slot || slot.place === 0;
    block.slots.push({
      ...{ id: String(at), label: slotLabel(intl, state, slot) },
      number: 'seat' in slot ? String(slot.seat) : isFirst ? String(game?.number) : '',
      ...(game && isFirst && throwsText(intl, state, game, side)),
      ...(errors.has(at) && { error: errors.get(at) }),
    });
  }
  return blocks;
}
