import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { isUnpublished, publishedFile, specifiersIn } from './packageContents.ts';
import { root } from './project.ts';

/** `@oche/api/contract/game` → `packages/api/src/contract/game`. Other specifiers are returned unchanged. */
const inWorkspace = (specifier: string) =>
  specifier.replace(/^@oche\/mocks\//, 'mocks/src/').replace(/^@oche\/(\w+)\//, (_all, name: string) => `packages/${name}/src/`);

test('published files do not import files that only tests and stories use', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'mocks/src/**/*.{ts,tsx}'], { cwd: root }).filter((file) => !isUnpublished(file));
  const problems = files.flatMap((file) =>
    specifiersIn(readFileSync(join(root, file), 'utf8')).flatMap((specifier) => {
      const target = specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : `${inWorkspace(specifier)}.ts`;
      return isUnpublished(target) ? [`${file} imports ${specifier}`] : [];
    }),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(problems).toEqual([]);
});

test('resolves an import of a package from itself', () => {
  const imports = { '#screen/*': { default: './dist/*.js' } };
  expect(publishedFile('#screen/home/home/Home', imports)).toBe('./dist/home/home/Home.js');
  expect(publishedFile('#other/home', imports)).toBeUndefined();
  expect(publishedFile('#screen/home')).toBeUndefined();
});
