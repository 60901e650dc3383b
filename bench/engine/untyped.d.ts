// Types for libraries without types, as far as the bench uses them.

declare module 'duel' {
  export type DuelId = { s: number; r: number; m: number; toString(): string };
  export type DuelMatch = { id: DuelId; p: [number, number]; m?: [number, number] };
  export type DuelTournament = {
    matches: DuelMatch[];
    /** the next game and side of the winner; null after the last game */
    right(id: DuelId): [DuelId, 0 | 1] | null;
    /** the next game and side of the loser; null if there is none */
    down(id: DuelId): [DuelId, 0 | 1] | null;
    /** every recorded score, in order */
    state: unknown[];
    score(id: DuelId, score: [number, number]): boolean;
  };
  const Duel: {
    new (players: number, options: { short?: boolean; last?: number; downMix?: boolean }): DuelTournament;
    WB: number;
    LB: number;
    invalid(players: number, options: object): string | null;
  };
  export default Duel;
}

declare module 'groupstage' {
  const GroupStage: new (
    players: number,
    options: { groupSize?: number },
  ) => { matches: { id: { s: number; r: number; m: number; toString(): string }; p: [number, number] }[] };
  export default GroupStage;
}

declare module 'roundrobin' {
  export default function robin(players: number, names?: readonly string[]): [string, string][][];
}
