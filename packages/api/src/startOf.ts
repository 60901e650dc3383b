import type { Payloads } from '@oche/darts/x01/event';
import type { GameSummary } from './contract/game.ts';

/** What the log of a game begins with: its format, and its sides with their players. */
export const startOf = ({ format, sides }: Pick<GameSummary, 'format' | 'sides'>): Payloads['start'] => ({
  format,
  sides: sides.map(({ id, players }, index) => ({ id: id ?? String(index), players: players.map((player) => player.id) })),
  rules: 1,
});
