import { EyeOff, GripVertical } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Combobox, type ComboboxLabels } from '../Combobox/Combobox.tsx';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';

export type LineupPlayer = {
  id: string;
  name: string;
  /** why the player may not play here: "Has played for the second team" */
  blocked?: string;
};

export type LineupSlot = {
  id: string;
  /** "Single 1", "Pair 1, first" */
  label: string;
  /** what the rules say against this choice */
  error?: ReactNode;
  /** who came in for whom, in words: "for Lotte Bullens, after game 2" */
  substitute?: ReactNode;
};

export type LineupState =
  /** the captain fills it; the other side sees nothing */
  | { kind: 'filling'; action?: ReactNode }
  /** handed in; the other captain is not ready */
  | { kind: 'waiting'; text: ReactNode; action?: ReactNode }
  /** both are in: opponents in the order of the slots */
  | { kind: 'revealed'; opponents: readonly string[]; action?: ReactNode };

export type LineupEditorProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** What is filled: "Lineup of De Visgraat, block 1". */
  label: string;
  slots: readonly LineupSlot[];
  players: readonly LineupPlayer[];
  /** Ids of players in the order of the slots. */
  value: readonly (string | null)[];
  onValueChange?: (value: (string | null)[]) => void;
  state: LineupState;
  labels: {
    /** Where nobody is chosen. */
    choose: string;
    /** Name of the grip: "Move Lotte Bullens, single 1". */
    move: (slot: LineupSlot, player: LineupPlayer | undefined) => string;
    /** Spoken when a lifted player moves: "Lotte Bullens, single 2". */
    moved: (slot: LineupSlot, player: LineupPlayer | undefined) => string;
    /** Head of the other side, and what stands there while it is hidden. */
    opponent: ReactNode;
    hidden: ReactNode;
    /** Over those who may not play. */
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
 * A captain's lineup of one block, filled unseen. Choosing who stands elsewhere makes the two change places. On a grip Space lifts, ↑ ↓ move,
 * Enter or Space sets, Esc takes back; two taps on two grips exchange them.
 */
export function LineupEditor({ label, slots, players, value, onValueChange, state, labels, className, ...props }: LineupEditorProps) {
  const [lifted, setLifted] = useState<{ at: number; before: readonly (string | null)[] } | null>(null);
  const [spoken, setSpoken] = useState('');
  const fills = state.kind === 'filling' && onValueChange !== undefined;
  const playerOf = (id: string | null | undefined) => players.find((player) => player.id === id);
  const exchange = (a: number, b: number) => {
    const next = [...value];
    [next[a], next[b]] = [value[b] ?? null, value[a] ?? null];
    onValueChange?.(next);
  };
  const choose = (at: number, id: string | null) => {
    const other = id === null ? -1 : value.indexOf(id);
    if (other !== -1) return exchange(at, other);
    onValueChange?.(slots.map((_, i) => (i === at ? id : (value[i] ?? null))));
  };
  /** Space, Enter or a tap: lifts, sets down, or exchanges with who was lifted. */
  const lift = (at: number) => {
    if (lifted && lifted.at !== at) exchange(lifted.at, at);
    setLifted(lifted ? null : { at, before: value });
  };
  const onKey = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const up = lifted?.at === at;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      const to = at + by;
      const slot = slots[to];
      if (slot) {
        event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('button[data-grip]')[to]?.focus();
        if (up) {
          exchange(at, to);
          setLifted({ ...lifted, at: to });
          setSpoken(labels.moved(slot, playerOf(value[at])));
        }
      }
    } else if (event.key === 'Escape' && up) {
      onValueChange?.([...lifted.before]);
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
              {fills ? (
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
                {fills ? (
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
      {fills && blocked.length > 0 && (
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
        {spoken}
      </p>
    </div>
  );
}
