import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { icons } from '../../docs/foundations/parts/icons.ts';
import { root } from './project.ts';

/** The icons that components and screens import from lucide-react, by their names in lucide-react. */
const imported = () => {
  const files = globSync('packages/{ui,screens}/src/**/*.tsx', { cwd: root });
  const names = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, list]) =>
      list!
        .split(',')
        .map((name) => name.trim().split(' as ')[0]!)
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  );
  return [...new Set(names)].sort();
};

test('the docs page of icons lists exactly the icons in use (docs/foundations/parts/icons.ts)', () => {
  expect(Object.values(icons).flatMap(Object.keys).sort()).toEqual(imported());
});
