import { once } from 'node:events';
import { crc32, createDeflate, createDeflateRaw, deflateSync } from 'node:zlib';

/** The number of zeros that a bomb contains, and how much less of them a reader may keep in memory. */
export const bombBytes = 256 * 1024 * 1024;

/** Zeros, compressed to a thousandth. They are never in memory, so that a test can measure the memory of their reader. */
export const zeros = async (size: number, format: 'zlib' | 'raw' = 'zlib'): Promise<Buffer> => {
  const stream = format === 'zlib' ? createDeflate({ level: 9 }) : createDeflateRaw({ level: 9 });
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  const block = Buffer.alloc(1024 * 1024);
  for (let left = size; left > 0; left -= block.length) if (!stream.write(block.subarray(0, left))) await once(stream, 'drain');
  stream.end();
  await once(stream, 'end');
  return Buffer.concat(parts);
};

/** A chunk of a PNG. */
export const pngChunk = (type: string, data: Buffer | string): Buffer => {
  const content = Buffer.from(data as string);
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

type PngOptions = {
  /** compressed; by default almost none */
  pixels?: Buffer;
  /** 1 for black and white, 8 for colours */
  depth?: 1 | 8;
  /** chunks before the pixels */
  chunks?: readonly Buffer[];
};

/** A PNG with any width and height in its header. */
export const rawPng = (
  width: number,
  height: number,
  { pixels = deflateSync(Buffer.alloc(64)), depth = 8, chunks = [] }: PngOptions = {},
): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([depth, depth === 1 ? 0 : 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, pngChunk('IHDR', head), ...chunks, pngChunk('IDAT', pixels), pngChunk('IEND', '')]);
};

/** An entry of a ZIP file: a text, or compressed content with its size. */
type ZipEntry = string | { compressed: Buffer; size: number };

/** A ZIP file with these entries. Texts are not compressed. */
export const zipOf = (entries: Record<string, ZipEntry>): Buffer => {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, entry] of Object.entries(entries)) {
    const path = Buffer.from(name);
    const content = typeof entry === 'string' ? Buffer.from(entry) : entry.compressed;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(typeof entry === 'string' ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(typeof entry === 'string' ? content.length : entry.size, 18);
    fields.writeUInt16LE(path.length, 22);
    files.push(Buffer.from('504b0304', 'hex'), fields, path, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('504b01020000', 'hex'), fields, place, path);
    offset += 30 + path.length + content.length;
  }
  const size = Buffer.concat(directory).length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
};
