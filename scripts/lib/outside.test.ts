import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each([
  ['packages/screens/README.md', 'scripts/outside/vite/src/main.tsx'],
  ['packages/screens/README.md', 'scripts/outside/vite/src/styles.css'],
  ['packages/screens/README.md', 'scripts/outside/next/app/Darts.tsx'],
  ['packages/server/README.md', 'scripts/outside/node/server.ts'],
])('%s contains the current text of %s', (readme, template) => {
  expect(read(readme)).toContain(read(template));
});
