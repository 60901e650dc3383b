import { ArrowLeftRight } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { atSamePlace, useKeepPlace } from '../internal/useKeepPlace.ts';

export type DrawnEntry = {
  id: string;
  name: string;
  /** Position among the seeded entries. */
  seed?: number;
  club?: ReactNode;
  /** "Pot 1", if the draw uses pots. */
  pot?: ReactNode;
  /** Swapped by hand after the draw; marked with `labels.byHand`. */
  swapped?: boolean;
};
export type DrawnGroup = { key: string; title: ReactNode; entries: readonly DrawnEntry[] };

export type DrawBoardProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Groups, or games of a bracket's first round with two entries each; a game with a bye has one. */
  groups: readonly DrawnGroup[];
  /** Swaps two entries. Absent once the draw is locked. */
  onSwap?: (a: string, b: string) => void;
  /** The reason why two entries may not be swapped ("They come from different pots."); null if they may. */
  refusal?: (a: DrawnEntry, b: DrawnEntry) => string | null;
  labels: {
    /** Name of the draw for screen readers. */
    board: string;
    /** Announced when an entry is picked: "Wout Dubbeltop picked. Pick the player to swap with." */
    picked: (entry: DrawnEntry) => string;
    swapped: (a: DrawnEntry, b: DrawnEntry) => string;
    /** Mark of a swapped entry: "swapped by hand". */
    byHand?: string;
  };
  /** The published number with which anyone can repeat the draw: "Draw number 4711". */
  drawNumber?: ReactNode;
  /** "Group C has two players of De Gouden Pijl, because five have entered." */
  warning?: ReactNode;
  /** The reason why entries can no longer be swapped: "The first leg was scored at 20:04." */
  locked?: ReactNode;
};

const steps: Record<string, readonly [group: number, place: number]> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** ↑ ↓ move within a group and then to the next one, ← → to the same place of the next group. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const groups = [...event.currentTarget.querySelectorAll('section')].map((group) => [
    ...group.querySelectorAll<HTMLElement>('button[data-entry]'),
  ]);
  const focused = document.activeElement as HTMLElement;
  const group = groups.findIndex((entries) => entries.includes(focused));
  const [across, down] = step;
  if (down !== 0) {
    const all = groups.flat();
    all[all.indexOf(focused) + down]?.focus();
  } else {
    const next = groups[group + across];
    next?.[Math.min(groups[group]?.indexOf(focused) ?? 0, next.length - 1)]?.focus();
  }
};

/**
 * A draw before the first score, with its draw number. A tap or Enter picks an entry, the arrow keys move, and a tap or Enter on another entry swaps the
 * two, Esc cancels. A swap that the rules of the draw forbid shows the reason and keeps the first entry picked.
 */
export function DrawBoard({ groups, onSwap, refusal, labels, drawNumber, warning, locked, className, ...props }: DrawBoardProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [rejection, setRejection] = useState<string | null>(null);
  const all = groups.flatMap((g) => g.entries);
  // A swapped entry moves to another place. The focus stays at the old place.
  const onFocus = useKeepPlace((focused, root) => atSamePlace(focused, root, 'button[data-entry]'));
  const cancel = () => {
    setPicked(null);
    setRejection(null);
    setAnnouncement('');
  };
  const choose = (entry: DrawnEntry) => {
    const first = all.find((e) => e.id === picked);
    if (!first) {
      setPicked(entry.id);
      setRejection(null);
      return setAnnouncement(labels.picked(entry));
    }
    if (first.id === entry.id) return cancel();
    const reason = refusal?.(first, entry) ?? null;
    setRejection(reason);
    if (reason !== null) return;
    setPicked(null);
    onSwap?.(first.id, entry.id);
    setAnnouncement(labels.swapped(first, entry));
  };
  return (
    <div
      role="group"
      aria-label={labels.board}
      className={className}
      onFocusCapture={onFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
        else onArrow(event);
      }}
      {...props}
    >
      {warning !== undefined && <Banner kind="warning" title={warning} className="mb-4" />}
      {locked !== undefined && !onSwap && <p className="mb-4 text-body-small text-ink-2">{locked}</p>}
      {rejection !== null && (
        <p role="alert" className="mb-4 text-body-small text-danger">
          {rejection}
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
      {drawNumber !== undefined && <p className="mt-4 text-caption text-ink-3 tabular">{drawNumber}</p>}
      <p aria-live="polite" className="sr-only">
        {announcement}
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
