import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';

// Told to the pages and to whoever asks for the latest; the processes that build are told it too.
const build = (process.env['BUILD_ID'] ??= Date.now().toString(36));

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const config: NextConfig = {
  generateBuildId: () => build,
  env: { BUILD_ID: build, PUBLIC_FILES: readdirSync(path.join(import.meta.dirname, 'public')).join(' ') },
  poweredByHeader: false,
  // The workspace is compiled as it is; its types are checked by `npm run check`, once for everything.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  // In production src/serve.ts forwards them; this is for `next dev`, which serves alone.
  rewrites: () =>
    Promise.resolve(
      process.env.NODE_ENV === 'development'
        ? ['api', 'app'].map((folder) => ({
            source: `/${folder}/:path*`,
            destination: `${process.env['API_ORIGIN'] ?? 'http://localhost:4000'}/${folder}/:path*`,
          }))
        : [],
    ),
  // For everything that is served here, files too. The API sends its own with its answers, and proxy.ts the policy of a page.
  headers: () =>
    Promise.resolve([
      { source: '/((?!api/).*)', headers: Object.entries(always).map(([key, value]) => ({ key, value })) },
      // proxy.ts does not run for these. A missing file is answered with a page.
      { source: '/_next/static/:path*', headers: [{ key: 'content-security-policy', value: "default-src 'none'" }] },
    ]),
  // A page is made anew for whoever asks, so nothing that was rendered for one visitor is kept for the next navigation.
  experimental: { staleTimes: { dynamic: 0 } },
};

// Next loads its configuration by the default export.
export default config;
