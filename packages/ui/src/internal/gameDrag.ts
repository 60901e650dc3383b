import type { DragEvent } from 'react';

/** Type of a dragged game, so that a board accepts nothing else. In lower case, because browsers convert types to it. */
export const gameType = 'application/x-oche-game';

export const dragGame = (event: DragEvent, key: string) => {
  event.dataTransfer.setData(gameType, key);
  event.dataTransfer.effectAllowed = 'move';
};

/** The key of the dropped game; null if something else was dropped. */
export const draggedGame = (event: DragEvent) => event.dataTransfer.getData(gameType) || null;
