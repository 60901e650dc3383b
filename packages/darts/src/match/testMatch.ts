import type { Lineup, MatchEvent, MatchEventKind, MatchPayloads, NewMatchEvent } from './event.ts';
import { foldMatch } from './fold.ts';
import { slotsOf } from './lineup.ts';
import type { MatchCode } from './matchCode.ts';
import { mayRecord } from './record.ts';
import type { Recorder } from './record.ts';
import { seen } from './sheet.ts';
import { gameOfResult } from './state.ts';
import type { FoldedGame, MatchState, SheetGame } from './state.ts';
import type { MatchStructure, Side } from './structure.ts';
import { small } from './testStructure.ts';

/** For tests: an editor, who may record everything. */
export const editor: Recorder = { sides: [], isEditor: true };
/** For tests: the captain of a side. */
export const captain = (side: Side): Recorder => ({ sides: [side], isEditor: false });
const names = ['home', 'away'] as const;

/** For tests: a game whose log is over. */
export const over = (home: number, away: number, more: Partial<FoldedGame> = {}): FoldedGame => ({
  ...gameOfResult([home, away]),
  ...more,
});

/** For tests: a game that is being played. */
export const playing = (home: number, away: number): FoldedGame => ({ ...over(home, away), state: 'playing', winner: null, ending: null });

/** For tests: `count` players of a side, h1 … or a1 …, in the order of their numbers; 0 is an empty slot. */
export const team = (side: Side, ...numbers: number[]): Lineup => numbers.map((number) => (number === 0 ? null : `${'ha'[side]}${number}`));

/** For tests: a match to which legal events can be added. Illegal events return or throw the code of the broken rule. */
export class TestMatch {
  structure: MatchStructure;
  events: MatchEvent[] = [];
  games: Record<string, FoldedGame> = {};

  constructor(structure: MatchStructure) {
    this.structure = structure;
  }

  get state(): MatchState {
    return foldMatch(this.structure, this.events, this.games);
  }

  get lastId(): string {
    return (this.events.at(-1) as MatchEvent).id;
  }

  game(key: string): SheetGame {
    return this.state.games.find((game) => game.key === key) as SheetGame;
  }

  event<K extends MatchEventKind>(kind: K, payload: MatchPayloads[K], author = 'server'): NewMatchEvent {
    return { id: `e${this.events.length + 1}`, v: 1, kind, payload, author } as NewMatchEvent;
  }

  /**
   * Adds an event and returns null, or returns the code of the rule that it breaks and does not change the log. What an editor records for a
   * captain has a reason.
   */
  try<K extends MatchEventKind>(kind: K, payload: MatchPayloads[K] & { reason?: string }, who: Recorder = editor): MatchCode | null {
    const author = who.sides[0] === undefined ? 'server' : names[who.sides[0]];
    const isForCaptain = who.isEditor && (kind === 'substitute' || kind === 'handed-in');
    const event = this.event(kind, isForCaptain ? { reason: 'the captain has called', ...payload } : payload, author);
    const code = mayRecord(this.state, event, who);
    if (!code) this.events = [...this.events, { ...event, seq: this.events.length + 1 }];
    return code;
  }

  add<K extends MatchEventKind>(kind: K, payload: MatchPayloads[K], who: Recorder = editor): string {
    const code = this.try(kind, payload, who);
    if (code) throw new Error(`${kind} breaks the rule ${code}`);
    return this.lastId;
  }

  /** Hands in both lineups of a part and reveals them. By default, the players of a full sheet, h1, h2 … and a1, a2 …, take turns. */
  reveal(part: string, home?: Lineup, away?: Lineup, drawNumber?: number): string {
    const slots = slotsOf(this.structure, part) ?? [];
    const usual = (side: Side) => team(side, ...slots.map((_, index) => (index % this.structure.sheet.full) + 1));
    for (const side of [0, 1] as const) this.add('handed-in', { side, part, hash: `hash of ${part}` }, captain(side));
    const players = [home ?? usual(0), away ?? usual(1)] as const;
    return this.add('revealed', { part, players, salts: ['s', 't'], ...(drawNumber !== undefined && { drawNumber }) });
  }

  /** Adds results of games, as `3-1`, to the next games that are ready. */
  play(...scores: string[]): this {
    for (const score of scores) {
      const next = this.state.games.find(({ status }) => status === 'ready');
      if (!next) throw new Error(`No game is ready for ${score}.`);
      const [home, away] = score.split('-').map(Number) as [number, number];
      this.games = { ...this.games, [next.key]: over(home, away) };
    }
    return this;
  }

  confirm(side: Side, saw = seen(this.state)): string {
    return this.add('confirm', { side, how: 'user', saw }, captain(side));
  }
}

/** For tests: the match `small` after all its games, 2–0, 1–2 and 2–1: three points to one. */
export function playedMatch(): TestMatch {
  const match = new TestMatch(small);
  match.reveal('match');
  match.play('2-0', '1-2');
  match.reveal('b');
  return match.play('2-1');
}
