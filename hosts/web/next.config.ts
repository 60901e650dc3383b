import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';

// The id of the build. It is in every page and in builds/latest.json. The environment variable passes it to the child processes of the build.
const build = (process.env['BUILD_ID'] ??= Date.now().toString(36));

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/**
 * Marks the scripts of browsers as needed at once, so that V8 compiles all their functions while it loads them, in another thread. Without this
 * the main thread compiles every module on its first use, which blocks a phone for longer than everything else that a page does.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
function hintScripts(distDir: string): void {
  for (const file of globSync(path.join(distDir, 'static/chunks/**/*.js'))) {
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
  }
}

const config: NextConfig = {
  compiler: { runAfterProductionCompile: ({ distDir }) => Promise.resolve(hintScripts(distDir)) },
  generateBuildId: () => build,
  env: { BUILD_ID: build, PUBLIC_FILES: readdirSync(path.join(import.meta.dirname, 'public')).join(' ') },
  poweredByHeader: false,
  // `npm run check` checks the types of the whole workspace.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  // These are only for `next dev`. In production, src/serve.ts forwards the requests.
  rewrites: () =>
    Promise.resolve(
      process.env.NODE_ENV === 'development'
        ? ['api', 'app'].map((folder) => ({
            source: `/${folder}/:path*`,
            destination: `${process.env['API_ORIGIN'] ?? 'http://localhost:4000'}/${folder}/:path*`,
          }))
        : [],
    ),
  // These are for all pages and files. The API sends its own headers, and proxy.ts adds the content security policy of a page.
  headers: () =>
    Promise.resolve([
      { source: '/((?!api/).*)', headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
      // proxy.ts does not run for these files. The response for a missing file is a page.
      { source: '/_next/static/:path*', headers: [{ key: 'content-security-policy', value: "default-src 'none'" }] },
    ]),
  // Next's router must not cache pages, because they may depend on the session.
  experimental: { staleTimes: { dynamic: 0 } },
};

// Next reads the default export.
export default config;
