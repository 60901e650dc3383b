import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Aliases to React 18, for the library that needs it. */
const react18 = [
  { find: /^react($|\/)/, replacement: 'react-18$1' },
  { find: /^react-dom($|\/)/, replacement: 'react-dom-18$1' },
];

/** Builds the page of one library for production, in memory. */
export async function buildPage(entry: string, { reactVersion = 19 }: { reactVersion?: 18 | 19 } = {}) {
  const built = await build({
    root: here('../..'),
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: reactVersion === 18 ? { alias: react18 } : { dedupe: ['react', 'react-dom'] },
    build: { write: false, cssCodeSplit: false, modulePreload: false, rolldownOptions: { input: here(`./${entry}`) } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk' && each.isEntry);
  if (script?.type !== 'chunk') throw new Error(`The build of ${entry} has no script.`);
  const styles = outputs.flatMap((each) => (each.type === 'asset' && each.fileName.endsWith('.css') ? String(each.source) : []));
  return { script: script.code, styles: styles.join('\n') };
}
