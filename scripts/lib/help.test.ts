import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { installFailure } from './help.mjs';
import { root } from './project.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const commands = Object.keys(scripts).map((name) => ({
  name,
  file: `${name.replace(/[:-](\w)/g, (_all, letter: string) => letter.toUpperCase())}.ts`,
}));

/** A copy of the scripts, in a folder without installed packages. */
function freshCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oche-help-'));
  mkdirSync(join(folder, 'scripts/lib'), { recursive: true });
  for (const file of ['bootstrap.mjs', 'lib/help.mjs', ...commands.map(({ file: name }) => name)])
    copyFileSync(join(root, 'scripts', file), join(folder, 'scripts', file));
  return folder;
}

test('--help of every command explains it and lists all its options, without installing anything', async () => {
  const folder = freshCheckout();
  try {
    for (const { name, file } of commands) {
      const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), name, '--', '--help']);
      expect(stdout).toMatch(new RegExp(`^Usage: .*npm (run )?${name}\\b.*\\n\\n\\S`));
      const source = readFileSync(join(root, 'scripts', file), 'utf8');
      const declared = [...source.matchAll(/['"]?([\w-]+)['"]?: \{ type: '(?:string|boolean)'/g)].map(([, option]) => `--${option}`);
      const read = [...source.matchAll(/includes\('(--[\w-]+)'\)/g)].map(([, option = '']) => option);
      for (const option of [...declared, ...read]) expect([name, stdout]).toEqual([name, expect.stringContaining(`  ${option}`)]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [
    'npm error code ENOTFOUND\nnpm error request to https://registry.example/npm failed',
    /the package registry does not respond\. Check the network/,
  ],
  ['ERR_PNPM_META_FETCH_FAIL  GET https://registry.example/react: connect ECONNREFUSED', /the package registry does not respond/],
  ['npm error code ENOSPC', /the disk is full\. Free/],
  ['npm error code EACCES', /this folder is not writable/],
  ['spawn npm ENOENT', /npm was not found\. Install Node/],
  ['something else', /the reason is printed above\. Run the same command again/],
])('a failed installation prints a remedy: %s', (output, sentence) => {
  expect(installFailure('node', output).sentence).toMatch(sentence);
});
