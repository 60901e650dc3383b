import type { StoryContext } from 'storybook/internal/csf';
import type { ReactRenderer } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { messages as linkMessages } from '../share/messages.ts';
import { shareMessages as messages } from './shareMessages.ts';

/** Gets the path of each image that a page asks for, and returns the status of the response. Pass it to `mockShareImage`. */
export const askedImage = fn<(path: string) => number>();
export const writeText = fn<Clipboard['writeText']>();
export const write = fn<Clipboard['write']>();
export const send = fn<Navigator['share']>();

/** Replaces functions of the browser until the story ends. `undefined` removes them. */
export const withDevice = (device: { clipboard?: object | undefined; share?: unknown }) => () => {
  for (const mock of [askedImage, writeText, write, send]) mock.mockReset();
  askedImage.mockReturnValue(200);
  writeText.mockResolvedValue();
  write.mockResolvedValue();
  send.mockResolvedValue();
  for (const key of ['clipboard', 'share'] as const) Object.defineProperty(navigator, key, { configurable: true, value: device[key] });
  return () => {
    for (const key of ['clipboard', 'share'] as const) Reflect.deleteProperty(navigator, key);
  };
};

export const clipboard = { writeText, write };

type Scene = Pick<StoryContext<ReactRenderer>, 'canvas' | 'userEvent' | 'say'>;
type Label = typeof linkMessages.copy | typeof messages.send | typeof messages.image;

/** Opens the menu of a page and chooses an item. */
export const choose = async ({ canvas, userEvent, say }: Scene, label: Label): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: say(messages.share) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: say(label) }));
};

/** Copies a page as an image, and returns the path of the image without its language. */
export const copyAsImage = async (scene: Scene): Promise<string> => {
  await choose(scene, messages.image);
  // The message may be that of an earlier story.
  await waitFor(() => expect(askedImage).toHaveBeenCalled());
  await expect(await screen.findByText(scene.say(messages.imageCopied))).toBeVisible();
  const url = new URL(askedImage.mock.lastCall![0], 'http://page');
  url.searchParams.delete('lang');
  return url.pathname + url.search;
};
