/** The published packages, as a release would send them. */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root } from './project.ts';
import { runQuietly } from './run.ts';

/** A string is a file; an object names the file by what asks for it. */
type Target = string | { types: string; default: string };
type Manifest = { name: string; private?: boolean; publishConfig?: { exports?: Record<string, Target> } };

/** One package: its folder from the root, its name, the tarball that was packed of it, and all that others can import from it. */
export type Packed = { folder: string; name: string; tarball: string; entries: Entry[] };

/** What can be imported: `./x01/game`, its module and its types in the package; a file that is no module has no types. */
export type Entry = { subpath: string; file: string; types?: string };

const pnpm = join(root, '.tool/pnpm/node_modules/pnpm/bin/pnpm.mjs');
const readManifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** What `*` stands for in every file that a pattern finds. A pattern with several stars says the same at each of them, as Node reads it. */
function starsOf(pattern: string, cwd: string): string[] {
  const [before = '', ...rest] = pattern.split('*');
  const after = rest.at(-1) ?? '';
  const written = (star: string) => [before, ...rest].join(star);
  return globSync(`${before}**/*${after}`, { cwd })
    .map((file) => `./${file}`.slice(before.length, -after.length || undefined))
    .flatMap((star) => (rest.length > 1 ? [star.split('/')[0] ?? ''] : [star]))
    .filter((star, index, all) => all.indexOf(star) === index && globSync(written(star), { cwd }).length > 0);
}

/** Every module and file that the published `exports` reach. */
function entriesOf(folder: string, { publishConfig }: Manifest): Entry[] {
  const cwd = join(root, folder);
  return Object.entries(publishConfig?.exports ?? {}).flatMap(([key, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    const stars = file.includes('*') ? starsOf(file, cwd) : [''];
    return stars.map((star) => {
      const at = (pattern: string) => pattern.replaceAll('*', star);
      return { subpath: at(key), file: at(file), ...(typeof target === 'object' && { types: at(target.types) }) };
    });
  });
}

/** Builds the packages and packs each into `into/<folder>`; throws a `Failure` where one does not pack. */
export async function packPackages(into: string): Promise<Packed[]> {
  const built = await runQuietly(['scripts/build.ts', 'packages']);
  if (built.code !== 0) throw new Failure(built.output);
  rmSync(into, { recursive: true, force: true });
  const packages = globSync(['packages/*', 'mocks'], { cwd: root })
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => !manifest.private);
  return Promise.all(
    packages.map(async ({ folder, manifest }) => {
      const destination = join(into, folder);
      mkdirSync(destination, { recursive: true });
      // pnpm, not npm: it puts the exports of publishConfig in place of those that point at source, and versions for `workspace:`.
      const packed = await runQuietly([pnpm, '--dir', folder, 'pack', '--pack-destination', destination]);
      const tarball = globSync('*.tgz', { cwd: destination })[0];
      if (packed.code !== 0 || !tarball) throw new Failure(`${folder} does not pack:\n${packed.output}`);
      return { folder, name: manifest.name, tarball: join(destination, tarball), entries: entriesOf(folder, manifest) };
    }),
  );
}
