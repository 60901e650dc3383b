type FileLike = { name: string; type: string; size: number };

/** Why a file is not taken: its kind is not on the list, or it is larger than allowed. */
export type Refusal = 'type' | 'size';

/** What `accept` of a native file input means: `.csv`, `image/png` or `image/*`, separated by commas. Nothing means everything. */
const isOf = (accept: string, { name, type }: FileLike) =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => {
      if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
      if (part.endsWith('/*')) return type.startsWith(part.slice(0, -1));
      return part === type;
    });

/** Whether a file may come in; a browser does not ask this of what is dropped. `maxBytes` is inclusive. */
export function refusalOf(file: FileLike, { accept, maxBytes }: { accept?: string; maxBytes?: number }): Refusal | null {
  if (accept !== undefined && !isOf(accept, file)) return 'type';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return null;
}
