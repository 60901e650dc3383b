import type { Preview } from '@storybook/react-vite';

type GlobalTypes = NonNullable<Preview['globalTypes']>;

const choice = (title: string, icon: string, items: Record<string, string>): GlobalTypes[string] => ({
  name: title,
  toolbar: {
    title,
    icon: icon as 'globe',
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

/** The settings of the toolbar, except the viewport. A story can also set them: `globals: { locale: 'de', network: 'offline' }`. */
export const globalTypes: GlobalTypes = {
  locale: choice('Language', 'globe', { en: 'English', nl: 'Nederlands', fr: 'Français', de: 'Deutsch' }),
  mode: choice('Colour mode', 'contrast', { light: 'Light', dark: 'Dark' }),
  density: choice('Density', 'listunordered', {
    page: 'As on the page',
    comfortable: 'Comfortable',
    table: 'Table',
    compact: 'Compact',
    board: 'Board',
    tv: 'TV',
  }),
  text: choice('Text length', 'paragraph', { real: 'Real names', long: 'Long German names', limit: 'Names at the limit' }),
  network: choice('Network', 'lightning', {
    online: 'Online',
    slow: 'Slow (2 s for each response)',
    offline: 'Offline after the page has its data',
    failing: 'Failing (every response is an error)',
  }),
};

export const initialGlobals = { locale: 'en', mode: 'light', density: 'page', text: 'real', network: 'online', check: 'none' };

export type TextLength = 'real' | 'long' | 'limit';
export type Network = 'online' | 'slow' | 'offline' | 'failing';
