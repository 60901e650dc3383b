import type { Browser, Page } from 'playwright';
import type { Picture } from '../../.storybook/pictures.ts';
import { viewports } from '../../.storybook/viewports.ts';
import { Failure } from './project.ts';
import type { IndexEntry } from './storybookSite.ts';

/** Ids of stories by file and export, such as `ui/src/Button/Button#Busy`. */
export function storyIds(entries: readonly IndexEntry[]): Map<string, string> {
  const stories = entries.filter(({ type }) => type === 'story');
  return new Map(
    stories.map(({ id, importPath, exportName }) => [`${importPath.replace(/^\.\/packages\/|\.stories\.tsx$/g, '')}#${exportName}`, id]),
  );
}

type Preview = { currentRender?: { phase?: string } };

/** Runs in the page: whether the story has been rendered and played and its fonts are loaded. */
const isReady = () => {
  if (document.body.classList.contains('sb-show-errordisplay')) throw new Error(document.body.innerText.trim().split('\n')[0]);
  const { phase } = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return (phase === 'finished' || phase === 'completed') && document.fonts.status === 'loaded';
};

/** Takes a screenshot of a story after its play function has ended: without animations, in CSS pixels. Returns a PNG. */
export async function photograph(browser: Browser, site: string, ids: Map<string, string>, picture: Picture): Promise<Buffer> {
  const { name, story, viewport, mode, locale = 'en', full = false } = picture;
  const id = ids.get(story);
  if (!id) throw new Failure(`The picture "${name}" shows the story ${story}, which does not exist.`);
  const { width, height } = viewports[viewport].styles;
  const context = await browser.newContext({
    viewport: { width: parseInt(width), height: parseInt(height) },
    reducedMotion: 'reduce',
    colorScheme: mode,
  });
  try {
    const page: Page = await context.newPage();
    await page.goto(`${site}iframe.html?id=${id}&viewMode=story&globals=mode:${mode};locale:${locale}`);
    await page.waitForFunction(isReady, undefined, { timeout: 60_000 });
    // Moves the pointer away: the story may have left it on a button, which would then have its hover colour.
    await page.mouse.move(0, 0);
    return await page.screenshot({ fullPage: full, animations: 'disabled', caret: 'hide', scale: 'css' });
  } finally {
    await context.close();
  }
}

/** How much a channel may differ, from 0 to 255, before a pixel counts as different: anti-aliasing of text varies slightly between runs. */
const tolerance = 24;

export type Difference = { pixels: number; total: number; picture?: Buffer };

/** Compares two pictures pixel by pixel, in the browser, which can decode them. Pictures of different sizes differ in all pixels. */
export async function compare(browser: Browser, before: Buffer, after: Buffer): Promise<Difference> {
  const page = await browser.newPage();
  try {
    const found = await page.evaluate(
      async ({ sources, tolerance }) => {
        const read = async (base64: string) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          const context = canvas.getContext('2d');
          if (!context) throw new Error('No canvas.');
          context.drawImage(image, 0, 0);
          return { canvas, context, data: context.getImageData(0, 0, image.width, image.height) };
        };
        const [before, after] = await Promise.all(sources.map(read));
        if (!before || !after) throw new Error('Two pictures are needed.');
        const { data, width, height } = after.data;
        const total = width * height;
        if (before.data.width !== width || before.data.height !== height) return { pixels: total, total };
        let pixels = 0;
        for (let i = 0; i < data.length; i += 4) {
          const off = [0, 1, 2].some((c) => Math.abs((data[i + c] ?? 0) - (before.data.data[i + c] ?? 0)) > tolerance);
          if (off) pixels += 1;
          data[i + 3] = 255;
          for (const c of [0, 1, 2]) data[i + c] = off ? (c === 0 ? 220 : 0) : 200 + Math.round((data[i + c] ?? 0) / 5);
        }
        after.context.putImageData(after.data, 0, 0);
        return { pixels, total, picture: after.canvas.toDataURL('image/png').split(',')[1] ?? '' };
      },
      { sources: [before.toString('base64'), after.toString('base64')], tolerance },
    );
    const { pixels, total, picture } = { picture: undefined, ...found };
    return { pixels, total, ...(picture && { picture: Buffer.from(picture, 'base64') }) };
  } finally {
    await page.close();
  }
}
