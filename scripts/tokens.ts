/**
 * Writes packages/ui/src/theme.css from packages/ui/tokens.json and packages/ui/rules.css: the theme of Tailwind in both modes,
 * the roles of type, densities, print and forced colours. Refuses tokens that break the Design Tokens format.
 * `node scripts/tokens.ts` writes; with `--check` it fails where the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { themeCss } from './lib/themeCss.ts';
import { readTokens, tokenProblems } from './lib/tokens.ts';

const read = (path: string) => readFileSync(new URL(`../packages/ui/${path}`, import.meta.url), 'utf8');
const json: unknown = JSON.parse(read('tokens.json'));
const problems = tokenProblems(json);
if (problems.length > 0) {
  console.error(['packages/ui/tokens.json breaks the Design Tokens format:', ...problems].join('\n'));
  process.exit(1);
}

const css = themeCss(readTokens(json), read('rules.css'));
if (!process.argv.includes('--check')) writeFileSync(new URL('../packages/ui/src/theme.css', import.meta.url), css);
else if (read('src/theme.css') !== css) {
  console.error('packages/ui/src/theme.css is older than its tokens. Run: node scripts/tokens.ts');
  process.exit(1);
}
