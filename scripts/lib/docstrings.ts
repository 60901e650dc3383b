import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { root } from './project.ts';

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names that a statement declares. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  return [(statement as ts.DeclarationStatement).name?.getText() ?? 'default'];
}

/** Whether a statement has a docstring with at least two words. */
function isDescribed(statement: ts.Statement): boolean {
  const texts = ts.getJSDocCommentsAndTags(statement).map((doc) => doc.getText().replace(/^\/\*\*|\*\/$|^\s*\*/gm, ''));
  return texts.some((text) => (text.match(/\p{L}+/gu) ?? []).length >= 2);
}

/** The exported declarations without a docstring in a source. `line` counts from 1. */
export function undescribed(text: string, file = 'file.ts'): { name: string; line: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const overloads = new Set<string>();
  return source.statements.filter(isExported).flatMap((statement) => {
    const names = namesOf(statement).filter((name) => !overloads.has(name));
    // The docstring of the first overload covers all overloads.
    if (ts.isFunctionDeclaration(statement)) for (const name of names) overloads.add(name);
    const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    return isDescribed(statement) ? [] : names.map((name) => ({ name, line }));
  });
}

/** The exports of packages/darts without a docstring, as lines of text, and the number of files read. */
export function docstringProblems(): { problems: string[]; files: number } {
  const files = globSync('packages/darts/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/test[A-Z]*.ts'] }).sort();
  const problems = files.flatMap((path) => {
    const file = path.split(sep).join('/');
    return undescribed(readFileSync(join(root, path), 'utf8'), file).map(({ name, line }) => `${file}:${line} ${name} has no docstring`);
  });
  return { problems, files: files.length };
}
