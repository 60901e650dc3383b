/**
 * `npm run build`: the published packages into their `dist`, module by module as they are written, and the hosts.
 * `npm run build -- packages` or `-- hosts` builds half of it. Nothing in the repository needs `dist`: it is for `pnpm pack`.
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildHost } from './lib/builds.ts';
import { Failure, main, root } from './lib/project.ts';
import { runQuietly } from './lib/run.ts';

async function buildPackages(): Promise<void> {
  const output = join(root, '.tmp/build');
  rmSync(output, { recursive: true, force: true });
  const { code, output: said } = await runQuietly(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json']);
  if (code !== 0) throw new Failure(`${said}\nThe packages do not compile.`);
  const folders = globSync(['packages/*', 'mocks'], { cwd: root }).filter((folder) => existsSync(join(output, folder, 'src')));
  for (const folder of folders) {
    const dist = join(root, folder, 'dist');
    rmSync(dist, { recursive: true, force: true });
    cpSync(join(output, folder, 'src'), dist, { recursive: true });
    // The compiler writes `.js` into imports of code, but leaves `.ts` in those of types.
    for (const file of globSync('**/*.d.ts', { cwd: dist })) {
      const path = join(dist, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
    }
    for (const file of globSync('src/**/*.css', { cwd: join(root, folder) })) {
      const to = join(dist, file.slice('src/'.length));
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(root, folder, file), to);
    }
  }
  console.log(`${folders.length} packages built`);
}

await main(async () => {
  const what = process.argv[2];
  if (what !== 'hosts') await buildPackages();
  if (what === 'packages') return;
  for (const host of ['web', 'tablet'] as const) console.log(`hosts/${host}: ${(await buildHost(host)) ? 'built' : 'unchanged'}`);
});
