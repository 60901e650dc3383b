/**
 * Renders the icons of the installed app from hosts/web/public/icon.svg and writes them next to it. Run `node scripts/icons.ts` after changing
 * icon.svg. Systems may crop a maskable icon to the middle four fifths, so the logo is smaller on those icons.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browser } from 'playwright';
import { chromium } from '../.storybook/chromium.ts';
import { root } from './lib/project.ts';

const folder = join(root, 'hosts/web/public');
const logo = readFileSync(join(folder, 'icon.svg'), 'utf8');
const background = /fill="(#\w+)"/.exec(logo)?.[1] ?? '';

const icons = [
  { name: 'icon-192', size: 192, scale: 1 },
  { name: 'icon-512', size: 512, scale: 1 },
  { name: 'icon-maskable-192', size: 192, scale: 0.8 },
  { name: 'icon-maskable-512', size: 512, scale: 0.8 },
  // iOS only rounds the corners, so the logo keeps its size.
  { name: 'apple-touch-icon', size: 180, scale: 1 },
];

const window = await browser.launch(chromium);
const page = await window.newPage();
for (const { name, size, scale } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const icon = `<div style="width:${size * scale}px;height:${size * scale}px">${logo}</div>`;
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">${icon}</body>`);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
await window.close();
