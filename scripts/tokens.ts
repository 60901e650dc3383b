/**
 * `node scripts/tokens.ts` writes packages/ui/src/theme.css from packages/ui/tokens.json and packages/ui/rules.css. The file has the
 * Tailwind theme in both modes, type roles, densities, print and forced colours. The script fails if the tokens violate the Design Tokens
 * format. With `--check` it writes nothing and fails if the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { themeCss } from './lib/themeCss.ts';
import { readTokens, tokenProblems } from './lib/tokens.ts';

const read = (path: string) => readFileSync(new URL(`../packages/ui/${path}`, import.meta.url), 'utf8');
const json: unknown = JSON.parse(read('tokens.json'));
const problems = tokenProblems(json);
if (problems.length > 0) {
  console.error(['packages/ui/tokens.json violates the Design Tokens format:', ...problems].join('\n'));
  process.exit(1);
}

const css = themeCss(readTokens(json), read('rules.css'));
if (!process.argv.includes('--check')) writeFileSync(new URL('../packages/ui/src/theme.css', import.meta.url), css);
else if (read('src/theme.css') !== css) {
  console.error('packages/ui/src/theme.css is stale. Run: node scripts/tokens.ts');
  process.exit(1);
}
