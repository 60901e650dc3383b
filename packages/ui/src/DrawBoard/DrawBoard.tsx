import { ArrowLeftRight } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { atSamePlace, useKeepPlace } from '../internal/useKeepPlace.ts';

export type DrawnEntry = {
  id: string;
  name: string;
  /** place by which it was seeded */
  seed?: number;
  club?: ReactNode;
  /** "Pot 1", where it was drawn from pots */
  pot?: ReactNode;
  /** changed places by hand after the draw; `labels.byHand` says so */
  swapped?: boolean;
};
export type DrawnGroup = { key: string; title: ReactNode; entries: readonly DrawnEntry[] };

export type DrawBoardProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Groups, or games of the first round of a bracket (two places each; a bye has no entry). */
  groups: readonly DrawnGroup[];
  /** Before the first score. Absent: locked. */
  onSwap?: (a: string, b: string) => void;
  /** Why two may not change places ("They come from different pots."); null where they may. */
  refusal?: (a: DrawnEntry, b: DrawnEntry) => string | null;
  labels: {
    /** Name of the whole for screen readers. */
    board: string;
    /** Spoken when one is picked: "Wout Dubbeltop picked. Pick who changes places with him." */
    picked: (entry: DrawnEntry) => string;
    swapped: (a: DrawnEntry, b: DrawnEntry) => string;
    /** Mark of who changed places: "swapped by hand". */
    byHand?: string;
  };
  /** The published number from which anybody can draw the same again. */
  seed?: ReactNode;
  /** "Two of De Gouden Pijl meet in group C: there are five of them." */
  warning?: ReactNode;
  /** Why nobody can be swapped any more: "The first leg was scored at 20:04." */
  locked?: ReactNode;
};

const steps: Record<string, readonly [group: number, place: number]> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** ↑ ↓ go on within a group and then to the next, ← → to the same place of the next group. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const groups = [...event.currentTarget.querySelectorAll('section')].map((group) => [
    ...group.querySelectorAll<HTMLElement>('button[data-entry]'),
  ]);
  const now = document.activeElement as HTMLElement;
  const group = groups.findIndex((entries) => entries.includes(now));
  const [sideways, down] = step;
  if (down !== 0) {
    const all = groups.flat();
    all[all.indexOf(now) + down]?.focus();
  } else {
    const next = groups[group + sideways];
    next?.[Math.min(groups[group]?.indexOf(now) ?? 0, next.length - 1)]?.focus();
  }
};

/**
 * The draw before the first score, with the number it was made from. Tap or Enter picks one, arrows go on, tap or Enter swaps, Esc lets go. A
 * swap that the draw's rules forbid says why and keeps the first one picked.
 */
export function DrawBoard({ groups, onSwap, refusal, labels, seed, warning, locked, className, ...props }: DrawBoardProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const all = groups.flatMap((g) => g.entries);
  // Who was swapped stands elsewhere; the focus stays at the place.
  const onFocus = useKeepPlace((focused, root) => atSamePlace(focused, root, 'button[data-entry]'));
  const letGo = () => {
    setPicked(null);
    setRefused(null);
    setSpoken('');
  };
  const choose = (entry: DrawnEntry) => {
    const first = all.find((e) => e.id === picked);
    if (!first) {
      setPicked(entry.id);
      setRefused(null);
      return setSpoken(labels.picked(entry));
    }
    if (first.id === entry.id) return letGo();
    const why = refusal?.(first, entry) ?? null;
    setRefused(why);
    if (why !== null) return;
    setPicked(null);
    onSwap?.(first.id, entry.id);
    setSpoken(labels.swapped(first, entry));
  };
  return (
    <div
      role="group"
      aria-label={labels.board}
      className={className}
      onFocusCapture={onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') letGo();
        else onArrow(event);
      }}
      {...props}
    >
      {warning !== undefined && <Banner kind="warning" title={warning} className="mb-4" />}
      {locked !== undefined && !onSwap && <p className="mb-4 text-body-small text-ink-2">{locked}</p>}
      {refused !== null && (
        <p role="alert" className="mb-4 text-body-small text-danger">
          {refused}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-6">
        {groups.map((group) => (
          <section key={group.key} className="break-inside-avoid">
            <h3 className="border-b-2 border-rule pb-1.5 text-heading">{group.title}</h3>
            <ol>
              {group.entries.map((entry) => {
                const content = <Drawn entry={entry} byHand={labels.byHand} />;
                const row = 'flex min-h-row w-full items-center gap-2 border-b border-line py-1 text-left print:min-h-0';
                return (
                  <li key={entry.id}>
                    {onSwap ? (
                      <button
                        type="button"
                        data-entry=""
                        aria-pressed={picked === entry.id}
                        className={cx(row, 'outline-offset-[-3px]', picked === entry.id ? 'lit pr-2' : 'hover:bg-pressed')}
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

function Drawn({ entry, byHand }: { entry: DrawnEntry; byHand: string | undefined }) {
  return (
    <>
      <span className="w-6 shrink-0 text-center text-caption text-ink-3 tabular">{entry.seed}</span>
      <span className="min-w-0 flex-1">
        <Name lines={2} className="text-name">
          {entry.name}
        </Name>
        {entry.club !== undefined && <span className="block text-caption text-ink-3">{entry.club}</span>}
        {entry.swapped && byHand !== undefined && (
          <span className="flex items-center gap-1 text-caption text-ink-2">
            <ArrowLeftRight aria-hidden className="size-3.5" />
            {byHand}
          </span>
        )}
      </span>
      {entry.pot !== undefined && <span className="shrink-0 text-caption text-ink-3">{entry.pot}</span>}
    </>
  );
}
