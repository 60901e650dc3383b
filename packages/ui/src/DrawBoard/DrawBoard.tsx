import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';

export type DrawnEntry = { id: string; name: string; seed?: number; club?: ReactNode };
export type DrawnGroup = { key: string; title: ReactNode; entries: readonly DrawnEntry[] };

export type DrawBoardProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Groups, or games of the first round of a bracket (two places each; a bye has no entry). */
  groups: readonly DrawnGroup[];
  /** Before the first score. Absent: locked. */
  onSwap?: (a: string, b: string) => void;
  labels: {
    /** Name of the whole for screen readers. */
    board: string;
    /** Spoken when one is picked: "Wout Dubbeltop picked. Pick who changes places with him." */
    picked: (entry: DrawnEntry) => string;
    swapped: (a: DrawnEntry, b: DrawnEntry) => string;
  };
  /** The published number from which anybody can draw the same again. */
  seed?: ReactNode;
  /** "Two of De Gouden Pijl meet in group C: there are five of them." */
  warning?: ReactNode;
};

/** The draw before the first score. Tap or Enter picks one, arrows go on, tap or Enter swaps, Esc lets go. */
export function DrawBoard({ groups, onSwap, labels, seed, warning, className, ...props }: DrawBoardProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const all = groups.flatMap((g) => g.entries);
  const choose = (entry: DrawnEntry) => {
    const first = all.find((e) => e.id === picked);
    if (!first) {
      setPicked(entry.id);
      setSpoken(labels.picked(entry));
      return;
    }
    setPicked(null);
    if (first.id === entry.id) return setSpoken('');
    onSwap?.(first.id, entry.id);
    setSpoken(labels.swapped(first, entry));
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') setPicked(null);
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-entry]')];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    const step = event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? (groups[0]?.entries.length ?? 1) : 1;
    buttons[now + by * step]?.focus();
    event.preventDefault();
  };
  return (
    <div role="group" aria-label={labels.board} className={className} onKeyDown={onKey} {...props}>
      {warning !== undefined && <Banner kind="warning" title={warning} className="mb-4" />}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-8 gap-y-6">
        {groups.map((group) => (
          <section key={group.key}>
            <h3 className="border-b-2 border-rule pb-1.5 text-heading">{group.title}</h3>
            <ol>
              {group.entries.map((entry) => {
                const content = (
                  <>
                    <span className="w-6 text-center text-caption text-ink-3 tabular">{entry.seed}</span>
                    <span className="min-w-0 flex-1">
                      <Name className="text-name">{entry.name}</Name>
                      {entry.club !== undefined && <span className="block truncate text-caption text-ink-3">{entry.club}</span>}
                    </span>
                  </>
                );
                const row = 'flex min-h-11 w-full items-center gap-2 border-b border-line text-left';
                return (
                  <li key={entry.id}>
                    {onSwap ? (
                      <button
                        type="button"
                        data-entry=""
                        aria-pressed={picked === entry.id}
                        className={cx(row, 'outline-offset-[-3px] hover:bg-pressed', picked === entry.id && 'lit')}
                        onClick={() => choose(entry)}
                      >
                        {content}
                      </button>
                    ) : (
                      <div className={row}>{content}</div>
                    )}
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
      {seed !== undefined && <p className="mt-4 text-caption text-ink-3 tabular">{seed}</p>}
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}
