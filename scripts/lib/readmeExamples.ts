import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { root } from './project.ts';
import { exampleProgram } from './readme.ts';
import { runQuietly } from './run.ts';

/** Type errors of a module with the repository's compiler options. Its imports are not checked. */
function compileProblems(path: string, name: string): string[] {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [path] }, ts.sys, root);
  const program = ts.createProgram([path], options);
  const file = program.getSourceFile(path);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ messageText, start = 0 }) => {
    const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
    return `${name}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

/** Compiles and runs the examples of a Markdown text. Returns the errors, each with `name` and a line number. */
export async function exampleProblems(markdown: string, name: string): Promise<string[]> {
  // The folder is inside the checkout, so that the packages can be resolved.
  const folder = join(root, '.tmp/readme');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${basename(name, '.md')}-${process.pid}.ts`);
  try {
    writeFileSync(path, exampleProgram(markdown));
    const problems = compileProblems(path, name);
    if (problems.length > 0) return problems;
    const { code, output } = await runQuietly([path]);
    return code === 0 ? [] : [`${name}: ${output.replaceAll(`file://${path}`, name).replaceAll(path, name).trim()}`];
  } finally {
    rmSync(path, { force: true });
  }
}
