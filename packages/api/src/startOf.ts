import type { Payloads } from '@oche/darts/x01/event';
import type { GameSummary } from './contract/game.ts';

/** The payload of the `start` event of a game: its format, and its sides with their players. */
export const startOf = ({ format, sides }: Pick<GameSummary, 'format' | 'sides'>): Payloads['start'] => ({
  format,
  sides: sides.map(({ id, players }, index) => ({ id: id ?? String(index), players: players.map((player) => player.id) })),
  rules: 1,
});
