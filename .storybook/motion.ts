import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';

/** Turns animations off, as for users who prefer reduced motion. */
const noMotion = new CSSStyleSheet();
noMotion.replaceSync(`
  *, ::before, ::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition-duration: 0s !important;
    scroll-behavior: auto !important;
  }
  /* A toast is transparent until its effect runs, some time after it is in the document, and again before it is removed. */
  [data-sonner-toast]:not([data-visible='false']) {
    opacity: 1 !important;
  }
`);

const removeSheet = () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noMotion);
};

/** Turns animations off while a story plays, so that elements are in their final positions immediately. `restoreMotion` turns them on again. */
export const disableMotion: BeforeEach<ReactRenderer> = ({ playFunction, viewMode }) => {
  if (!playFunction || viewMode === 'docs') return;
  document.adoptedStyleSheets.push(noMotion);
  return removeSheet;
};

export const restoreMotion: AfterEach<ReactRenderer> = removeSheet;
