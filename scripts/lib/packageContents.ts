/** Checks that publint and arethetypeswrong lack: the files that a package contains, and whether it declares the packages that they import. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { root } from './project.ts';

type Imports = Record<string, { default: string }>;
type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  publishConfig?: { imports?: Imports };
};

const testOrStory = /(\.(test|stories)|(^|\/)(test|story)[A-Z]\w*)(\.d)?\.(js|tsx?)$/;

/** Whether a path is a test, a story or a file that only tests and stories use. */
export const isUnpublished = (path: string): boolean => testOrStory.test(path);

/** A space must follow `from`. Otherwise a string that ends with "from" would match. */
const importPattern = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)(['"])([^'"\n]+)\1/g;
/** The specifiers of all imports of a source. */
export const specifiersIn = (source: string): string[] => [...source.matchAll(importPattern)].map(([, , specifier = '']) => specifier);

/** `@oche/darts/x01/game` → `@oche/darts` */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Resolves an import such as `#screen/home/home/Home` to the published file by the `imports` of package.json. Undefined if none matches. */
export function publishedFile(specifier: string, imports: Imports = {}): string | undefined {
  for (const [pattern, { default: target }] of Object.entries(imports)) {
    const [prefix = '', suffix = ''] = pattern.split('*');
    if (specifier.startsWith(prefix) && specifier.endsWith(suffix))
      return target.replace('*', specifier.slice(prefix.length, specifier.length - suffix.length));
  }
  return undefined;
}

/** The problems of the built files of a package, as sentences. */
export function contentProblems(folder: string): string[] {
  const dist = join(root, folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const declared = new Set([manifest.name, ...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.peerDependencies ?? {})]);
  const problems = existsSync(join(root, folder, 'README.md')) ? [] : [`${folder} has no README.md.`];
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    if (isUnpublished(file)) problems.push(`${folder} would publish ${file}, which is only for tests and stories.`);
    for (const specifier of specifiersIn(readFileSync(join(dist, file), 'utf8'))) {
      if (specifier.startsWith('.')) {
        if (/\.tsx?$/.test(specifier)) problems.push(`${folder}: ${file} imports ${specifier}, a source file, which is not published.`);
        else if (!existsSync(join(dist, file, '..', specifier)))
          problems.push(`${folder}: ${file} imports ${specifier}, which is not published.`);
      } else if (specifier.startsWith('#')) {
        const target = publishedFile(specifier, manifest.publishConfig?.imports);
        if (target === undefined || !existsSync(join(root, folder, target)))
          problems.push(`${folder}: ${file} imports ${specifier}, which is not published.`);
      } else if (!isBuiltin(specifier) && !declared.has(packageOf(specifier))) {
        problems.push(`${folder}: ${file} imports ${specifier}, which its package.json does not declare.`);
      }
    }
  }
  return problems;
}
