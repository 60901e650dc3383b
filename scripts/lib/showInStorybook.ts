type Payload = { storyId?: string; message?: string; title?: string; status?: string; reporters?: { type: string; status: string }[] };
type Listener = (payload: Payload | string) => void;
type Channel = {
  on: (event: string, listener: Listener) => void;
  off: (event: string, listener: Listener) => void;
  emit: (event: string, payload: object) => void;
};
type Preview = { currentRender?: { phase?: string }; currentSelection?: { storyId: string } };
type StorybookWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__: Channel; __STORYBOOK_PREVIEW__?: Preview };

/** A story, or a docs page and the number of stories that it must show. */
export type Shown = { id: string; type: 'story' } | { id: string; type: 'docs'; stories: number };

/**
 * Opens a story or docs page as a click in the sidebar does. Waits until the story has been played or the page shows all its stories. Returns the
 * problems. Runs in Storybook's preview.
 */
export function showInStorybook(shown: Shown): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  const { id, type } = shown;
  const problems: string[] = [];
  const finished = new Set<string>();
  // If the window was opened with this page, it is not rendered again.
  let isRendered = preview?.currentSelection?.storyId === id;

  const failed: Listener = (payload) =>
    problems.push(typeof payload === 'string' ? payload : (payload.message ?? payload.title ?? JSON.stringify(payload)));
  const listeners: Record<string, Listener> = {
    ...{ storyMissing: failed, storyErrored: failed, storyThrewException: failed },
    // On a docs page, only stories in frames are played. Their play functions may fail because the frames take the focus from each other.
    ...(type === 'story' && { playFunctionThrewException: failed }),
    docsRendered: (payload) => (isRendered ||= payload === id),
    storyFinished: (payload) => {
      if (typeof payload === 'string' || payload.storyId === undefined) return;
      finished.add(payload.storyId);
      for (const reporter of payload.reporters ?? [])
        if (reporter.status === 'failed') problems.push(`${payload.storyId}: ${reporter.type} failed`);
      if (payload.status !== 'success' && problems.length === 0) problems.push(`${payload.storyId}: ${payload.status}`);
    },
  };

  /** Whether the story in a frame has been played. Stories with overlays are shown in frames. */
  const isPlayed = (frame: HTMLIFrameElement) => {
    const { document: frameDocument, __STORYBOOK_PREVIEW__: framePreview } = frame.contentWindow as StorybookWindow;
    const body = frameDocument.querySelector('body');
    if (body?.classList.contains('sb-show-errordisplay')) problems.push(body.innerText.trim());
    return ['finished', 'completed'].includes(framePreview?.currentRender?.phase ?? '');
  };
  const isShown = () => {
    if (shown.type === 'story') return finished.has(id);
    const blocks = [...document.querySelectorAll('.docs-story')];
    const frames = blocks.flatMap((block) => [...block.querySelectorAll('iframe')].slice(0, 1));
    const unfinished = frames.find((frame) => !isPlayed(frame));
    // A frame is loaded only if it is in view.
    unfinished?.scrollIntoView();
    return isRendered && blocks.length >= shown.stories && finished.size >= blocks.length - frames.length && !unfinished;
  };

  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  channel.emit('selectStory', { storyId: id, viewMode: type });
  return new Promise((resolve) => {
    const start = performance.now();
    const watch = setInterval(() => {
      const isLate = performance.now() - start > 60_000;
      if (isLate)
        problems.push(`not shown after a minute: ${document.querySelectorAll('.docs-story').length} blocks, ${finished.size} finished`);
      if (!isLate && problems.length === 0 && !isShown()) return;
      clearInterval(watch);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve([...new Set(problems)]);
    }, 50);
  });
}
