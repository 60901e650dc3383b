/** Examples of a README as a program, so that what it says is true. */

const literal = /^(.+); \/\/ (\[.*\]|\{.*\}|'[^']*'|true|false|null|-?[\d.]+)(?=:|$)/;

/** A line `expression; // value` becomes an assertion that it is so. A comment that is no value, or leaves some out with `…`, stays one. */
function asserted(line: string): string {
  const [, expression, value] = literal.exec(line) ?? [];
  if (expression === undefined || value === undefined || value.includes('…')) return line;
  return `deepEqual(${expression}, ${value});`;
}

/** The TypeScript blocks of a Markdown text, one after the other, as one module that throws where a stated value is another. */
export function exampleProgram(markdown: string): string {
  const blocks = [...markdown.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
  const lines = blocks.join('\n').split('\n').map(asserted);
  return ["import { deepStrictEqual as deepEqual } from 'node:assert';", ...lines].join('\n');
}
