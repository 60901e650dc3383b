import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root } from './project.ts';
import { runLoudly } from './run.ts';
import { serveFolder } from './staticSite.ts';

/** An entry in the index of a static Storybook: a docs page or a story. */
export type IndexEntry = { id: string; type: 'docs' | 'story'; title: string; importPath: string; exportName?: string };

/**
 * Builds storybook-static, or reuses the existing build, and serves it. If STORYBOOK_URL is set, returns the Storybook at that URL instead.
 */
export async function storybookSite(reuse: boolean): Promise<{ url: string; entries: IndexEntry[]; close: () => void }> {
  const open = async () => {
    const running = process.env['STORYBOOK_URL'];
    if (running) return { url: running.replace(/\/?$/, '/'), close: () => undefined };
    const folder = join(root, 'storybook-static');
    if (!reuse && (await runLoudly(['scripts/buildStorybook.ts', '--quiet'])) !== 0) throw new Failure('Storybook could not be built.');
    if (!existsSync(folder)) throw new Failure('storybook-static does not exist. Omit --built, or run `npm run build:storybook`.');
    return serveFolder(folder);
  };
  const { url, close } = await open();
  const { entries } = (await (await fetch(`${url}index.json`)).json()) as { entries: Record<string, IndexEntry> };
  return { url, entries: Object.values(entries), close };
}
