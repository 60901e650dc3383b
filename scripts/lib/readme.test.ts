import { expect, test } from 'vitest';
import { exampleProgram } from './readme.ts';

const program = (code: string) =>
  exampleProgram('# A package\n\n```ts\n' + code + '\n```\n\nProse.\n')
    .split('\n')
    .slice(1)
    .join('\n')
    .trim();

test('a stated value is asserted, with or without prose behind it', () => {
  expect(program("route(121); // ['T20', 'T11', 'D14']")).toBe("deepEqual(route(121), ['T20', 'T11', 'D14']);");
  expect(program('state.next; // { side: 1 }: who must throw')).toBe('deepEqual(state.next, { side: 1 });');
});

test('what is no value stays a comment', () => {
  for (const line of ['ask(100); // 2 darts, or 3', 'judge(40); // { ok: true, … }', "play(log); // a rule, e.g. 'bust'"]) {
    expect(program(line)).toBe(line);
  }
});

test('blocks of other languages are left out, and those of this one joined', () => {
  const markdown = '```css\na {}\n```\n\n```ts\nconst a = 1;\n```\n\n```ts\na; // 1\n```\n';
  expect(exampleProgram(markdown)).toContain('const a = 1;\n\ndeepEqual(a, 1);');
  expect(exampleProgram(markdown)).not.toContain('a {}');
});
