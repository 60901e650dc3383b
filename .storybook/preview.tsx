import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fontsource-variable/archivo/standard.css';
import { answerPanel } from './answerPanel.ts';
import { failUnanswered, mountRead, prepare } from './api.ts';
import { DocsPage } from './DocsPage.tsx';
import { holdStill, letMove } from './holdStill.ts';
import { lengthened } from './longTexts.ts';
import { startMocks } from './mockWorker.ts';
import { usual } from './modes.ts';
import './preview.css';
import { failLost } from './reflow.ts';
import './screenParameters.ts';
import { failLeft, stayHere } from './stayHere.ts';
import { globalTypes, initialGlobals, type Text } from './toolbar.ts';
import { leaveTouch } from './touch.ts';
import { viewports } from './viewports.ts';
import { withScreen } from './withScreen.tsx';

// A story is right or wrong, not fast or slow: on a busy machine what it waits for comes later.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Storybook wraps events in React's `act`, in development only, and does not await it: what an event leaves to do there, such as a screen that
 * has to be loaded, may then never be done. Here an event is what it is in a browser, as in the static Storybook.
 */
const asInTheBrowser = () => configure({ eventWrapper: (dispatch) => dispatch(), unstable_advanceTimersWrapper: (advance) => advance() });

/** Colour mode, language and density reach the document as they do in the hosts: on the root element. */
const onDocument: Decorator = (Story, { globals }) => {
  const { dataset } = document.documentElement;
  dataset['theme'] = String(globals['mode']);
  document.documentElement.lang = String(globals['locale']);
  if (globals['density'] === 'page') delete dataset['density'];
  else dataset['density'] = String(globals['density']);
  return <Story />;
};

/** The texts of a component's args, as long as the toolbar says; a page takes them from its world. */
const withLongTexts: Decorator = (Story, { args, globals, parameters }) =>
  globals['text'] === 'real' || parameters.screen ? <Story /> : <Story args={lengthened(args, globals['text'] as Text)} />;

void answerPanel();

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: asInTheBrowser,
  mount: mountRead,
  beforeEach: [...[startMocks ?? []].flat(), prepare, holdStill, stayHere],
  afterEach: [letMove, leaveTouch, failLeft, failUnanswered, failLost],
  decorators: [withScreen, withLongTexts, onDocument],
  initialGlobals,
  globalTypes,
  parameters: {
    // A finding of axe fails the story's test.
    // Radix hides the page behind an open dialog, menu or list from screen readers and keeps the focus out of it; axe would report its buttons.
    a11y: { test: 'error', context: { exclude: ['[data-aria-hidden]'] } },
    chromatic: { modes: usual },
    docs: { page: DocsPage, codePanel: true },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    options: {
      // Storybook reads this without running it: it has to be written out here.
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'How to write a story',
          'Foundations',
          'Screens',
          [
            'Home area',
            ['All states'],
            'Live area',
            ['All states'],
            'Tournaments area',
            ['All states'],
            'Events area',
            ['All states'],
            'Site home area',
            ['All states'],
            'Site help area',
            ['All states'],
            'Tablet area',
            ['All states'],
            'Auth area',
            ['All states'],
            'Profile area',
            ['All states'],
            'Manage home area',
            ['All states'],
            'Manage events area',
            ['All states'],
            'Manage tournaments area',
            ['All states'],
            'Manage participants area',
            ['All states'],
          ],
          'Components',
          'Behind the screens',
        ],
      },
    },
  },
};

export default preview;
