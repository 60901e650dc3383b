/**
 * `node scripts/lib/checkReadme.ts FILE …` compiles and runs the examples in Markdown files, as a test does for the README of packages/darts.
 * Prints the problems with their lines in the file.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exampleProblems } from './readmeExamples.ts';

for (const file of process.argv.slice(2)) {
  const problems = await exampleProblems(readFileSync(resolve(file), 'utf8'), file);
  console.log(problems.length === 0 ? `${file}: the examples compile, run and are correct` : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}
