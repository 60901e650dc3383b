import { documentTypes, type DocumentKind } from '@oche/api/contract/document';
import { invalid } from '../refusal.ts';
import { cleanPicture } from './pictures.ts';

const wrongType = () => invalid({ file: 'wrong-type' });

/** The largest number of entries of a ZIP file that is read. Office documents have a few dozen, or one for each picture. */
const mostEntries = 5_000;

/** The names of the entries of a ZIP file by its central directory. Null if it has none. Nothing is unpacked. */
const zipEntries = (bytes: Buffer): string[] | null => {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || end + 22 > bytes.length) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > mostEntries) return null;
  const names: string[] = [];
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
};

/** Entries that contain programs, which office applications would offer to run. */
const isProgram = (name: string): boolean => /vbaproject\.bin$|^basic\/|^scripts\/|\/activex\//i.test(name);

/** The kind of an OpenDocument file: its first entry is `mimetype`, stored without compression at a fixed place. */
const openDocumentKind = (bytes: Buffer): DocumentKind | null => {
  if (bytes.toString('latin1', 30, 38) !== 'mimetype' || bytes.readUInt16LE(8) !== 0) return null;
  const type = bytes.toString('latin1', 38, 38 + bytes.readUInt32LE(18));
  return (['odt', 'ods'] as const).find((kind) => documentTypes[kind] === type) ?? null;
};

/** The kind of an office document by its content. Null for other ZIP files, and for documents with programs. */
const officeKind = (bytes: Buffer): DocumentKind | null => {
  const names = zipEntries(bytes);
  if (!names || names.some(isProgram)) return null;
  const openDocument = openDocumentKind(bytes);
  if (openDocument) return openDocument;
  if (!names.includes('[Content_Types].xml')) return null;
  if (names.includes('word/document.xml')) return 'docx';
  return names.includes('xl/workbook.xml') ? 'xlsx' : null;
};

/**
 * The kind of a document by its content, and the bytes to store. Pictures are re-encoded, which removes their metadata.
 * @throws Refusal 400 `wrong-type` for other files
 */
export const readDocument = async (bytes: Buffer): Promise<{ kind: DocumentKind; bytes: Buffer }> => {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { kind: 'pdf', bytes };
  if (bytes.length > 40 && bytes.readUInt32LE(0) === 0x04034b50) {
    const kind = officeKind(bytes);
    if (kind) return { kind, bytes };
    throw wrongType();
  }
  const picture = await cleanPicture(bytes);
  if (picture === null) throw wrongType();
  return picture;
};
