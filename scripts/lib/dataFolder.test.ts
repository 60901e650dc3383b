import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder, removeData } from './dataFolder.ts';
import { root } from './project.ts';

it('is .data in the checkout unless DATA_DIR names another folder', () => {
  expect(dataFolder({})).toBe(join(root, '.data'));
  expect(dataFolder({ DATA_DIR: '/srv/oche' })).toBe('/srv/oche');
});

it('cannot be a folder that contains the project', () => {
  for (const DATA_DIR of ['/', root, '..']) expect(() => dataFolder({ DATA_DIR })).toThrow('contains the project itself');
});

it('is not removed while a process uses it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oche-data-'));
  writeFileSync(join(folder, 'lock'), String(process.pid));
  expect(() => removeData(folder)).toThrow(`in use by process ${process.pid}`);
  expect(existsSync(folder)).toBe(true);
  writeFileSync(join(folder, 'lock'), '');
  removeData(folder);
  expect(existsSync(folder)).toBe(false);
  removeData(folder);
});
