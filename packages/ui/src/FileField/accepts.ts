type FileLike = { name: string; type: string; size: number };

/** The reason why a file is rejected: its type is not accepted, or it is too large. */
export type Refusal = 'type' | 'size';

/** Whether a file matches the `accept` of a native file input: `.csv`, `image/png` or `image/*`, separated by commas. */
const matches = (accept: string, { name, type }: FileLike) =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => {
      if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
      if (part.endsWith('/*')) return type.startsWith(part.slice(0, -1));
      return part === type;
    });

/** The reason why a file is rejected; null if it is accepted. Browsers do not check dropped files. `maxBytes` is inclusive. */
export function refusalOf(file: FileLike, { accept, maxBytes }: { accept?: string; maxBytes?: number }): Refusal | null {
  if (accept !== undefined && !matches(accept, file)) return 'type';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return null;
}
