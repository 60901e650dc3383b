import type { DragEvent } from 'react';

/** The data type of a dragged game. A board accepts nothing else. It must be lower case, because browsers convert types to lower case. */
export const gameType = 'application/x-oche-game';

export const dragGame = (event: DragEvent, key: string) => {
  event.dataTransfer.setData(gameType, key);
  event.dataTransfer.effectAllowed = 'move';
};

/** The key of the dropped game; null if something else was dropped. */
export const draggedGame = (event: DragEvent) => event.dataTransfer.getData(gameType) || null;
