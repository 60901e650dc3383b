import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { pageFacts } from '../scripts/lib/pageFacts.ts';
import { plainJson } from '../scripts/lib/plainJson.ts';
import { sidebar } from '../scripts/lib/sidebar.ts';
import { pageFactsModule } from './pageFactsModule.ts';
import { screensIndexer } from './screensIndexer.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: async () => ['../docs/**/*.mdx', '../docs/**/*.stories.tsx', ...(await sidebar())],
  addons: [
    // remark-gfm parses tables in .mdx files.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: ['./public'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: async (existing = []) => {
    const storyIndexer = existing.find(({ test }) => test.test('a.stories.tsx'));
    return storyIndexer ? [screensIndexer(await pageFacts(), storyIndexer), ...existing] : existing;
  },
  viteFinal: async (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), plainJson(), pageFactsModule(await pageFacts())],
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom'] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Lets Vite find every dependency before the first story runs. A dependency that is found later would reload the page during a story.
      entries: ['packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
    },
  }),
};

export default config;
