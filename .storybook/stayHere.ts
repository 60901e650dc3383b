import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';

let left: string[] = [];

/** A page that reads itself anew is the tools', a file to be kept leaves the page where it is, and what is inside it is the story's. */
const stay = (event: NavigateEvent) => {
  if (!event.cancelable || event.navigationType === 'reload' || event.downloadRequest !== null || event.destination.sameDocument) return;
  event.preventDefault();
  left.push(event.destination.url);
};

/** Storybook lets links lead the page around the story elsewhere, which a story cannot see. */
const base = document.querySelector('base');
const target = base?.target;

const letGo = () => {
  navigation.removeEventListener('navigate', stay);
  if (base) base.target = target ?? '';
};

/**
 * While a story plays it does not leave its page: the tests that follow in the same file would go with it, and none would be said to have
 * failed. Whoever looks at it then may follow its links.
 */
export const stayHere: BeforeEach<ReactRenderer> = ({ viewMode }) => {
  left = [];
  if (viewMode === 'docs') return;
  navigation.addEventListener('navigate', stay);
  if (base) base.target = '';
  return letGo;
};

export const failLeft: AfterEach<ReactRenderer> = () => {
  letGo();
  if (left.length === 0) return;
  throw new Error(
    `The story left its page for ${left.join(', ')}. A link that was drawn anew after it was found is the browser's: find it when it is pressed.`,
  );
};
