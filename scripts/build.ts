/**
 * Usage: npm run build [-- packages | hosts]
 *
 * Builds the published packages with their types into their dist folders, and the web and tablet hosts.
 * Nothing in the repository needs the dist folders of packages. They are for "pnpm pack".
 *
 *   packages   only the packages
 *   hosts      only the hosts
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'tsup';
import { buildHost } from './lib/builds.ts';
import { isUnpublished } from './lib/packageContents.ts';
import { Failure, main, root } from './lib/project.ts';
import { runQuietly } from './lib/run.ts';

/** Compiles each module of a package to a separate file, because bundling is left to the consumer. */
async function buildPackage(folder: string): Promise<void> {
  const source = join(root, folder, 'src');
  const dist = join(root, folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const entry = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !isUnpublished(file))
    .map((file) => join(source, file));
  await build({
    entry,
    outDir: dist,
    format: ['esm'],
    target: 'es2023',
    bundle: false,
    dts: false,
    silent: true,
    config: false,
    outExtension: () => ({ js: '.js' }),
    esbuildOptions: (options) => {
      options.outbase = source;
      // es2023 does not include import attributes, so esbuild would remove `with { type: 'json' }`. Node would then reject the catalogues.
      options.supported = { ...options.supported, 'import-attributes': true };
    },
  });
  cpSync(join(root, '.tmp/build', folder, 'src'), dist, { recursive: true, filter: (file) => !isUnpublished(file) });
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const path = join(dist, file);
    // Modules that are not bundled keep their specifiers, so `./game.ts` has to become `./game.js`.
    writeFileSync(path, readFileSync(path, 'utf8').replace(/((?:from|import|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }
  for (const file of globSync('**/*.css', { cwd: source })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    cpSync(join(source, file), join(dist, file));
  }
}

async function buildPackages(): Promise<void> {
  rmSync(join(root, '.tmp/build'), { recursive: true, force: true });
  const { code, output } = await runQuietly(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json']);
  if (code !== 0) throw new Failure(`${output}\nThe packages do not compile.`);
  const folders = globSync(['packages/*', 'mocks'], { cwd: root }).filter((folder) => existsSync(join(root, '.tmp/build', folder, 'src')));
  for (const folder of folders) await buildPackage(folder);
  console.log(`${folders.length} packages built`);
}

await main(async () => {
  const part = process.argv[2];
  if (part !== 'hosts') await buildPackages();
  if (part === 'packages') return;
  for (const host of ['web', 'tablet'] as const) console.log(`hosts/${host}: ${(await buildHost(host)) ? 'built' : 'unchanged'}`);
});
