declare module 'brackets-viewer/dist/brackets-viewer.min.js';
declare module 'brackets-viewer/dist/brackets-viewer.min.css';

interface Window {
  /** Set by `registerPage` in `page.ts`. Times are in milliseconds. */
  bench: { render: () => Promise<number>; change: (number: number) => Promise<number> };
  bracketsViewer: { render: (data: object) => Promise<void>; updateMatch: (match: object) => void };
}
