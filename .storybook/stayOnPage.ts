import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';

/** The URLs of other documents to which the story tried to navigate. */
let blockedUrls: string[] = [];

/** Prevents navigation to another document. Reloads (by development tools), downloads and navigation within the page are allowed. */
const preventLeaving = (event: NavigateEvent) => {
  if (!event.cancelable || event.navigationType === 'reload' || event.downloadRequest !== null || event.destination.sameDocument) return;
  event.preventDefault();
  blockedUrls.push(event.destination.url);
};

/** Storybook sets a target on `<base>`, so that links navigate the whole window of Storybook. A story could not prevent that. */
const base = document.querySelector('base');
const target = base?.target;

const allowLeaving = () => {
  navigation.removeEventListener('navigate', preventLeaving);
  if (base) base.target = target ?? '';
};

/**
 * Prevents a story from leaving its page while it plays. Otherwise the remaining tests of the file would not run, and would not be reported as
 * failed. Links work again afterwards.
 */
export const stayOnPage: BeforeEach<ReactRenderer> = ({ viewMode }) => {
  blockedUrls = [];
  if (viewMode === 'docs') return;
  navigation.addEventListener('navigate', preventLeaving);
  if (base) base.target = '';
  return allowLeaving;
};

export const failIfLeft: AfterEach<ReactRenderer> = () => {
  allowLeaving();
  if (blockedUrls.length === 0) return;
  throw new Error(
    `The story left its page for ${blockedUrls.join(', ')}. If a link was rendered again after it was found, find it again just before pressing it.`,
  );
};
