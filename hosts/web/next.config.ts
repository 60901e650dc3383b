import path from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // The workspace is compiled as it is; its types are checked by `npm run check`, once for everything.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  // A page is made anew for whoever asks, so nothing that was rendered for one visitor is kept for the next navigation.
  experimental: { staleTimes: { dynamic: 0 } },
};

// Next loads its configuration by the default export.
export default config;
