import { Ban, TriangleAlert, X } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { useSlotDrag } from './useSlotDrag.ts';

export type LineupSlot = {
  id: string;
  /** the number of the game or the seat; empty for the second player of a pair */
  number: string;
  /** "Game 3", "Game 5, second player" */
  label: string;
  detail?: ReactNode;
  /** whether the side throws first in the game */
  throwsFirst?: boolean;
  /** the rule that the player of the slot breaks */
  error?: ReactNode;
};

/** Slots under one heading, such as the singles. */
export type LineupBlock = { id: string; title: ReactNode; note?: ReactNode; slots: readonly LineupSlot[] };

export type LineupPlayer = {
  id: string;
  name: string;
  note?: ReactNode;
  /** the slots of the player: "game 1" */
  placed?: string;
  /** why the player may not play in the active slot */
  blocked?: string;
};

export type LineupEditorProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** name of the lineup */
  label: string;
  blocks: readonly LineupBlock[];
  /** ids of players in the order of the slots of all blocks */
  value: readonly (string | null)[];
  /** the index of the slot that the next player fills; null once nothing is left to fill. A tap on a player then does nothing. */
  active: number | null;
  onActiveChange: (slot: number) => void;
  /** A player for the active slot. */
  onChoose: (player: string) => void;
  onClear: (slot: number) => void;
  onSwap: (slot: number, other: number) => void;
  /** Players in the order of the list: first those without a slot. Those who may not play in the active slot are below the others. */
  players: readonly LineupPlayer[];
  /** heading of the players, and a note beside it */
  team: ReactNode;
  teamNote?: ReactNode;
  /** shown between slots and players, such as the later blocks */
  children?: ReactNode;
  labels: {
    empty: string;
    clear: (slot: LineupSlot) => string;
    /** the text on the button of a player: "Game 3" */
    choose: (slot: LineupSlot) => string;
    /** what to do next, in the active slot and above the players: "Choose a player for game 3." */
    next: (slot: LineupSlot) => string;
    /** announced when a lifted player moves: "Lotte Bullens, game 2" */
    moved: (slot: LineupSlot, player: string | undefined) => string;
    /** heading of the players who may not play */
    blocked: ReactNode;
    /** how the keyboard works, for screen readers */
    keys: string;
  };
};

/**
 * A captain fills the slots of a lineup. A tap on a player fills the slot with the frame. Dragging the number of a slot exchanges two players. On a
 * slot: ↑ ↓ go to the next one, letters find a player, Space lifts and drops, Backspace empties.
 */
