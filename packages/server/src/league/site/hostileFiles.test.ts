import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentTypes, type DocumentKind } from '@oche/api/contract/document';
import { endpoints } from '@oche/api/contract/endpoints';
import { ApiError } from '@oche/api/errors';
import { bombBytes, pngChunk, rawPng, zeros, zipOf } from '../../platform/files/testFiles.ts';
import { openSite } from './testSite.ts';

const script = '<script>alert(document.cookie)</script>';
const html = `<!doctype html><html><body onload="alert(1)">${script}</body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" onload="alert(1)">${script}</svg>`;
const types = { '[Content_Types].xml': '<Types/>' };
const word = { ...types, 'word/document.xml': '<x/>' };
const picture = (width = 64, height = 64) => sharp({ create: { width, height, channels: 3, background: '#14532d' } });
/** The pixels of a PNG of 64 × 64 pixels, and of one of 30,000 × 30,000 in black and white: a byte for the filter of each line, then its pixels. */
const pixels = deflateSync(Buffer.alloc(64 * (1 + 3 * 64)));
const hugePixels = () => zeros(30_000 * (1 + 30_000 / 8));

const jpegWith = async (text: string): Promise<Buffer> => {
  const withExif = picture().withExif({ IFD0: { ImageDescription: text } });
  return Buffer.concat([await withExif.jpeg().toBuffer(), Buffer.from(text)]);
};
/** A chunk with a keyword, and content that is a thousand times larger when it is unpacked. */
const packed = async (type: 'zTXt' | 'iCCP') => pngChunk(type, Buffer.concat([Buffer.from('Comment\0\0'), await zeros(bombBytes)]));
const hugeEntry = async () => ({ compressed: await zeros(bombBytes, 'raw'), size: bombBytes });
const manyHuge = async (): Promise<Buffer> => {
  const entry = { compressed: await zeros(bombBytes / 64, 'raw'), size: bombBytes / 64 };
  return zipOf(Object.fromEntries(Array.from({ length: 64 }, (_, index) => [`${index}.txt`, entry])));
};

/** The kind of the stored file, or the code of the refusal: as a picture or logo, which is stored as a WebP, and as a document. */
type Outcome = { picture: 'webp' | 'not-image' | 'image-size'; document: DocumentKind | 'wrong-type' | 'image-size' };
const refused: Outcome = { picture: 'not-image', document: 'wrong-type' };
const tooLarge: Outcome = { picture: 'image-size', document: 'image-size' };

const files: [string, () => Buffer | Promise<Buffer>, Outcome][] = [
  ['an HTML page', () => Buffer.from(html), refused],
  ['an SVG with a script', () => Buffer.from(svg), refused],
  ['a compressed SVG', () => gzipSync(svg), refused],
  ['an SVG in UTF-16', () => Buffer.from(`\ufeff${svg}`, 'utf16le'), refused],
  ['an HTML page that begins like a GIF', () => Buffer.from(`GIF89a/*${html}*/`), refused],
  ['an HTML page that begins like a BMP', () => Buffer.from(`BM${html}`), refused],
  ['an HTML page that begins like a WebP', () => Buffer.from(`RIFF\0\0\0\0WEBPVP8 ${html}`), refused],
  ['a program', () => Buffer.from('7f454c460201010000000000', 'hex'), refused],
  ['a ZIP file', () => zipOf({ 'index.html': html }), refused],
  ['a ZIP file with parents in its paths', () => zipOf({ ...types, '../word/document.xml': '<x/>' }), refused],
  ['a ZIP file in a Word document', () => zipOf({ ...types, 'word/document.xml/../../index.html': html }), refused],
  ['an HTML page that begins like a PDF', () => Buffer.from(`%PDF-1.7\n${html}`), { ...refused, document: 'pdf' }],
  ['a PDF that is a ZIP file too', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), zipOf(word)]), { ...refused, document: 'pdf' }],
  ['an HTML page in a Word document', () => zipOf({ ...word, 'index.html': html }), { ...refused, document: 'docx' }],
  ['an HTML page in and after a JPEG', () => jpegWith(html), { picture: 'webp', document: 'jpeg' }],
  [
    'an HTML page in a PNG',
    () => rawPng(64, 64, { pixels, chunks: [pngChunk('tEXt', `Comment\0${html}`)] }),
    { picture: 'webp', document: 'png' },
  ],
  ['a PNG of 30,000 × 30,000 pixels', async () => rawPng(30_000, 30_000, { depth: 1, pixels: await hugePixels() }), tooLarge],
  ['a WebP of 16,383 × 64 pixels', () => picture(16_383, 64).webp().toBuffer(), tooLarge],
  ['a JPEG of 65,000 × 64 pixels', () => picture(65_000, 64).jpeg().toBuffer(), tooLarge],
  [
    'a PNG with far more pixels than it says',
    async () => rawPng(64, 64, { pixels: await zeros(bombBytes) }),
    { picture: 'webp', document: 'png' },
  ],
  ['a PNG with a huge text', async () => rawPng(64, 64, { pixels, chunks: [await packed('zTXt')] }), { picture: 'webp', document: 'png' }],
  [
    'a PNG with a huge profile',
    async () => rawPng(64, 64, { pixels, chunks: [await packed('iCCP')] }),
    { picture: 'webp', document: 'png' },
  ],
  ['a huge Word document', async () => zipOf({ ...types, 'word/document.xml': await hugeEntry() }), { ...refused, document: 'docx' }],
  ['a ZIP file with many huge files', manyHuge, refused],
];

