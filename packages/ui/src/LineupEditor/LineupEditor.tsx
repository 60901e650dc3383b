import { EyeOff, GripVertical } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Combobox, type ComboboxLabels } from '../Combobox/Combobox.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';

export type LineupPlayer = {
  id: string;
  name: string;
  /** The reason why the player may not play here: "Has played for the second team". */
  blocked?: string;
};

export type LineupSlot = {
  id: string;
  /** "Single 1", "Pair 1, first" */
  label: string;
  /** The rule that this choice breaks. */
  error?: ReactNode;
  /** The player whom a substitute replaces: "for Lotte Bullens, after game 2". */
  substitute?: ReactNode;
};

export type LineupState =
  /** The captain fills in the lineup, which the other team cannot see. */
  | { kind: 'filling'; action?: ReactNode }
  /** The lineup is handed in, but that of the other captain is not. */
  | { kind: 'waiting'; text: ReactNode; action?: ReactNode }
  /** Both lineups are handed in. `opponents` are in the order of the slots. */
  | { kind: 'revealed'; opponents: readonly string[]; action?: ReactNode };

export type LineupEditorProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** Name of the lineup: "Lineup of De Visgraat, block 1". */
  label: string;
  slots: readonly LineupSlot[];
  players: readonly LineupPlayer[];
  /** Ids of players in the order of the slots. */
  value: readonly (string | null)[];
  onValueChange?: (value: (string | null)[]) => void;
  state: LineupState;
  labels: {
    /** Placeholder of an empty slot. */
    choose: string;
    /** Name of the grip: "Move Lotte Bullens, single 1". */
    move: (slot: LineupSlot, player: LineupPlayer | undefined) => string;
    /** Announced when a lifted player moves: "Lotte Bullens, single 2". */
    moved: (slot: LineupSlot, player: LineupPlayer | undefined) => string;
    /** The text before the opponent of a slot ("v"), and the text while the opponent is hidden. */
    opponent: ReactNode;
    hidden: ReactNode;
    /** Heading of the list of players who may not play. */
    blocked: ReactNode;
    combobox: ComboboxLabels;
  };
};

const optionOf = ({ id, name, blocked }: LineupPlayer) => ({
  value: id,
  label: name,
  ...(blocked !== undefined && { note: blocked, disabled: true }),
});

/**
 * A captain's lineup for one block, hidden from the other captain until both lineups are handed in. Choosing a player of another slot swaps the two.
 * On a grip, Space lifts, ↑ ↓ move, Enter or Space drops, Esc cancels. Taps on two grips swap the players.
 */
export function LineupEditor({ label, slots, players, value, onValueChange, state, labels, className, ...props }: LineupEditorProps) {
  const [lifted, setLifted] = useState<{ at: number; previous: readonly (string | null)[] } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const canFill = state.kind === 'filling' && onValueChange !== undefined;
  const playerOf = (id: string | null | undefined) => players.find((player) => player.id === id);
  const swap = (a: number, b: number) => {
    const next = [...value];
    [next[a], next[b]] = [value[b] ?? null, value[a] ?? null];
    onValueChange?.(next);
  };
  const choose = (at: number, id: string | null) => {
    const other = id === null ? -1 : value.indexOf(id);
    if (other !== -1) return swap(at, other);
    onValueChange?.(slots.map((_, i) => (i === at ? id : (value[i] ?? null))));
  };
  /** For Space, Enter or a tap: lifts the player, drops the player, or swaps with the lifted player. */
  const lift = (at: number) => {
    if (lifted && lifted.at !== at) swap(lifted.at, at);
    setLifted(lifted ? null : { at, previous: value });
  };
  const onKey = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const isLifted = lifted?.at === at;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      const to = at + step;
      const slot = slots[to];
      if (slot) {
        event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('button[data-grip]')[to]?.focus();
        if (isLifted) {
          swap(at, to);
          setLifted({ ...lifted, at: to });
          setAnnouncement(labels.moved(slot, playerOf(value[at])));
        }
      }
    } else if (event.key === 'Escape' && isLifted) {
      onValueChange?.([...lifted.previous]);
      setLifted(null);
    } else return;
    event.preventDefault();
  };
  const blocked = players.filter((player) => player.blocked !== undefined);
  return (
    <div className={cx('@container/lineup', className)} {...props}>
      <ol aria-label={label} className="border-t-2 border-rule">
        {slots.map((slot, at) => {
          const player = playerOf(value[at]);
          const error = slot.error ?? player?.blocked;
          return (
            <li
              key={slot.id}
              className={cx(
                'grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 border-b border-line py-1.5 @min-[36rem]/lineup:grid-cols-[auto_7rem_minmax(0,1fr)_minmax(0,14rem)]',
                lifted?.at === at && 'bg-pressed',
              )}
            >
              {canFill ? (
                <button
                  type="button"
                  data-grip=""
                  aria-pressed={lifted?.at === at}
                  aria-label={labels.move(slot, player)}
                  className="grid size-11 place-items-center rounded-control text-ink-3 outline-offset-[-3px] hover:bg-pressed"
                  onKeyDown={(event) => onKey(event, at)}
                  onClick={() => lift(at)}
                >
                  <GripVertical aria-hidden className="size-5" />
                </button>
              ) : (
                <span className="w-1" />
              )}
              <span className="text-caption text-ink-3">{slot.label}</span>
              <span className="col-start-2 min-w-0 @min-[36rem]/lineup:col-start-3">
                {canFill ? (
                  <Combobox
                    label={slot.label}
                    labelHidden
                    placeholder={labels.choose}
                    labels={labels.combobox}
                    value={player ? optionOf(player) : null}
                    options={players.map(optionOf)}
                    onValueChange={(option) => choose(at, option?.value ?? null)}
                    {...(error !== undefined && { error })}
                  />
                ) : (
                  <>
                    <Name lines={2} className="text-name">
                      {player?.name ?? '–'}
                    </Name>
                    {slot.substitute !== undefined && <span className="block text-caption text-ink-2">{slot.substitute}</span>}
                  </>
                )}
              </span>
              <span className="col-start-2 flex min-w-0 items-center gap-1.5 pt-1 @min-[36rem]/lineup:col-start-4 @min-[36rem]/lineup:pt-0">
                <span className="shrink-0 text-caption text-ink-3">{labels.opponent}</span>
                {state.kind === 'revealed' ? (
                  <Name lines={2} className="text-name font-[500]!">
                    {state.opponents[at] ?? '–'}
                  </Name>
                ) : (
                  <span className="flex items-center gap-1.5 text-caption text-ink-3">
                    <EyeOff aria-hidden className="size-4" />
                    {labels.hidden}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {state.kind === 'waiting' && (
        <p role="status" className="pt-3 text-ink-2">
          {state.text}
        </p>
      )}
      {canFill && blocked.length > 0 && (
        <div className="pt-4 text-body-small">
          <p className="text-label">{labels.blocked}</p>
          <ul className="text-ink-2">
            {blocked.map((player) => (
              <li key={player.id} className="py-0.5">
                {player.name}: {player.blocked}
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.action !== undefined && <div className="flex flex-wrap gap-3 pt-4">{state.action}</div>}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
