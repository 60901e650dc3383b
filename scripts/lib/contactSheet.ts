import type { Browser } from 'playwright';

/** A picture on a sheet. `width`: the width that it was taken with. */
export type Shot = { label: string; picture: Buffer; type: 'png' | 'webp'; width: number };

/** Higher pictures are cut off, in pixels of the page. */
const highest = { phone: 2200, wide: 1500 };
const isPhone = ({ width }: Shot) => width < 600;
const scaleOf = (shot: Shot) => (isPhone(shot) ? 0.7 : 0.5);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function figureOf(shot: Shot): string {
  const scale = scaleOf(shot);
  const source = `data:image/${shot.type};base64,${shot.picture.toString('base64')}`;
  return `<figure style="width:${shot.width * scale}px"><figcaption>${escaped(shot.label)}</figcaption>
    <div style="max-height:${highest[isPhone(shot) ? 'phone' : 'wide'] * scale}px"><img src="${source}"></div></figure>`;
}

const style = `
  body { margin: 0; width: max-content; background: #888; font: 600 15px sans-serif; }
  main { display: flex; gap: 16px; align-items: start; padding: 16px; }
  section { display: flex; flex-direction: column; gap: 16px; }
  figure { margin: 0; } figcaption { padding-bottom: 4px; color: #fff; } div { overflow: hidden; } img { display: block; width: 100%; }`;

/** Puts pictures of one page beside each other: those of phones in a row, the wider ones in a column. Returns a WebP. */
export async function contactSheet(browser: Browser, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } });
  try {
    const phones = shots.filter(isPhone);
    const wide = shots.filter((shot) => !isPhone(shot));
    await page.setContent(
      `<style>${style}</style><main>${phones.map(figureOf).join('')}<section>${wide.map(figureOf).join('')}</section></main>`,
    );
    const size = await page.evaluate(async () => {
      await Promise.all([...document.images].map((image) => image.decode()));
      const { width, height } = document.querySelector('main')!.getBoundingClientRect();
      return { width: Math.ceil(width), height: Math.ceil(height) };
    });
    await page.setViewportSize(size);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60, captureBeyondViewport: false });
    return Buffer.from(data, 'base64');
  } finally {
    await page.close();
  }
}
