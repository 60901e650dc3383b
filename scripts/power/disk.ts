/** A simulated disk, replayed from the changes that `record.c` logged. After a power cut it has all synced data, and perhaps more. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const kinds = ['', 'create', 'write', 'truncate', 'sync', 'rename', 'unlink', 'mkdir', 'rmdir', 'link', 'allocate'] as const;

/**
 * A change on the disk. `offset`: the position of a write, or the new length for `truncate` and `allocate`, in bytes. `data`: the written
 * bytes, or the new path for `rename` and `link`. `end`: the position in the trace after this change.
 */
export type Change = { kind: (typeof kinds)[number]; path: string; offset: number; data: Buffer; end: number };

/** The changes in a trace, in order. */
export function* readTrace(trace: Buffer): Generator<Change> {
  for (let at = 0; at < trace.length;) {
    const kind = kinds[trace.readUInt32LE(at)]!;
    const data = at + 24 + trace.readUInt32LE(at + 4);
    const end = data + Number(trace.readBigUInt64LE(at + 16));
    yield {
      kind,
      path: trace.toString('utf8', at + 24, data),
      offset: Number(trace.readBigUInt64LE(at + 8)),
      data: trace.subarray(data, end),
      end,
    };
    at = end;
  }
}

type Piece = { offset: number; data: Buffer } | { length: number; shrinks: boolean };
type File = { content: Buffer; size: number; unsynced: Piece[] };
type NameChange = { path: string; file: File | 'folder' | null };

/** The part of the unsynced data that has reached the disk before a power cut. `some`: a random part. */
export type Survival = 'none' | 'all' | 'some';

const page = 4096;

const applyPiece = (file: Pick<File, 'content' | 'size'>, piece: Piece): void => {
  const end = 'data' in piece ? piece.offset + piece.data.length : piece.length;
  if (end > file.content.length) {
    const larger = Buffer.alloc(Math.max(end, file.content.length * 2));
    file.content.copy(larger, 0, 0, file.size);
    file.content = larger;
  }
  if ('data' in piece) piece.data.copy(file.content, piece.offset);
  else if (piece.shrinks && end < file.size) {
    file.content.fill(0, end, file.size);
    file.size = end;
  }
  file.size = Math.max(file.size, end);
};

/** Splits a write into pages. Each page may reach the disk without the others. */
function* pagesOf(piece: Piece): Generator<Piece> {
  if (!('data' in piece)) return yield piece;
  for (let at = 0; at < piece.data.length;) {
    const length = page - ((piece.offset + at) % page);
    yield { offset: piece.offset + at, data: piece.data.subarray(at, at + length) };
    at += length;
  }
}

export class Disk {
  /** files and folders by path, in the memory of the running system */
  #names = new Map<string, File | 'folder'>();
  /** files and folders by path, in the journal of the file system */
  #durable = new Map<string, File | 'folder'>();
  #unsynced: NameChange[] = [];

  /** Starts with the content of a folder, which counts as synced. */
  constructor(folder: string) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
      const content = entry.isFile() ? readFileSync(join(folder, path)) : null;
      const item = content ? { content, size: content.length, unsynced: [] } : 'folder';
      this.#names.set(path, item);
      this.#durable.set(path, item);
    }
  }

  #setName(path: string, file: File | 'folder' | null): void {
    if (file) this.#names.set(path, file);
    else this.#names.delete(path);
    this.#unsynced.push({ path, file });
  }

  apply({ kind, path, offset, data }: Change): void {
    const found = this.#names.get(path);
    const file = typeof found === 'object' ? found : null;
    if (kind === 'create') this.#setName(path, { content: Buffer.alloc(0), size: 0, unsynced: [] });
    else if (kind === 'mkdir') this.#setName(path, 'folder');
    else if (kind === 'unlink' || kind === 'rmdir') this.#setName(path, null);
    else if (kind === 'rename' || kind === 'link') {
      this.#setName(data.toString(), file);
      if (kind === 'rename') this.#setName(path, null);
    } else if (kind === 'write') file?.unsynced.push({ offset, data });
    else if (kind === 'truncate' || kind === 'allocate') file?.unsynced.push({ length: offset, shrinks: kind === 'truncate' });
    else {
      // A journalling file system commits changes of names in order. Any sync commits all of them.
      for (const { path: name, file: item } of this.#unsynced)
        if (item) this.#durable.set(name, item);
        else this.#durable.delete(name);
      this.#unsynced = [];
      for (const piece of file?.unsynced ?? []) applyPiece(file!, piece);
      if (file) file.unsynced = [];
    }
  }

  /** Writes the content of the disk after a power cut to a folder. `random` returns numbers from 0 to 1. */
  write(folder: string, survival: Survival, random: () => number): void {
    const names = new Map(this.#durable);
    const share = survival === 'all' ? 1 : survival === 'some' ? random() : 0;
    for (const { path, file } of this.#unsynced.slice(0, Math.round(this.#unsynced.length * share)))
      if (file) names.set(path, file);
      else names.delete(path);
    for (const [path, file] of names) if (file === 'folder') mkdirSync(join(folder, path), { recursive: true });
    for (const [path, file] of names) {
      if (file === 'folder') continue;
      const surviving = { content: file.content, size: file.size };
      if (file.unsynced.length > 0 && share > 0) {
        surviving.content = Buffer.from(file.content);
        for (const piece of file.unsynced)
          for (const part of pagesOf(piece)) if (survival === 'all' || random() < share) applyPiece(surviving, part);
      }
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), surviving.content.subarray(0, surviving.size));
    }
  }
}
