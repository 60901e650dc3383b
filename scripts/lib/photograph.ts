import type { Browser, Page } from 'playwright';
import type { Picture } from '../../.storybook/pictures.ts';
import { viewports } from '../../.storybook/viewports.ts';
import { Failure } from './project.ts';
import type { IndexEntry } from './storybookSite.ts';

/** The ids of stories by file and export, such as `ui/src/Button/Button#Busy`. */
export function storyIds(entries: readonly IndexEntry[]): Map<string, string> {
  const stories = entries.filter(({ type }) => type === 'story');
  return new Map(
    stories.map(({ id, importPath, exportName }) => [`${importPath.replace(/^\.\/packages\/|\.stories\.tsx$/g, '')}#${exportName}`, id]),
  );
}

type Preview = { currentRender?: { phase?: string } };

/** Whether the story has been rendered and played and its fonts are loaded. Runs in the page. */
const isReady = () => {
  if (document.body.classList.contains('sb-show-errordisplay')) throw new Error(document.body.innerText.trim().split('\n')[0]);
  const { phase } = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return (phase === 'finished' || phase === 'completed') && document.fonts.status === 'loaded';
};

/** Takes a screenshot of a story after its play function has ended, without animations, in CSS pixels. Returns a PNG. */
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
    // The story may have left the pointer on a button, which would then have its hover colour.
    await page.mouse.move(0, 0);
    return await page.screenshot({ fullPage: full, animations: 'disabled', caret: 'hide', scale: 'css' });
  } finally {
    await context.close();
  }
}

/** The largest difference of a channel (0 to 255) that is ignored, because anti-aliasing of text varies slightly between runs. */
const tolerance = 24;

export type Difference = { pixels: number; total: number; picture?: Buffer };

/**
 * Compares two pictures pixel by pixel, in the browser, which can decode them. Pictures of different sizes count as different in all pixels.
 * `picture` shows the actual picture with the different pixels in red.
 */
export async function compare(browser: Browser, baseline: Buffer, actual: Buffer): Promise<Difference> {
  const page = await browser.newPage();
  try {
    const result = await page.evaluate(
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
        const [first, second] = await Promise.all(sources.map(read));
        if (!first || !second) throw new Error('Two pictures are needed.');
        const { data, width, height } = second.data;
        const total = width * height;
        if (first.data.width !== width || first.data.height !== height) return { pixels: total, total };
        let pixels = 0;
        for (let i = 0; i < data.length; i += 4) {
          const isDifferent = [0, 1, 2].some((c) => Math.abs((data[i + c] ?? 0) - (first.data.data[i + c] ?? 0)) > tolerance);
          if (isDifferent) pixels += 1;
          data[i + 3] = 255;
          for (const c of [0, 1, 2]) data[i + c] = isDifferent ? (c === 0 ? 220 : 0) : 200 + Math.round((data[i + c] ?? 0) / 5);
        }
        second.context.putImageData(second.data, 0, 0);
        return { pixels, total, picture: second.canvas.toDataURL('image/png').split(',')[1] ?? '' };
      },
      { sources: [baseline.toString('base64'), actual.toString('base64')], tolerance },
    );
    const { pixels, total, picture } = { picture: undefined, ...result };
    return { pixels, total, ...(picture && { picture: Buffer.from(picture, 'base64') }) };
  } finally {
    await page.close();
  }
}