export function LineupEditor({
  label,
  blocks,
  value,
  active,
  onActiveChange,
  onChoose,
  onClear,
  onSwap,
  players,
  team,
  teamNote,
  children,
  labels,
  className,
  ...props
}: LineupEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const keys = useId();
  const [lifted, setLifted] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const slots = blocks.flatMap((block) => block.slots);
  const nameOf = (id: string | null | undefined) => players.find((player) => player.id === id)?.name;
  const drag = useSlotDrag(onSwap);
  const focusSlot = (at: number) => root.current?.querySelector<HTMLElement>(`[data-slot="${at}"] button`)?.focus();
  const search = useTypeAhead((text) => {
    const found = players.find((player) => player.blocked === undefined && player.name.toLocaleLowerCase().startsWith(text));
    if (found) root.current?.querySelector<HTMLElement>(`[data-player="${CSS.escape(found.id)}"]`)?.focus();
  });

  const step = (from: number, to: number) => {
    const slot = slots[to];
    if (!slot) return;
    if (lifted !== null) {
      onSwap(from, to);
      setLifted(to);
      setAnnouncement(labels.moved(slot, nameOf(value[from])));
    }
    onActiveChange(to);
    focusSlot(to);
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const { key } = event;
    if (key === 'ArrowDown') step(at, at + 1);
    else if (key === 'ArrowUp') step(at, at - 1);
    else if (key === ' ') setLifted(lifted === null && value[at] ? at : null);
    else if (key === 'Backspace' || key === 'Delete') onClear(at);
    else if (key === 'Escape' && lifted !== null) setLifted(null);
    else if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    else search(key);
    event.preventDefault();
  };

  // Players who are placed keep their place in the list, so that quick taps down the list hit the players who were seen there.
  const allowed = players.filter(({ blocked }) => blocked === undefined);
  const blocked = players.filter((player) => player.blocked !== undefined);
  const activeSlot = active === null ? undefined : slots[active];
  let index = 0;
  return (
    <div ref={root} className={cx('@container/lineup', className)} {...props}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 @min-[52rem]/lineup:grid-cols-2">
        <div role="group" aria-label={label}>
          <p id={keys} className="sr-only">
            {labels.keys}
          </p>
          {blocks.map((block) => (
            <section key={block.id} className="pt-5">
              <Heading note={block.note}>{block.title}</Heading>
              <ol className="border-t-2 border-rule">
                {block.slots.map((slot) => {
                  const at = index++;
                  return (
                    <Slot
                      key={slot.id}
                      {...{ slot, at, keys }}
                      name={nameOf(value[at])}
                      isActive={at === active}
                      isLifted={at === lifted || drag.over === at}
                      grip={drag.gripOf(at)}
                      onSelect={() => onActiveChange(at)}
                      onClear={() => onClear(at)}
                      onKeyDown={(event) => onKey(event, at)}
                      labels={labels}
                    />
                  );
                })}
              </ol>
            </section>
          ))}
          {children}
        </div>
        <section className="pt-7 @min-[52rem]/lineup:pt-5">
          <Heading note={teamNote}>{team}</Heading>
          <p role="status" className="pb-1.5 text-body-small font-[550] empty:hidden">
            {activeSlot && labels.next(activeSlot)}
          </p>
          <ul className="border-t-2 border-rule">
            {allowed.map((player) => (
              <li key={player.id} className="border-b border-line">
                <button
                  type="button"
                  data-player={player.id}
                  aria-disabled={!activeSlot || undefined}
                  className="grid min-h-13 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-1 text-left outline-offset-[-3px] not-aria-disabled:hover:bg-pressed aria-disabled:cursor-default"
                  onClick={(event) => {
                    if (!activeSlot) return;
                    onChoose(player.id);
                    // With the keyboard, the focus follows the frame. `detail` is 0 for clicks that a key causes.
                    if (event.detail === 0) queueMicrotask(() => root.current?.querySelector<HTMLElement>('[data-active] button')?.focus());
                  }}
                >
                  <PlayerText player={player} />
                  {player.placed === undefined ? (
                    activeSlot && (
                      <span className="rounded-control border-[1.5px] border-line-2 px-3 py-2 text-label">{labels.choose(activeSlot)}</span>
                    )
                  ) : (
                    <span className="text-body-small text-ink-3">
                      {player.placed} <span className="sr-only">{activeSlot && labels.choose(activeSlot)}</span>
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          {blocked.length > 0 && (
            <>
              <h4 className="border-b border-line pt-4 pb-1 text-caption text-ink-3">{labels.blocked}</h4>
              <ul>
                {blocked.map((player) => (
                  <li
                    key={player.id}
                    className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-1 text-ink-2"
                  >
                    <PlayerText player={{ ...player, note: player.blocked }} />
                    <Ban aria-hidden className="mr-2 size-5 text-ink-3" />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function Heading({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="text-heading">{children}</h3>
      {note !== undefined && <span className="text-body-small text-ink-3">{note}</span>}
    </div>
  );
}

function PlayerText({ player: { name, note } }: { player: LineupPlayer }) {
  return (
    <span className="min-w-0">
      <Name lines={2} className="text-name">
        {name}
      </Name>
      {note !== undefined && <span className="block text-body-small text-ink-3">{note}</span>}
    </span>
  );
}

type SlotProps = {
  slot: LineupSlot;
  at: number;
  keys: string;
  name: string | undefined;
  isActive: boolean;
  isLifted: boolean;
  grip: ComponentProps<'span'>;
  onSelect: () => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  labels: LineupEditorProps['labels'];
};

function Slot({ slot, at, keys, name, isActive, isLifted, grip, onSelect, onClear, onKeyDown, labels }: SlotProps) {
  const { number, label, detail, throwsFirst = false, error } = slot;
  // A status above the players announces it. On a phone, they are off screen.
  const next = (
    <span aria-hidden className="font-[550] text-ink">
      {labels.next(slot)}
    </span>
  );
  return (
    <li
      data-slot={at}
      {...(isActive && { 'data-active': '' })}
      className={cx(
        'relative grid min-h-14 grid-cols-[2rem_minmax(0,1fr)_2.75rem] items-center border-b border-line',
        error !== undefined && 'shadow-[inset_4px_0_0_var(--color-danger)] -mx-4 px-4',
        isActive && '-mx-4 bg-raised px-4 outline-2 outline-offset-[-2px] outline-ink',
        isLifted && 'bg-pressed',
      )}
    >
      <span
        {...grip}
        aria-hidden
        className={cx('grid min-h-12 touch-none items-center text-name tabular-nums select-none', name !== undefined && 'cursor-grab')}
      >
        {number}
      </span>
      <button
        type="button"
        aria-current={isActive ? 'true' : undefined}
        aria-describedby={keys}
        className="min-h-12 min-w-0 py-1.5 text-left outline-offset-[-3px]"
        onClick={onSelect}
        onKeyDown={onKeyDown}
      >
        <span className="sr-only">{label}: </span>
        {name === undefined ? (
          <span className="text-ink-3">
            <span className={isActive ? 'sr-only' : ''}>{labels.empty}</span>
            {isActive && next}
          </span>
        ) : (
          <Name lines={2} className="text-name">
            {name}
          </Name>
        )}
        <span className="block text-body-small text-ink-3">
          {error === undefined ? (
            <>
              {throwsFirst && <i aria-hidden className="mr-1.5 inline-block size-[7px] rounded-full bg-current align-[2px]" />}
              {isActive && name !== undefined ? next : detail}
            </>
          ) : (
            <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-1.5 font-[550] text-danger">
              <TriangleAlert aria-hidden className="mt-0.5 size-4" />
              <span>{error}</span>
            </span>
          )}
        </span>
      </button>
      {name !== undefined && (
        <button
          type="button"
          aria-label={labels.clear(slot)}
          className="grid size-11 place-items-center rounded-control text-ink-2 outline-offset-[-3px] hover:bg-pressed"
          onClick={onClear}
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </li>
  );
}

/** Collects typed letters, which find a player. A pause begins a new search. */
function useTypeAhead(find: (text: string) => void): (key: string) => void {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    const now = performance.now();
    const text = (now - typed.current.at > 800 ? '' : typed.current.text) + key.toLocaleLowerCase();
    typed.current = { text, at: now };
    find(text);
  };
}
