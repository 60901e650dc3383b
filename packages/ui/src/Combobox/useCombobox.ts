import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { escapeFirst } from '../internal/escapeFirst.ts';
import type { ComboboxOption } from './Combobox.tsx';
import { match, same } from './match.ts';
import type { Row } from './Options.tsx';

type Selection<V extends string> = {
  /** What is chosen: of a `Combobox` of one, at most one. */
  chosen: readonly ComboboxOption<V>[];
  many: boolean;
  onChange: (chosen: ComboboxOption<V>[]) => void;
};

type ComboboxState<V extends string> = Selection<V> & {
  options: readonly ComboboxOption<V>[];
  search: 'here' | 'host';
  /** Rows shown at most. */
  limit: number;
  /** Absent if nothing can be created, or not yet. */
  onCreate: ((name: string) => void) | undefined;
  onQueryChange: ((query: string) => void) | undefined;
};

/** What is typed, the rows that match it, which of them is active, and what keys do. */
export function useCombobox<V extends string>({
  chosen,
  many,
  onChange,
  options,
  search,
  limit,
  onCreate,
  onQueryChange,
}: ComboboxState<V>) {
  type Option = ComboboxOption<V>;
  const [open, setOpen] = useState(false);
  /** null while nobody types */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  /** Whether a key moved to the active row, which then shows the focus ring. */
  const [byKey, setByKey] = useState(false);

  const query = typed ?? '';
  const isChosen = (option: Option) => chosen.some((other) => other.value === option.value);
  const found = options.flatMap((option): Row<Option>[] => {
    const pieces = match(option.label, query) ?? (search === 'host' ? [{ text: option.label, hit: false }] : null);
    return pieces ? [{ kind: 'option', option, pieces }] : [];
  });
  const isNew = onCreate !== undefined && query.trim() !== '' && !options.some((option) => same(option.label, query));
  const rows: Row<Option>[] = isNew ? [...found.slice(0, limit), { kind: 'create' }] : found.slice(0, limit);

  const type = (text: string | null) => {
    setTyped(text);
    onQueryChange?.(text ?? '');
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const toggle = (option: Option) => {
    if (!many) onChange([option]);
    else onChange(isChosen(option) ? chosen.filter((other) => other.value !== option.value) : [...chosen, option]);
  };
  const pick = (row: Row<Option>) => {
    if (row.kind === 'create') onCreate?.(query.trim());
    else if (row.option.disabled) return;
    else toggle(row.option);
    type(null);
    // With many, the list stays open for the next one.
    if (many) setActive(-1);
    else close();
  };
  /** The row that an arrow key moves to. ↓ on a closed list starts at the chosen row. */
  const next = (by: 1 | -1) => {
    if (open && active !== -1) return (active + by + rows.length) % Math.max(1, rows.length);
    if (by === -1) return rows.length - 1;
    return open || many
      ? 0
      : Math.max(
          0,
          rows.findIndex((row) => row.kind === 'option' && isChosen(row.option)),
        );
  };
  const move = (by: 1 | -1) => {
    setByKey(true);
    setActive(next(by));
    setOpen(true);
  };
  // The first Esc closes the list, which is Radix's; the next one discards what was typed and leaves a dialog around the field open.
  const isTypedOnly = !open && typed !== null;
  const discard = useEffectEvent(() => type(null));
  useEffect(() => (isTypedOnly ? escapeFirst(discard) : undefined), [isTypedOnly]);
  /** What each key does. false: the key keeps its own meaning. */
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
    open,
    setOpen,
    close,
    typed,
    query,
    found: found.length,
    rows,
    active,
    byKey,
    isChosen,
    pick,
    /** Discards what was typed. */
    discard: () => type(null),
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
    /** An emptied field means that nothing is chosen. */
    onBlur: () => {
      close();
      if (typed === '' && !many) onChange([]);
      if (typed !== null) type(null);
    },
  };
}
