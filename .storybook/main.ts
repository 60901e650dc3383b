import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { plainJson } from '../scripts/lib/plainJson.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), plainJson()],
    resolve: { ...vite.resolve, dedupe: ['react', 'react-dom'] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Finds every dependency before the first story runs: one found later would reload the page under it.
      entries: ['packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
    },
  }),
};

export default config;
