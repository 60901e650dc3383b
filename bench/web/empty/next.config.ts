import path from 'node:path';
import type { NextConfig } from 'next';

// A page rendered at build time cannot have a nonce. This is the strictest policy with which it works.
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'";

const config: NextConfig = {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  headers: () => Promise.resolve([{ source: '/', headers: [{ key: 'content-security-policy', value: policy }] }]),
};

export default config;
