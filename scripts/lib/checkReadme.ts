/**
 * `node scripts/lib/checkReadme.ts FILE …`: compiles and runs the examples of Markdown files, drafts for example, as the tests do
 * with the README of packages/darts. Mistakes are told with their lines in the file.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exampleProblems } from './readmeExamples.ts';

for (const file of process.argv.slice(2)) {
  const problems = await exampleProblems(readFileSync(resolve(file), 'utf8'), file);
  console.log(problems.length === 0 ? `${file}: compiles, runs, and says what is so` : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
}
