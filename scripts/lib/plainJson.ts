import type { Plugin } from 'vite';

/**
 * Removes `with { type: 'json' }` from dynamic imports in development and tests. Node requires the attribute to import a catalogue. Vite serves
 * JSON as JavaScript but leaves the attribute in the import, so browsers would reject the module.
 */
export const plainJson = (): Plugin => ({
  name: 'plain-json',
  enforce: 'pre',
  apply: 'serve',
  transform(code, id) {
    if (id.includes('/node_modules/') || !/\.tsx?($|\?)/.test(id) || !code.includes("type: 'json'")) return null;
    return { code: code.replaceAll(/(import\([^()]*?),\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*\}\s*\)/g, '$1)'), map: null };
  },
});