/** The most memory that a call needs, in bytes, and its result. */
const memoryOf = async <T>(call: () => Promise<T>): Promise<[T, number]> => {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => (most = Math.max(most, process.memoryUsage.rss()));
  const timer = setInterval(look, 1);
  try {
    const result = await call();
    look();
    return [result, most - before];
  } finally {
    clearInterval(timer);
  }
};

/** The result of a call, or the code of the refusal of its file. */
const outcomeOf = async (call: Promise<string>): Promise<string> => {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect([error.status, error.code]).toEqual([400, 'invalid']);
    return error.body.fields!['file']!;
  }
};

describe('hostile files of organisers', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.world.close());

  const fetchAt = (path: string) => site.world.fetch(new Request(`http://test/api${path}`));
  /** How a file is uploaded by each endpoint that accepts one. Returns the path of the stored file. */
  const uploads: Record<string, (file: string) => Promise<string>> = {
    setLogo: async (file) => (await site.boss.call('setLogo', { organisationId: site.organisationId, file })).logo!,
    addPicture: async (file) => (await site.editor.call('addPicture', { organisationId: site.organisationId, file })).picture,
    createDocument: async (file) =>
      (await site.editor.call('createDocument', { seasonId: site.seasonId, title: 'Rules', fileName: 'rules.pdf', file })).path,
    replaceDocument: async (file) => {
      const pdf = Buffer.from('%PDF-1.7').toString('base64');
      const document = { seasonId: site.seasonId, title: 'Rules', fileName: 'logo.png', file: pdf };
      const { id } = await site.editor.call('createDocument', document);
      return (await site.editor.call('replaceDocument', { id, file, fileName: 'logo.png' })).path;
    },
  };
  const isOfDocuments = (name: string): boolean => name.endsWith('Document');

  test('every endpoint with a file is tested here', () => {
    const fieldsOf = (input: unknown): object => (input as { shape?: object } | undefined)?.shape ?? {};
    const withFile = Object.entries(endpoints).filter(([, { input }]) => 'file' in fieldsOf(input));
    expect(withFile.map(([name]) => name).toSorted()).toEqual(Object.keys(uploads).toSorted());
  });

  test.each(files)('%s is refused, or stored so that nothing in it runs, within little memory', async (_what, makeFile, expected) => {
    const file = (await makeFile()).toString('base64');
    for (const [name, upload] of Object.entries(uploads)) {
      // Every call has its own minutes, because uploads are limited.
      site.world.wait(121_000);
      const ofFile = isOfDocuments(name) ? expected.document : expected.picture;
      const [outcome, memory] = await memoryOf(() =>
        outcomeOf(
          (async () => {
            const response = await fetchAt(await upload(file));
            expect(response.status).toBe(200);
            const type = response.headers.get('content-type');
            const kind = Object.entries(documentTypes).find(([, each]) => each === type)![0];
            expect(Object.fromEntries(response.headers)).toMatchObject({
              'content-security-policy': "default-src 'none'; sandbox",
              'x-content-type-options': 'nosniff',
              'content-disposition': expect.stringMatching(type!.startsWith('image/') ? /^inline/ : /^attachment; /),
            });
            const stored = Buffer.from(await response.arrayBuffer());
            if (type!.startsWith('image/')) expect(stored.includes('script')).toBe(false);
            return kind;
          })(),
        ),
      );
      expect([name, outcome]).toEqual([name, ofFile]);
      expect(memory).toBeLessThan(bombBytes / 2);
    }
  });

  test.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\windows\\evil.exe', 'evil.pdf'],
    ['rules.pdf.html', 'rules.pdf.pdf'],
    ['rules\u202efdp.exe', 'rulesfdp.pdf'],
    ['a"\r\nSet-Cookie: token=1\r\n\r\n<script>.pdf', 'a Set-Cookie token=1 script.pdf'],
    ["\"; filename*=UTF-8''evil.html", "; filename=UTF-8''evil.pdf"],
    ['🎯 Règlement.pdf', '🎯 Règlement.pdf'],
    ['.pdf', 'document.pdf'],
    ['\u200b\u0007', 'document.pdf'],
  ])('a document with the file name %j is downloaded as %j', async (fileName, expected) => {
    site.world.wait(61_000);
    const file = Buffer.from('%PDF-1.7').toString('base64');
    const document = await site.editor.call('createDocument', { seasonId: site.seasonId, title: 'Rules', fileName, file });
    expect(document.fileName).toBe(expected);
    const { headers } = await fetchAt(document.path);
    expect(headers.get('set-cookie')).toBeNull();
    const [, ascii, encoded] = /^attachment; filename="([\w .()-]*)"; filename\*=UTF-8''([\w.%~!-]*)$/.exec(
      headers.get('content-disposition')!,
    )!;
    expect([ascii!.length > 0, decodeURIComponent(encoded!)]).toEqual([true, expected]);
  });
});
