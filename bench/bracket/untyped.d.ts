declare module 'brackets-viewer/dist/brackets-viewer.min.js';
declare module 'brackets-viewer/dist/brackets-viewer.min.css';

interface Window {
  /** Times in ms, see `page.ts`. */
  bench: { render: () => Promise<number>; change: (turn: number) => Promise<number> };
  bracketsViewer: { render: (data: object) => Promise<void>; updateMatch: (match: object) => void };
}
