/** Examples of a README as a program, so that what it says is true. */

const literal = /^(\s*)(.+); \/\/ (\[.*\]|\{.*\}|'[^']*'|true|false|null|-?[\d.]+)(?=:|$)/;

/** A line `expression; // value` becomes an assertion that it is so. A comment that is no value, or leaves some out with `…`, stays one. */
function asserted(line: string): string {
  const [, indent = '', expression, value] = literal.exec(line) ?? [];
  if (expression === undefined || value === undefined || value.includes('…')) return line;
  return `${indent}deepEqual(${expression}, ${value});`;
}

// Without the type of deepStrictEqual, which takes what was asserted once for a fact of the type ever after.
const helper =
  "import { deepStrictEqual } from 'node:assert'; const deepEqual: (actual: unknown, expected: unknown) => void = deepStrictEqual;";
const namedImport = /^import (type )?\{([^}]*)\} from ('[^']+');$/;

/** All imports in one line, each name once, however many blocks import it. */
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
 * The TypeScript blocks of a Markdown text as one module that throws where a stated value is another. Every line stands where it
 * stands in the text, so that a mistake is told with its line there. Blocks may import what they need, also what another one has
 * imported. A heading from the second level on opens a scope inside the one before: a section may use the names of
 * those above it, and may declare any of them anew.
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
    if (statement === null && !/^import\b(?!\()/.test(line)) return asserted(line);
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

/** What GitHub makes of a heading's text as the target of a link. */
const anchorOf = (heading: string) =>
  heading
    .replace(/[`*_]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Links within the text, `](#anchor)`, that lead to no heading, and headings of the second level that its table of contents leaves out. */
export function contentsProblems(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```/gms, '');
  const links = new Set([...prose.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor));
  const headings = [...prose.matchAll(/^(##+) (.*)$/gm)].map(([, level = '', text = '']) => ({
    level: level.length,
    text,
    anchor: anchorOf(text),
  }));
  return [
    ...[...links].filter((link) => !headings.some(({ anchor }) => anchor === link)).map((link) => `#${link} leads nowhere`),
    ...headings
      .filter(({ level, text, anchor }) => level === 2 && !/^contents$/i.test(text) && !links.has(anchor))
      .map(({ text }) => `"${text}" is not in the table of contents`),
  ];
}
