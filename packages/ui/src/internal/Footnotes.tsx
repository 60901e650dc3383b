import type { ReactNode } from 'react';

/** A note below a table, and the mark that refers to it. */
export type Footnote = { mark: string; text: ReactNode };

/** The mark of a note, after a name. For screen readers, its text is `label`, e.g. "note 1". */
export function FootnoteMark({ mark, label }: { mark: string; label: string }) {
  return (
    <>
      {' '}
      <sup className="text-[0.75rem] leading-none font-[600] text-ink-2">
        <span className="sr-only">{label}</span>
        <span aria-hidden>{mark}</span>
      </sup>
    </>
  );
}

/** The list of notes, below the table. */
export function Footnotes({ notes }: { notes: readonly Footnote[] }) {
  if (notes.length === 0) return null;
  return (
    <ol className="grid gap-1 pt-3 text-body-small text-ink-2">
      {notes.map(({ mark, text }) => (
        <li key={mark} className="flex gap-1.5">
          <sup className="pt-1.5 text-[0.75rem] leading-none font-[600]">{mark}</sup>
          <span className="max-w-measure min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ol>
  );
}
