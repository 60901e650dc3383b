import type { DragEvent } from 'react';

/** What is dragged is a game that waits: nothing else may be dropped on a board. Browsers lower its case. */
export const gameType = 'application/x-oche-game';

export const dragGame = (event: DragEvent, key: string) => {
  event.dataTransfer.setData(gameType, key);
  event.dataTransfer.effectAllowed = 'move';
};

/** The key of the game that was dropped; null for anything else. */
export const draggedGame = (event: DragEvent) => event.dataTransfer.getData(gameType) || null;
