/**
 * The size that each component adds to an app with React, compared with the bare Radix primitive and, for common components, with Mantine, MUI and
 * react-aria-components. Also checks that no component's bundle contains another component that it does not show.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../scripts/lib/project.ts';
import { atMost, type Check, type CheckTable } from './checks.ts';
import { cellOf, type Cell, type Suite } from './suite.ts';
import { bundle, sheetSize } from './ui/bundle.ts';
import { shows } from './ui/shows.ts';

const source = join(root, 'packages/ui/src');
const components = globSync('*/*.tsx', { cwd: source })
  .filter((file) => file === join(basename(file, '.tsx'), basename(file)))
  .map((file) => basename(file, '.tsx'))
  .sort();

/** By component: the names to import from its module, if they are more than the component. */
const importedNames: Record<string, string[]> = { Toaster: ['Toaster', 'toast'] };

const libraries = { Mantine: 'mantine.tsx', MUI: 'mui.tsx', 'react-aria-components': 'aria.tsx' };
const mantine = join(root, 'node_modules/@mantine');
/** No component may be heavier than in these libraries. The others are only for comparison. */
const limitingLibraries = ['Mantine', 'MUI'];
/** Components that the libraries also have: their names, and the names of ours. */
const commonComponents = {
  Button: 'Button',
  Dialog: 'Dialog',
  Menu: 'Menu',
  Select: 'Select',
  Tabs: 'Tabs',
  Tooltip: 'Tooltip',
  Toast: 'Toaster',
};

/** The names that a module in bench/ui exports. */
const namesIn = (file: string): string[] =>
  [...readFileSync(join(root, 'bench/ui', file), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

const kB = (bytes: number) => (bytes / 1000).toFixed(2);

/** Our other components in a component's bundle. */
const othersIn = (modules: readonly string[], name: string): string[] => {
  const folders = modules.map((module) => /^packages\/ui\/src\/([A-Z]\w+)\//.exec(module)?.[1]);
  return [...new Set(folders)].filter((folder) => folder !== undefined && folder !== name).sort() as string[];
};

/** Compares the components in a component's bundle with those that it shows. */
function bundledComponents(name: string, modules: readonly string[]): Check[] {
  const found = othersIn(modules, name);
  const expected = Object.keys(shows[name] ?? {});
  if (found.length === 0 && expected.length === 0) return [];
  const unexpected = found.filter((other) => !expected.includes(other));
  const missing = expected.filter((other) => !found.includes(other));
  const description = [
    found.join(', '),
    ...(unexpected.length > 0 ? [`not shown: ${unexpected.join(', ')}`] : []),
    ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
  ].join('; ');
  const difference = unexpected.length + missing.length;
  return [
    { name: `${name}: ${description}`, expected: expected.length, found: found.length, difference, limit: 0, holds: difference === 0 },
  ];
}

export async function run(progress: (line: string) => void): Promise<Suite> {
  const sizes = new Map<string, number>();
  const bundleChecks: Check[] = [];
  const loadedLater: string[] = [];
  for (const name of components) {
    progress(name);
    const { size, later, modules } = await bundle(importedNames[name] ?? [name], `@oche/ui/${name}`);
    sizes.set(name, size);
    if (later > 0) loadedLater.push(`${name} ${kB(later)}`);
    bundleChecks.push(...bundledComponents(name, modules));
  }
  const cells: Cell[] = [];
  /** Adds a cell. Returns our size divided by the other's. */
  const compareWith = (name: string, other: string, size: number) => {
    const ours = sizes.get(name) ?? Infinity;
    const note = ours > size ? 'LOST' : '';
    cells.push(cellOf({ name: `${name}, ${other}`, ours: [ours / 1000], reference: [size / 1000], note }, 'kB'));
    return ours / size;
  };

  const bare = namesIn('bare.tsx');
  for (const name of bare) {
    progress(`Radix: ${name}`);
    const { size } = await bundle([name], './bare.tsx');
    compareWith(name, 'Radix bare', size);
  }
  const limits: Check[] = [];
  for (const [theirs, ours] of Object.entries(commonComponents)) {
    const ratios: number[] = [];
    for (const [library, file] of Object.entries(libraries)) {
      progress(`${library}: ${theirs}`);
      // A toast includes the function that shows it.
      const names = namesIn(file).filter((name) => name === theirs || (theirs === 'Toast' && /^(toast|newQueue)$/.test(name)));
      const { size } = await bundle(names, `./${file}`);
      const ratio = compareWith(ours, library, size);
      if (limitingLibraries.includes(library)) ratios.push(ratio);
    }
    limits.push(atMost(ours, Math.max(...ratios), 1));
  }

  progress('style sheets');
  const ourSheet = await sheetSize('./src/theme.css');
  const mantineSheet = await sheetSize(`${mantine}/core/styles.css`, `${mantine}/notifications/styles.css`);
  const table = (title: string, checks: Check[]): CheckTable => ({ title, relative: false, checks });
  const rest = [...sizes].filter(([name]) => !bare.includes(name) && !Object.values(commonComponents).includes(name));
  return {
    title: 'The size that a component adds to an app with React; reference: the named library',
    unit: 'kB',
    conditions: [
      'JavaScript of one entry that uses the component, built by Vite for production, minified, after gzip (1 kB = 1000 bytes). It includes icons',
      'and class variants, but not React, React DOM or style sheets. MUI has its styles in its JavaScript. react-aria-components and Radix have none.',
      `Our style sheet always contains the tokens and the classes of all components. It has ${kB(ourSheet)} kB, Mantine’s has ${kB(mantineSheet)} kB.`,
      'Mantine’s provider, which all its components need, is not counted.',
      'Radix bare: the primitive with the same behaviour, even if ours is not built on it. Each part is used once, without classes, icons, labels or',
      'errors. Button is compared with Slot, Toggle and Tooltip. A component that shows several primitives is compared with all of them.',
      'The three libraries are used with the minimum for the same purpose. Ours include more features: headings, sub-menus, links and reasons in a',
      'menu, groups in a select, sheets, kinds of toast with an action.',
      `Loaded on first use, and counted: ${loadedLater.join(', ')}.`,
      `Other components: ${rest.map(([name, size]) => `${name} ${kB(size)}`).join(', ')}.`,
    ],
    cells,
    checks: [
      table('Limits for ours ÷ the smaller of Mantine and MUI', limits),
      table('Other components in a component’s bundle; expected: those that it shows', bundleChecks),
    ],
  };
}
