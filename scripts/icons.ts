/**
 * Draws the icons of the installed app from hosts/web/public/icon.svg and writes them next to it. Run `node scripts/icons.ts` after changing
 * icon.svg. Systems that cut a maskable icon to their own shape keep at least the middle four fifths, so the mark is smaller on those icons.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browser } from 'playwright';
import { chromium } from '../.storybook/chromium.ts';
import { root } from './lib/project.ts';

const folder = join(root, 'hosts/web/public');
const mark = readFileSync(join(folder, 'icon.svg'), 'utf8');
const ground = /fill="(#\w+)"/.exec(mark)?.[1] ?? '';

const icons = [
  { name: 'icon-192', size: 192, scale: 1 },
  { name: 'icon-512', size: 512, scale: 1 },
  { name: 'icon-maskable-192', size: 192, scale: 0.8 },
  { name: 'icon-maskable-512', size: 512, scale: 0.8 },
  // iOS only rounds the corners.
  { name: 'apple-touch-icon', size: 180, scale: 1 },
];

const opened = await browser.launch(chromium);
const page = await opened.newPage();
for (const { name, size, scale } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const drawn = `<div style="width:${size * scale}px;height:${size * scale}px">${mark}</div>`;
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${drawn}</body>`);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
await opened.close();
