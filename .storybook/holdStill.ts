import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';

/** As where somebody asks for reduced motion. */
const still = new CSSStyleSheet();
still.replaceSync(`
  *, ::before, ::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition-duration: 0s !important;
    scroll-behavior: auto !important;
  }
`);

const move = () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
};

/** Nothing moves while a story plays: what it opens is there at once, and where it will stay. Whoever looks at it then sees it move. */
export const holdStill: BeforeEach<ReactRenderer> = ({ playFunction, viewMode }) => {
  if (!playFunction || viewMode === 'docs') return;
  document.adoptedStyleSheets.push(still);
  return move;
};

export const letMove: AfterEach<ReactRenderer> = move;
