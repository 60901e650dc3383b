import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fontsource-variable/archivo/standard.css';
import { answerPanel } from './answerPanel.ts';
import { failUnanswered, mountRead, prepare } from './api.ts';
import { DocsPage } from './DocsPage.tsx';
import { lengthened } from './longTexts.ts';
import { disableMotion, restoreMotion } from './motion.ts';
import { startMocks } from './mockWorker.ts';
import { usual } from './modes.ts';
import './preview.css';
import { failOnLostContent } from './reflow.ts';
import './screenParameters.ts';
import { failIfLeft, stayOnPage } from './stayOnPage.ts';
import { globalTypes, initialGlobals, type Text } from './toolbar.ts';
import { leaveTouch } from './touch.ts';
import { viewports } from './viewports.ts';
import { withScreen } from './withScreen.tsx';

// Stories do not test speed, and what they wait for may take long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Dispatches events without React's `act`, as in the static Storybook. In development, Storybook wraps them in `act` without awaiting it, so work
 * that an event starts, such as loading a screen, may never finish.
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

/** Lengthens the texts in a component's args if the toolbar says so. Pages have their texts from their world. */
const withLongTexts: Decorator = (Story, { args, globals, parameters }) =>
  globals['text'] === 'real' || parameters.screen ? <Story /> : <Story args={lengthened(args, globals['text'] as Text)} />;

void answerPanel();

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: dispatchWithoutAct,
  mount: mountRead,
  beforeEach: [...[startMocks ?? []].flat(), prepare, disableMotion, stayOnPage],
  afterEach: [restoreMotion, leaveTouch, failIfLeft, failUnanswered, failOnLostContent],
  decorators: [withScreen, withLongTexts, onDocument],
  initialGlobals,
  globalTypes,
  parameters: {
    // A violation found by axe fails the story's test.
    // Radix hides the page behind an open dialog, menu or list from screen readers and keeps the focus out of it; axe would report its buttons.
    a11y: { test: 'error', context: { exclude: ['[data-aria-hidden]'] } },
    chromatic: { modes: usual },
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
