import type { Plugin } from 'vite';
import type { PageFacts } from '../scripts/lib/pageFacts.ts';

const name = 'virtual:page-facts';

/** A Vite plugin that provides the facts of all pages to modules in the browser: `import { pages } from 'virtual:page-facts'`. */
export const pageFactsModule = (pages: readonly PageFacts[]): Plugin => ({
  name: 'oche:page-facts',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const pages = ${JSON.stringify(pages)};` : undefined),
});
