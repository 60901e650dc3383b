/** Turns the examples of a README into a program, so that a test can run them. */

const literal = /^(\s*)(.+); \/\/ (\[.*\]|\{.*\}|'[^']*'|true|false|null|-?[\d.]+)(?=:|$)/;

/**
 * Turns a line `expression; // value` into an assertion. A line whose comment is not a value, or is abbreviated with `…`, is returned
 * unchanged.
 */
function withAssertion(line: string): string {
  const [, indent = '', expression, value] = literal.exec(line) ?? [];
  if (expression === undefined || value === undefined || value.includes('…')) return line;
  return `${indent}deepEqual(${expression}, ${value});`;
}

// deepStrictEqual is an assertion function. With its original type, TypeScript would narrow the asserted expression in the rest of the example.
const helper =
  "import { deepStrictEqual } from 'node:assert'; const deepEqual: (actual: unknown, expected: unknown) => void = deepStrictEqual;";
const namedImport = /^import (type )?\{([^}]*)\} from ('[^']+');$/;

/** Merges import statements into one line, with each name once. */
function mergedImports(statements: readonly string[]): string {
  const others = new Set<string>();
  const names = new Map<string, Map<string, boolean>>();
  for (const statement of statements) {
    const [, typeOnly, list, from] = namedImport.exec(statement) ?? [];
    if (list === undefined || from === undefined) {
      others.add(statement);
      continue;
    }
    const known = names.get(from) ?? new Map<string, boolean>();
    names.set(from, known);
    for (const item of list.split(',').map((one) => one.trim().replace(/\s+/g, ' '))) {
      const name = item.replace(/^type /, '');
      if (name) known.set(name, (known.get(name) ?? true) && (Boolean(typeOnly) || item !== name));
    }
  }
  const merged = [...names].map(([from, known]) => {
    const list = [...known].map(([name, isType]) => (isType ? `type ${name}` : name));
    return list.every((item) => item.startsWith('type '))
      ? `import type { ${list.map((item) => item.slice(5)).join(', ')} } from ${from};`
      : `import { ${list.join(', ')} } from ${from};`;
  });
  return [...others, ...merged].join(' ');
}

/**
 * Joins the TypeScript blocks of a Markdown text to one module that throws if a value in a comment is wrong. Lines keep their numbers, so that
 * errors refer to lines of the Markdown text. Several blocks may import the same names. Each heading of level 2 or deeper opens a scope inside
 * the previous one. So a section can use the names of the sections above it, and can declare them again.
 */
export function exampleProgram(markdown: string): string {
  const imports: string[] = [];
  let fence: string | null = null;
  let statement: string | null = null;
  let scopes = 0;
  const lines = markdown.split('\n').map((line) => {
    const [, opened] = /^```(\w*)/.exec(line) ?? [];
    if (opened !== undefined) {
      fence = fence === null ? opened : null;
      return '';
    }
    if (fence === null && /^##+ /.test(line)) {
      scopes += 1;
      return '{';
    }
    if (fence !== 'ts') return '';
    if (statement === null && !/^import\b(?!\()/.test(line)) return withAssertion(line);
    statement = statement === null ? line : `${statement} ${line.trim()}`;
    if (line.trimEnd().endsWith(';')) {
      imports.push(statement.trim());
      statement = null;
    }
    return '';
  });
  const [first = '', ...rest] = lines;
  return [`${helper} ${mergedImports(imports)} ${first}`, ...rest, '}'.repeat(scopes)].join('\n');
}

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .replace(/[`*_]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Problems: links in the text, `](#anchor)`, without a heading, and headings of level 2 that the table of contents omits. */
export function contentsProblems(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```/gms, '');
  const links = new Set([...prose.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor));
  const headings = [...prose.matchAll(/^(##+) (.*)$/gm)].map(([, level = '', text = '']) => ({
    level: level.length,
    text,
    anchor: anchorOf(text),
  }));
  return [
    ...[...links].filter((link) => !headings.some(({ anchor }) => anchor === link)).map((link) => `the link #${link} has no heading`),
    ...headings
      .filter(({ level, text, anchor }) => level === 2 && !/^contents$/i.test(text) && !links.has(anchor))
      .map(({ text }) => `"${text}" is not in the table of contents`),
  ];
}
