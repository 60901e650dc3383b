import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fontsource-variable/archivo/standard.css';
import { failUnanswered, mountRead, prepare } from './api.ts';
import './preview.css';
import './screenParameters.ts';
import { withScreen } from './withScreen.tsx';

// A story is right or wrong, not fast or slow: on a busy machine what it waits for comes later.
configure({ asyncUtilTimeout: 10_000 });

/** Colour mode and language reach the document as they do in the hosts: on the root element. */
const onDocument: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = String(globals['mode']);
  document.documentElement.lang = String(globals['locale']);
  return <Story />;
};

const preview: Preview = {
  mount: mountRead,
  beforeEach: prepare,
  afterEach: failUnanswered,
  decorators: [withScreen, onDocument],
  initialGlobals: { locale: 'en', mode: 'light' },
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'nl', title: 'Nederlands' },
          { value: 'fr', title: 'Français' },
          { value: 'de', title: 'Deutsch' },
        ],
      },
    },
    mode: {
      toolbar: {
        title: 'Colour mode',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    // A finding of axe fails the story's test.
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    options: { storySort: { method: 'alphabetical' } },
  },
};

export default preview;
