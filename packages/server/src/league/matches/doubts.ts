import { matchEventVersion, type NewMatchEvent } from '@oche/darts/match/event';
import { standingEvents } from '@oche/darts/match/log';
import { everPlayed } from '@oche/darts/match/sheet';
import type { MatchState } from '@oche/darts/match/state';
import { bothSides, otherSide, type Side } from '@oche/darts/match/structure';
import { systemAuthor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { problemsOf } from './eligibility.ts';
import type { MatchRow } from './rows.ts';

/** Protests of the server that the log does not have yet. Those that were taken back are noted again. */
export const newProtests = (protests: readonly NewMatchEvent[], log: readonly NewMatchEvent[]): NewMatchEvent[] => {
  const textOf = (event: NewMatchEvent) =>
    event.kind === 'protest' ? [event.payload.side, event.payload.about, event.payload.text].join(' ') : '';
  const known = new Set(
    standingEvents(log)
      .filter(({ author }) => author === systemAuthor)
      .map(textOf),
  );
  return protests.filter((protest) => !known.has(textOf(protest)));
};

/** The players who are no longer named for a game in which they were named before. */
const leaversOf = (before: MatchState, after: MatchState): Set<string> =>
  new Set(
    before.games.flatMap((game, index) =>
      bothSides.flatMap((side) => everPlayed(game, side).filter((player) => !everPlayed(after.games[index]!, side).includes(player))),
    ),
  );

/** Whether a game of a side still breaks the rule of a protest against a player. */
const isBroken = async (match: MatchRow, sheet: MatchState, side: Side, player: string, code: string): Promise<boolean> => {
  for (const game of sheet.games.filter((each) => everPlayed(each, side).includes(player))) {
    const named = game.players[side]?.includes(player) ? game.players[side] : everPlayed(game, side);
    const problems = await problemsOf(match, sheet, side, game.key, named);
    if (problems.some((problem) => problem.code === code && problem.player === player)) return true;
  }
  return false;
};

/** Takes back the open protests of the server against players who have left games, if no other game gives a reason for them. */
export const endedDoubts = async (match: MatchRow, before: MatchState, after: MatchState, { newId }: Context): Promise<NewMatchEvent[]> => {
  const leavers = leaversOf(before, after);
  const ended: NewMatchEvent[] = [];
  for (const [id, { about, side, text, decision, isOfServer }] of Object.entries(after.protests)) {
    if (!isOfServer || decision !== null || !leavers.has(about)) continue;
    if (await isBroken(match, after, otherSide(side), about, text)) continue;
    ended.push({ id: newId(), v: matchEventVersion, kind: 'undo', payload: { target: id }, author: systemAuthor });
  }
  return ended;
};
