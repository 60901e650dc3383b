import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';

let left: string[] = [];

/** Prevents navigation to another document. Reloads (by development tools), downloads and navigation within the page are allowed. */
const preventLeaving = (event: NavigateEvent) => {
  if (!event.cancelable || event.navigationType === 'reload' || event.downloadRequest !== null || event.destination.sameDocument) return;
  event.preventDefault();
  left.push(event.destination.url);
};

/** Storybook sets a target on `<base>`, so that links navigate its own window. The story could not prevent that. */
const base = document.querySelector('base');
const target = base?.target;

const allowLeaving = () => {
  navigation.removeEventListener('navigate', preventLeaving);
  if (base) base.target = target ?? '';
};

/**
 * Keeps a story from leaving its page while it plays. Otherwise the remaining tests of the file would be lost without being reported as failed.
 * Afterwards, links work again.
 */
export const stayOnPage: BeforeEach<ReactRenderer> = ({ viewMode }) => {
  left = [];
  if (viewMode === 'docs') return;
  navigation.addEventListener('navigate', preventLeaving);
  if (base) base.target = '';
  return allowLeaving;
};

export const failIfLeft: AfterEach<ReactRenderer> = () => {
  allowLeaving();
  if (left.length === 0) return;
  throw new Error(
    `The story left its page for ${left.join(', ')}. If a link was rendered again after it was found, find it again just before pressing it.`,
  );
};
