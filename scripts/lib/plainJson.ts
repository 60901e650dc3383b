import type { Plugin } from 'vite';

/**
 * Node demands `with { type: 'json' }` where it imports a catalogue; Vite serves JSON as a module and leaves the attribute in
 * dynamic imports, which browsers then refuse. So it goes while developing and testing.
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
