import sharp from 'sharp';
import { invalid } from '../refusal.ts';

/** What a picture is by its first bytes, whatever it is called: a PNG, a JPEG, a WebP, or none that is taken. */
const kindOf = (bytes: Buffer): 'png' | 'jpeg' | 'webp' | null => {
  const has = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (has('89504e470d0a1a0a')) return 'png';
  if (has('ffd8ff')) return 'jpeg';
  return has('52494646') && has('57454250', 8) ? 'webp' : null;
};

/** Pixels of a side: a smaller picture is none to look at, a larger one would only cost memory. */
const sides = { least: 32, most: 4096 };

const notImage = () => invalid({ file: 'not-image' });

/**
 * A picture drawn anew as a WebP of `side` pixels at most. What it showed is kept, and nothing else: no place where it was taken, no script
 * that was hidden behind it. Refuses what is no PNG, JPEG or WebP by its content, and pictures that are too small or too large to decode.
 */
export const redrawn = async (bytes: Buffer, side: number): Promise<{ type: string; bytes: Buffer }> => {
  const kind = kindOf(bytes);
  if (kind === null) throw notImage();
  // Reads the header only, so that no size can hurt yet.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head?.format !== kind) throw notImage();
  const { width, height } = head;
  if (Math.min(width, height) < sides.least || Math.max(width, height) > sides.most) throw invalid({ file: 'image-size' });
  const drawn = await sharp(bytes, { failOn: 'error', limitInputPixels: sides.most ** 2 })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => null);
  if (drawn === null) throw notImage();
  return { type: 'image/webp', bytes: drawn };
};
