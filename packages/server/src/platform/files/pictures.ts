import sharp from 'sharp';
import { invalid } from '../refusal.ts';

/** The format of a picture by its first bytes, or null if it is not accepted. */
const kindOf = (bytes: Buffer): 'png' | 'jpeg' | 'webp' | null => {
  const has = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (has('89504e470d0a1a0a')) return 'png';
  if (has('ffd8ff')) return 'jpeg';
  return has('52494646') && has('57454250', 8) ? 'webp' : null;
};

/** Accepted pixels per side. Smaller pictures are useless as a logo, larger ones cost memory. */
const sidePixels = { min: 32, max: 4096 };

const notImage = () => invalid({ file: 'not-image' });

/** The kind of a picture that can be decoded. @throws Refusal 400 `image-size` for too few or too many pixels; null for other files */
const checkedKind = async (bytes: Buffer) => {
  const kind = kindOf(bytes);
  if (kind === null) return null;
  // Reads only the header, so that the size is checked before the pixels are decoded.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head?.format !== kind) return null;
  const { width, height } = head;
  if (Math.min(width, height) < sidePixels.min || Math.max(width, height) > sidePixels.max) throw invalid({ file: 'image-size' });
  return kind;
};

/** A stored picture, with its MIME type. */
export type Picture = { type: string; bytes: Buffer };

const decoded = (bytes: Buffer) => sharp(bytes, { failOn: 'error', limitInputPixels: sidePixels.max ** 2 }).autoOrient();

/**
 * Re-encodes a picture as a WebP of at most `side` pixels per side. This drops its metadata and any bytes after the picture, such as scripts.
 * @throws Refusal 400 `not-image` for anything but a PNG, JPEG or WebP, and `image-size` for too few or too many pixels
 */
export const reencodePicture = async (bytes: Buffer, side: number): Promise<Picture> => {
  if ((await checkedKind(bytes)) === null) throw notImage();
  const encoded = await decoded(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => null);
  if (encoded === null) throw notImage();
  return { type: 'image/webp', bytes: encoded };
};

/**
 * A picture in its own format and size, without its metadata and any bytes after it. Null for anything but a PNG, JPEG or WebP.
 * @throws Refusal 400 `image-size` for too few or too many pixels
 */
export const cleanPicture = async (bytes: Buffer): Promise<{ kind: 'png' | 'jpeg' | 'webp'; bytes: Buffer } | null> => {
  const kind = await checkedKind(bytes);
  if (kind === null) return null;
  const encoded = await decoded(bytes)
    .toFormat(kind, { quality: 90 })
    .toBuffer()
    .catch(() => null);
  return encoded && { kind, bytes: encoded };
};
