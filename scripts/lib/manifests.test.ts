import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '@oche/routes/match';
import { root } from './project.ts';

type Manifest = {
  name: string;
  id: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

const folder = join(root, 'hosts/web/public');
const manifest = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.webmanifest`), 'utf8')) as Manifest;

/** Width and height from the header of a PNG. */
const sizeOf = (file: string) => {
  const head = readFileSync(file);
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
};

describe.each(['app', 'scoring'])('the %s manifest', (name) => {
  const { icons, start_url: start, theme_color: colour } = manifest(name);

  test('has the theme colour and starts at an existing page', () => {
    expect(colour).toBe('#111827');
    expect(matchRoute(start, 'app')?.name).toBe(name === 'app' ? 'home' : 'tablet');
  });

  test('lists icons that exist in the given sizes, one of them maskable', () => {
    for (const { src, sizes, type } of icons) {
      expect([src, existsSync(join(folder, src))]).toEqual([src, true]);
      if (type === 'image/png') expect([src, sizeOf(join(folder, src))]).toEqual([src, sizes]);
    }
    const large = (purpose?: string) => icons.filter((icon) => icon.purpose === purpose && icon.sizes === '512x512');
    expect([large().length, large('maskable').length]).toEqual([1, 1]);
  });
});

test('both apps can be installed on the same device', () => {
  expect(manifest('app').id).not.toBe(manifest('scoring').id);
  expect(manifest('app').name).not.toBe(manifest('scoring').name);
});

test('pages and manifests have the same theme colour', () => {
  const code = readFileSync(join(root, 'packages/screens/src/app/ThemeColor.tsx'), 'utf8');
  for (const name of ['app', 'scoring'] as const) expect(code).toContain(`content="${manifest(name).theme_color}"`);
});
