import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeScript } from '@oche/screens/app/themeScript';
import { plainJson } from '../../scripts/lib/plainJson.ts';
import { realtimeConfig, writePageConfig } from './src/pageConfig.ts';

const api = process.env['API_ORIGIN'] ?? 'http://localhost:4000';

/** Sets the colour mode before the first paint, with the same script as on the web host. */
const theme: Plugin = {
  name: 'theme-script',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
};

/** Loads the font together with the page. Otherwise the browser would find it only after it has loaded the style sheet. */
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

/** No server sends the pages of the native shell, so the build writes their configuration. */
const nativeApi = process.env['NATIVE_API_ORIGIN'];
const nativeConfig: Plugin = {
  name: 'native-config',
  apply: 'build',
  transformIndexHtml: (html) =>
    nativeApi ? writePageConfig(html, { api: new URL(nativeApi).origin, ...realtimeConfig(process.env) }) : html,
};

/** The id of the build. Pages contain it, and compare it with the file builds/latest.json. */
const build = Date.now().toString(36);
const buildId: Plugin = {
  name: 'build-id',
  apply: 'build',
  config: () => ({ define: { 'import.meta.env.BUILD_ID': JSON.stringify(build) } }),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id: build }) });
  },
};

// Vite reads the default export.
export default defineConfig({
  plugins: [plainJson(), react(), tailwindcss(), theme, preloadFont, nativeConfig, buildId],
  // Both hosts use the same icons and manifests.
  publicDir: '../web/public',
  build: { target: 'es2022', chunkSizeWarningLimit: 700, outDir: nativeApi ? 'native/dist' : 'dist' },
  server: {
    port: Number(process.env['TABLET_PORT'] ?? 5173),
    proxy: { '/api': api, '/app': { target: api, ws: true } },
  },
});
