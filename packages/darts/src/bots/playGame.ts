import { versionOf } from '../x01/event.ts';
import type { GameEvent, NewEvent, SideRef } from '../x01/event.ts';
import type { Format } from '../x01/format.ts';
import { applyEvent, play } from '../x01/game.ts';
import type { GameState } from '../x01/state.ts';
import { botVisit } from './bot.ts';
import type { Bot } from './throwVisit.ts';

/** The input of a game between bots. `sigmas`: for each side a bot, or only its spread in millimetres. `random`: in [0, 1). */
export type BotGame = { format: Format; sides: SideRef[]; sigmas: readonly (Bot | number)[]; random: () => number; newId: () => string };

/** The next event that a marker would enter, or null if the game is over. */
export function nextEvent(state: GameState, { sigmas, random, newId }: Pick<BotGame, 'sigmas' | 'random' | 'newId'>): NewEvent | null {
  const { next } = state;
  const anyone = () => Math.floor(random() * state.sides.length);
  switch (next.kind) {
    case 'throwFirst':
      return { id: newId(), v: versionOf('throwFirst'), kind: 'throwFirst', payload: { leg: next.leg, side: anyone(), how: next.how } };
    case 'visit':
      return {
        id: newId(),
        v: versionOf('visit'),
        kind: 'visit',
        payload: { side: next.side, ...botVisit(state, sigmas[next.side] ?? 20, random) },
      };
    case 'tiebreak':
      return { id: newId(), v: versionOf('tiebreak'), kind: 'tiebreak', payload: { leg: next.leg, side: anyone(), how: 'bull' } };
    default:
      return null;
  }
}

/** A whole legal game, from its start to its end, as its log. The same arguments give the same game. */
export function playGame(game: BotGame): GameEvent[] {
  const { format, sides, newId } = game;
  const start: NewEvent = { id: newId(), v: versionOf('start'), kind: 'start', payload: { format, sides, rules: 1 } };
  const log: GameEvent[] = [{ ...start, seq: 1 }];
  let played = play([], start);
  for (;;) {
    if (!played.ok) throw new Error(`A bot broke the rule ${played.code}; the bot and the rules disagree.`);
    const event = nextEvent(played.value, game);
    if (!event) return log;
    log.push({ ...event, seq: log.length + 1 });
    played = applyEvent(played.value, event);
  }
}
