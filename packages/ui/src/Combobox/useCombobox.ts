import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { escapeFirst } from '../internal/escapeFirst.ts';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';
import { match, isSameName, type Piece } from './match.ts';

/** A row of the list: an option, or the offer to add the typed name. */
export type ComboboxRow<V extends string> = { kind: 'option'; option: ComboboxOption<V>; pieces: Piece[] } | { kind: 'create' };

type Selection<V extends string> = {
  /** The selected options; at most one unless `many`. */
  chosen: readonly ComboboxOption<V>[];
  many: boolean;
  onChange: (chosen: ComboboxOption<V>[]) => void;
};

type ComboboxState<V extends string> = Selection<V> & {
  options: readonly ComboboxOption<V>[];
  search: 'here' | 'host';
  state: NonNullable<ComboboxProps['state']>;
  /** The maximum number of rows. */
  limit: number;
  /** Absent if nothing can be created. */
  onCreate: ((name: string) => void) | undefined;
  onQueryChange: ((query: string) => void) | undefined;
};

/** The options that match the query. If the host searches, every option is a result, and the matches are only marked. */
const findOptions = <V extends string>(options: readonly ComboboxOption<V>[], query: string, search: 'here' | 'host') =>
  options.flatMap((option): ComboboxRow<V>[] => {
    const pieces = match(option.label, query) ?? (search === 'host' ? [{ text: option.label, hit: false }] : null);
    return pieces ? [{ kind: 'option', option, pieces }] : [];
  });

const isNewName = (name: string, options: readonly ComboboxOption[]) =>
  name.trim() !== '' && !options.some((option) => isSameName(option.label, name));

/** The state of a combobox: the typed text, the matching rows, the active row, and the handlers of keys. */
export function useCombobox<V extends string>({
  chosen,
  many,
  onChange,
  options,
  search,
  state,
  limit,
  onCreate,
  onQueryChange,
}: ComboboxState<V>) {
  type Option = ComboboxOption<V>;
  const [open, setOpen] = useState(false);
  /** null unless the user is typing */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  /** Whether a key moved to the active row, which then shows the focus ring. */
  const [byKey, setByKey] = useState(false);

  const query = typed ?? '';
  const isChosen = (option: Option) => chosen.some((other) => other.value === option.value);
  const single = many ? undefined : chosen[0];
  const results = findOptions(options, query, search);
  const rows = results.slice(0, limit);
  if (onCreate && state !== 'loading' && isNewName(query, options)) rows.push({ kind: 'create' });

  const type = (text: string | null) => {
    setTyped(text);
    onQueryChange?.(text ?? '');
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const remove = (option: Option) => onChange(chosen.filter((other) => other.value !== option.value));
  const toggle = (option: Option) => {
    if (!many) onChange([option]);
    else if (isChosen(option)) remove(option);
    else onChange([...chosen, option]);
  };
  const pick = (row: ComboboxRow<V>) => {
    if (row.kind === 'create') onCreate?.(query.trim());
    else if (row.option.disabled) return;
    else toggle(row.option);
    type(null);
    // With many, the list stays open for the next one.
    if (many) setActive(-1);
    else close();
  };
  /** The row to which an arrow key moves. ↓ on a closed list starts at the selected row. */
  const next = (step: 1 | -1) => {
    if (open && active !== -1) return (active + step + rows.length) % Math.max(1, rows.length);
    if (step === -1) return rows.length - 1;
    return open || many
      ? 0
      : Math.max(
          0,
          rows.findIndex((row) => row.kind === 'option' && isChosen(row.option)),
        );
  };
  const move = (step: 1 | -1) => {
    setByKey(true);
    setActive(next(step));
    setOpen(true);
  };
  // Radix closes the list on the first Esc. The next one discards the typed text, and leaves a dialog around the field open.
  const isTypedOnly = !open && typed !== null;
  const discard = useEffectEvent(() => type(null));
  useEffect(() => (isTypedOnly ? escapeFirst(discard) : undefined), [isTypedOnly]);
  /** Handlers of keys. False means that the key keeps its default effect. */
  const keys: Record<string, (event: KeyboardEvent) => void | false> = {
    ArrowDown: (event) => (event.altKey ? setOpen(true) : move(1)),
    ArrowUp: () => move(-1),
    Enter: () => {
      const row = rows[active];
      if (!open || !row) return false;
      return pick(row);
    },
    Backspace: () => {
      if (!many || query !== '' || chosen.length === 0) return false;
      return onChange(chosen.slice(0, -1));
    },
  };
  return {
    many,
    /** The selected options of many, each shown as a chip. */
    chips: many ? chosen : [],
    remove,
    open,
    setOpen,
    close,
    query,
    /** What the input shows: the typed text, otherwise the selected option unless `many`. */
    text: typed ?? single?.label ?? '',
    /** Whether there is nothing to clear. Chips do not count, because each has its own button. */
    isEmpty: query === '' && single === undefined,
    /** The number of results. */
    found: results.length,
    isNoneFound: results.length === 0 && state === 'ready' && query.trim() !== '',
    /** The number of results that are not shown. */
    hiddenCount: Math.max(0, results.length - limit),
    rows,
    active,
    byKey,
    isChosen,
    pick,
    /** Discards the typed text and, unless `many`, the selected option. */
    clear: () => {
      if (!many) onChange([]);
      type(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.nativeEvent.isComposing && keys[event.key] !== undefined && keys[event.key]?.(event) !== false) event.preventDefault();
    },
    onType: (text: string) => {
      type(text);
      setOpen(true);
      setActive(text.trim() === '' ? -1 : 0);
      setByKey(true);
    },
    onHover: (row: number) => {
      setByKey(false);
      setActive(row);
    },
    /** An emptied field means that nothing is selected. */
    onBlur: () => {
      close();
      if (typed === '' && !many) onChange([]);
      if (typed !== null) type(null);
    },
  };
}

/** What `useCombobox` returns to the parts of a combobox. */
export type ComboboxBox<V extends string> = ReturnType<typeof useCombobox<V>>;
