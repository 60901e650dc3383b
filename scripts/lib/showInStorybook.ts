type Told = { storyId?: string; message?: string; title?: string; status?: string; reporters?: { type: string; status: string }[] };
type Listener = (told: Told | string) => void;
type Channel = {
  on: (event: string, listener: Listener) => void;
  off: (event: string, listener: Listener) => void;
  emit: (event: string, told: object) => void;
};
type Preview = { currentRender?: { phase?: string }; currentSelection?: { storyId: string } };
type StorybookWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__: Channel; __STORYBOOK_PREVIEW__?: Preview };

/** A story, or a page of docs and how many stories it has to show. */
export type Shown = { id: string; type: 'story' } | { id: string; type: 'docs'; stories: number };

/**
 * Runs in Storybook's preview: goes to a story or a page of docs as its sidebar does, waits until the story has been played or the page
 * shows all its stories, and returns what went wrong.
 */
export function showInStorybook(shown: Shown): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  const { id, type } = shown;
  const problems: string[] = [];
  const finished = new Set<string>();
  // Where a window begins is not rendered again.
  let isRendered = preview?.currentSelection?.storyId === id;

  const failed: Listener = (told) => problems.push(typeof told === 'string' ? told : (told.message ?? told.title ?? JSON.stringify(told)));
  const listeners: Record<string, Listener> = {
    ...{ storyMissing: failed, storyErrored: failed, storyThrewException: failed },
    // On a page of docs only what stands in frames is played, and these take the focus from each other.
    ...(type === 'story' && { playFunctionThrewException: failed }),
    docsRendered: (told) => (isRendered ||= told === id),
    storyFinished: (told) => {
      if (typeof told === 'string' || told.storyId === undefined) return;
      finished.add(told.storyId);
      for (const reporter of told.reporters ?? [])
        if (reporter.status === 'failed') problems.push(`${told.storyId}: ${reporter.type} failed`);
      if (told.status !== 'success' && problems.length === 0) problems.push(`${told.storyId}: ${told.status}`);
    },
  };

  /** Overlays stand in a frame of their own. */
  const isFramed = (frame: HTMLIFrameElement) => {
    const { document: inside, __STORYBOOK_PREVIEW__: framed } = frame.contentWindow as StorybookWindow;
    const body = inside.querySelector('body');
    if (body?.classList.contains('sb-show-errordisplay')) problems.push(body.innerText.trim());
    return ['finished', 'completed'].includes(framed?.currentRender?.phase ?? '');
  };
  const isThere = () => {
    if (shown.type === 'story') return finished.has(id);
    const blocks = [...document.querySelectorAll('.docs-story')];
    const frames = blocks.flatMap((block) => [...block.querySelectorAll('iframe')].slice(0, 1));
    const awaited = frames.find((frame) => !isFramed(frame));
    // It is loaded once it is seen.
    awaited?.scrollIntoView();
    return isRendered && blocks.length >= shown.stories && finished.size >= blocks.length - frames.length && !awaited;
  };

  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  channel.emit('selectStory', { storyId: id, viewMode: type });
  return new Promise((resolve) => {
    const start = performance.now();
    const watch = setInterval(() => {
      const isLate = performance.now() - start > 60_000;
      if (isLate)
        problems.push(`not there after a minute: ${document.querySelectorAll('.docs-story').length} blocks, ${finished.size} finished`);
      if (!isLate && problems.length === 0 && !isThere()) return;
      clearInterval(watch);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve([...new Set(problems)]);
    }, 50);
  });
}
