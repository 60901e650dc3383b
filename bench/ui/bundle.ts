import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = 'virtual:app';

export type Bundle = {
  /** minified JavaScript after gzip, in bytes, including the part that is loaded later */
  size: number;
  /** the part of `size` that a page loads only when the component is first used, in bytes */
  later: number;
  /** files with code in the bundle, relative to the root of the repository */
  modules: string[];
};

/** Builds an app for production that uses the named exports of a module. React and React DOM are not in the bundle. */
export async function bundle(names: readonly string[], from: string): Promise<Bundle> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === name ? `${root}bench/ui/app.js` : null),
        load: (id) =>
          id === `${root}bench/ui/app.js`
            ? `import { ${names.join(', ')} } from '${from}';\nglobalThis.used = [${names.join(', ')}];`
            : null,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: name, external: /^react(-dom)?($|\/)/ },
    },
  });
  const chunks = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  let [size, later] = [0, 0];
  const modules: string[] = [];
  for (const chunk of chunks) {
    if (chunk.type !== 'chunk') continue;
    const bytes = gzipSync(chunk.code, { level: 9 }).length;
    size += bytes;
    if (!chunk.isEntry) later += bytes;
    modules.push(
      ...Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id.replace(root, '')] : [])),
    );
  }
  return { size, later, modules };
}

/** The size of several style sheets together in bytes, built as an app builds them, minified, after gzip. */
export async function sheetSize(...sheets: readonly string[]): Promise<number> {
  const ui = `${root}packages/ui/`;
  const built = await build({
    // Tailwind searches this folder for classes.
    root: ui,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      tailwindcss(),
      {
        name: 'sheet',
        resolveId: (id) => (id === 'virtual:sheet.css' ? `${ui}sheet.css` : null),
        load: (id) => (id === `${ui}sheet.css` ? sheets.map((sheet) => `@import '${sheet}';`).join('\n') : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'virtual:sheet.css' } },
  });
  const files = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  const css = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : []));
  return gzipSync(css.join('\n'), { level: 9 }).length;
}
