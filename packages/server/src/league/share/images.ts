import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { db } from '../../platform/db/current.ts';
import { sha256Of } from '../../platform/files/files.ts';
import { createShared } from '../../platform/http/shared.ts';
import type { Picture } from './card.ts';

/** The picture at a path under `/api` in a size, as PNG. Null if there is none, or if it cannot be read. */
export const loadPicture = async (
  path: string | null,
  { width, height }: { width: number; height: number },
  fit: 'cover' | 'contain',
): Promise<Picture | null> => {
  if (path === null) return null;
  const file = await db().selectFrom('files').select('bytes').where('sha256', '=', sha256Of(path)).executeTakeFirst();
  if (!file) return null;
  return sharp(file.bytes)
    .resize({ width, height, fit, background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer()
    .catch(() => null);
};

/** Draws an SVG as PNG. At most 256 colours keep pictures small, so that messengers show them. */
export const drawPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();

/** An image to share. It has the same ETag as long as it looks the same. */
export type DrawnImage = { svg: string; etag: string };

export const drawnImage = (svg: string): DrawnImage => ({
  svg,
  etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
});

export type PngsOptions = {
  /** in milliseconds */
  clock: () => number;
  draw?: (svg: string) => Promise<Buffer>;
  /** maximum bytes of all cached images */
  maxBytes?: number;
};

/** An image does not change until its content does, so its time in the cache only bounds the cache. In milliseconds. */
const maxAge = 24 * 60 * 60_000;

/** Makes each image once, and two at a time. The cache drops the oldest images when it is full. */
export const createPngs = ({ clock, draw = drawPng, maxBytes = 16 * 2 ** 20 }: PngsOptions) => {
  const shared = createShared({ clock, maxBytes });
  return ({ svg, etag }: DrawnImage, client: string): Promise<Buffer> =>
    shared.share({ key: etag, lane: 'images', client, maxAge, make: () => draw(svg), sizeOf: ({ length }) => length + 1024 });
};
export type Pngs = ReturnType<typeof createPngs>;
