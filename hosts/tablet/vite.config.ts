import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeScript } from '@oche/screens/app/themeScript';
import { plainJson } from '../../scripts/lib/plainJson.ts';
import { realtimeIn, tellPage } from './src/tellPage.ts';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:4000';

/** The colour mode is set before the first paint, by the same constant text as on the web. */
const theme: Plugin = {
  name: 'theme-script',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
};

/** The letters are asked for with the page, not after the style sheet that names them. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.includes('archivo-latin-standard'))
        .map((file) => ({ tag: 'link', attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' } })),
  },
};

/** No server sends the pages of the native shell: what it would tell them is built in. */
const nativeApi = process.env['NATIVE_API_ORIGIN'];
const told: Plugin = {
  name: 'told',
  apply: 'build',
  transformIndexHtml: (html) => (nativeApi ? tellPage(html, { api: new URL(nativeApi).origin, ...realtimeIn(process.env) }) : html),
};

/** Told to the page, and in a file to whoever asks for the latest. */
const build = Date.now().toString(36);
const buildId: Plugin = {
  name: 'build-id',
  apply: 'build',
  config: () => ({ define: { 'import.meta.env.BUILD_ID': JSON.stringify(build) } }),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id: build }) });
  },
};

// Vite finds its configuration by the default export.
export default defineConfig({
  plugins: [plainJson(), react(), tailwindcss(), theme, preloadFont, told, buildId],
  // One home for the icons and manifests of both web hosts.
  publicDir: '../web/public',
  build: { target: 'es2022', chunkSizeWarningLimit: 700, outDir: nativeApi ? 'native/dist' : 'dist' },
  server: {
    port: Number(process.env['TABLET_PORT'] ?? 5173),
    proxy: { '/api': api, '/app': { target: api, ws: true } },
  },
});
