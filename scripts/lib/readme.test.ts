import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.ts';
import { contentsProblems, exampleProgram } from './readme.ts';
import { exampleProblems } from './readmeExamples.ts';

const block = (code: string) => `\`\`\`ts\n${code}\n\`\`\`\n`;
const lines = (markdown: string) => exampleProgram(markdown).split('\n');

test('a value in a comment becomes an assertion, with or without a text after it', () => {
  const code = "route(121); // ['T20', 'T11', 'D14']\nstate.next; // { side: 1 }: who must throw";
  expect(lines(`# A package\n${block(code)}`).slice(2, 4)).toEqual([
    "deepEqual(route(121), ['T20', 'T11', 'D14']);",
    'deepEqual(state.next, { side: 1 });',
  ]);
});

test('a comment that is not a value is unchanged', () => {
  for (const line of ['ask(100); // 2 darts, or 3', 'judge(40); // { ok: true, … }', "play(log); // a rule, e.g. 'bust'"]) {
    expect(lines(`# A package\n${block(line)}`)).toContain(line);
  }
});

test('every line keeps its line number; everything except TypeScript is removed', () => {
  const text = '# A package\n\nProse.\n\n```css\n## a {}\n```\n\n```ts\nconst a = 1;\n```\n';
  expect(lines(text).slice(1)).toEqual([
    ...text
      .split('\n')
      .slice(1)
      .map((line) => (line === 'const a = 1;' ? line : '')),
    '',
  ]);
});

test('the imports of all blocks are merged: each module is imported once, with each name once', () => {
  const first = "import { a } from 'x';\nimport type { T } from 'x';\nimport type { U } from 'y';";
  const second = "import {\n  a,\n  b as c,\n  T,\n} from 'x';\nimport z from 'z';\nawait import('w');";
  const [imports, ...rest] = lines(`# A package\n${block(first)}${block(second)}`);
  expect(imports).toMatch(/import z from 'z'; import \{ a, T, b as c \} from 'x'; import type \{ U \} from 'y'; $/);
  expect(rest.filter(Boolean)).toEqual(["await import('w');"]);
});

test('a section can use names from the sections above it and can declare them again', async () => {
  const text = `# A\n## One\n${block('const a = 1;\nconst b = 2;\na; // 1')}## Two\n${block('const a = 3;\na + b; // 5')}`;
  expect(await exampleProblems(text, 'sections.md')).toEqual([]);
});

test('mistakes are reported with their lines', async () => {
  const [typeError] = await exampleProblems(`# A\n\n${block('const a: string = 1;')}`, 'typed.md');
  expect(typeError).toMatch(/^typed\.md:4 Type 'number'/);
  const [assertionError] = await exampleProblems(`# A\n\n${block('const a = 1;\na; // 2')}`, 'run.md');
  expect(assertionError).toMatch(/run\.md:5/);
});

test('reports broken links and sections that the table of contents omits', () => {
  expect(contentsProblems('- [One, two](#one-two)\n- [x](#x)\n\n## One, `two`\n\n### Deeper\n\n## Three\n')).toEqual([
    'the link #x has no heading',
    '"Three" is not in the table of contents',
  ]);
});

test('the examples in the README of packages/darts compile and are correct', async () => {
  const readme = readFileSync(join(root, 'packages/darts/README.md'), 'utf8');
  expect(await exampleProblems(readme, 'packages/darts/README.md')).toEqual([]);
  expect(contentsProblems(readme)).toEqual([]);
});
