/** Packs the packages as a release publishes them. */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root } from './project.ts';
import { runQuietly } from './run.ts';

/** A target in `exports`: one file, or a file for each condition. */
type Target = string | { types: string; default: string };
type Manifest = { name: string; private?: boolean; publishConfig?: { exports?: Record<string, Target> } };

/** A packed package: its folder relative to the root, its name, the path of its tarball, and its entry points. */
export type Packed = { folder: string; name: string; tarball: string; entries: Entry[] };

/** An entry point: its subpath, such as `./x01/game`, and its module and types in the package. A file that is not a module has no types. */
export type Entry = { subpath: string; file: string; types?: string };

const pnpm = join(root, '.tool/pnpm/node_modules/pnpm/bin/pnpm.mjs');
const readManifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The texts that replace `*` in the files that match a pattern. As in Node, all stars of a pattern are replaced by the same text. */
function starsOf(pattern: string, cwd: string): string[] {
  const [prefix = '', ...rest] = pattern.split('*');
  const suffix = rest.at(-1) ?? '';
  const expanded = (star: string) => [prefix, ...rest].join(star);
  return globSync(`${prefix}**/*${suffix}`, { cwd })
    .map((file) => `./${file}`.slice(prefix.length, -suffix.length || undefined))
    .flatMap((star) => (rest.length > 1 ? [star.split('/')[0] ?? ''] : [star]))
    .filter((star, index, all) => all.indexOf(star) === index && globSync(expanded(star), { cwd }).length > 0);
}

/** Every module and file that the published `exports` expose. */
function entriesOf(folder: string, { publishConfig }: Manifest): Entry[] {
  const cwd = join(root, folder);
  return Object.entries(publishConfig?.exports ?? {}).flatMap(([key, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    const stars = file.includes('*') ? starsOf(file, cwd) : [''];
    return stars.map((star) => {
      const expand = (pattern: string) => pattern.replaceAll('*', star);
      return { subpath: expand(key), file: expand(file), ...(typeof target === 'object' && { types: expand(target.types) }) };
    });
  });
}

/** Builds the packages and packs each of them into `<parent>/<folder>`. Throws a `Failure` if one cannot be built or packed. */
export async function packPackages(parent: string): Promise<Packed[]> {
  const built = await runQuietly(['scripts/build.ts', 'packages']);
  if (built.code !== 0) throw new Failure(built.output);
  rmSync(parent, { recursive: true, force: true });
  const packages = globSync(['packages/*', 'mocks'], { cwd: root })
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => !manifest.private);
  return Promise.all(
    packages.map(async ({ folder, manifest }) => {
      const destination = join(parent, folder);
      mkdirSync(destination, { recursive: true });
      // Only pnpm replaces the `exports` that point to the sources by those of publishConfig, and `workspace:` by versions.
      const packed = await runQuietly([pnpm, '--dir', folder, 'pack', '--pack-destination', destination]);
      const tarball = globSync('*.tgz', { cwd: destination })[0];
      if (packed.code !== 0 || !tarball) throw new Failure(`${folder} could not be packed:\n${packed.output}`);
      return { folder, name: manifest.name, tarball: join(destination, tarball), entries: entriesOf(folder, manifest) };
    }),
  );
}
