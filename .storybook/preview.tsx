import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fontsource-variable/archivo/standard.css';
import { failOnUnmockedRequests, finishWrites, mountWithData, prepare } from './api.ts';
import { DocsPage } from './DocsPage.tsx';
import { lengthened } from './longTexts.ts';
import { disableMotion, restoreMotion } from './motion.ts';
import { startMocks } from './mockWorker.ts';
import { defaultModes } from './modes.ts';
import { respondToPagePanel } from './pagePanelResponder.ts';
import './preview.css';
import { failOnLostContent } from './reflow.ts';
import './screenParameters.ts';
import { failIfLeft, stayOnPage } from './stayOnPage.ts';
import { globalTypes, initialGlobals, type TextLength } from './toolbar.ts';
import { leaveTouch } from './touch.ts';
import { viewports } from './viewports.ts';
import { withScreen } from './withScreen.tsx';

// Stories do not test speed, and a busy machine may need a long time to show an element.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Dispatches events without React's `act`, as in the static Storybook. In development, Storybook wraps them in `act` without awaiting it. Work that
 * an event starts, such as loading a screen, may then never finish.
 */
const dispatchWithoutAct = () =>
  configure({ eventWrapper: (dispatch) => dispatch(), unstable_advanceTimersWrapper: (advance) => advance() });

/** Sets colour mode, language and density on the root element, as the hosts do. */
const onDocument: Decorator = (Story, { globals }) => {
  const { dataset } = document.documentElement;
  dataset['theme'] = String(globals['mode']);
  document.documentElement.lang = String(globals['locale']);
  if (globals['density'] === 'page') delete dataset['density'];
  else dataset['density'] = String(globals['density']);
  return <Story />;
};

/** Lengthens the texts in a component's args for the toolbar's text length. The names on pages are lengthened in their world. */
const withLongTexts: Decorator = (Story, { args, globals, parameters }) =>
  globals['text'] === 'real' || parameters.screen ? <Story /> : <Story args={lengthened(args, globals['text'] as TextLength)} />;

void respondToPagePanel();

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: dispatchWithoutAct,
  mount: mountWithData,
  beforeEach: [...[startMocks ?? []].flat(), prepare, disableMotion, stayOnPage],
  afterEach: [finishWrites, restoreMotion, leaveTouch, failIfLeft, failOnUnmockedRequests, failOnLostContent],
  decorators: [withScreen, withLongTexts, onDocument],
  initialGlobals,
  globalTypes,
  parameters: {
    // Problems found by axe fail the story's test. While a dialog, menu or list is open, Radix hides the page behind it from screen readers and
    // keeps the focus out of it. axe would report its buttons.
    a11y: { test: 'error', context: { exclude: ['[data-aria-hidden]'] } },
    chromatic: { modes: defaultModes },
    docs: { page: DocsPage, codePanel: true },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    options: {
      // Storybook reads this without running the code, so it must be a literal.
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
