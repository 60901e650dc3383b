import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { controlClass, describedBy, Field, isWrong, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { leaveTop, useLayer } from '../internal/layers.ts';
import { floating } from '../internal/overlay.ts';
import { useFloating } from '../internal/useFloating.ts';
import { match, same } from './match.ts';
import { Options, type Row } from './Options.tsx';

export type ComboboxOption<V extends string = string> = {
  value: V;
  label: string;
  /** What tells two of the same name apart: a club, a number. */
  note?: ReactNode;
  disabled?: boolean;
};

export type ComboboxLabels = {
  /** What to do with the field: "Open the list". */
  open: string;
  clear: string;
  /** "Without Wout Dubbeltop", on a chip. */
  remove?: (label: string) => string;
  /** Nothing found, e.g. "Nobody of this name". */
  none: (query: string) => ReactNode;
  /** "Add “Jef Nieuwpijl”" */
  create?: (query: string) => string;
  /** How many there are beyond those shown, e.g. "940 more. Type a name." */
  more: (count: number) => ReactNode;
  /** Spoken: "3 found". */
  found: (count: number) => string;
};

type OneProps<V extends string> = {
  many?: false;
  value: ComboboxOption<V> | null;
  onValueChange: (value: ComboboxOption<V> | null) => void;
};
type ManyProps<V extends string> = {
  many: true;
  value: readonly ComboboxOption<V>[];
  onValueChange: (value: ComboboxOption<V>[]) => void;
};

export type ComboboxProps<V extends string = string> = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size'> &
  FieldText &
  (OneProps<V> | ManyProps<V>) & {
    options: readonly ComboboxOption<V>[];
    /** `here`: the options are all there are, and are searched here. `host`: they are what the host found for the query. */
    search?: 'here' | 'host';
    onQueryChange?: (query: string) => void;
    /** The host is asking: what it found before stays until it knows more. `slow` and `failed` say so with `message`. */
    state?: 'ready' | 'loading' | 'slow' | 'failed';
    message?: ReactNode;
    /** Adds what was typed. Offered where nobody has exactly this name. */
    onCreate?: (name: string) => void;
    /** Rows shown at most; the rest is counted. */
    limit?: number;
    labels: ComboboxLabels;
  };

/**
 * Searches people, teams, clubs; one or many. ↓ and ↑ open the list and move, Enter takes, Esc closes and then empties,
 * Backspace takes the last chip away. `className` reaches the root, everything else the input.
 */
export function Combobox<V extends string = string>({
  label,
  labelHidden = false,
  hint,
  error,
  options,
  search = 'here',
  onQueryChange,
  state = 'ready',
  message,
  onCreate,
  limit = 50,
  labels,
  className,
  id: givenId,
  name,
  readOnly,
  many,
  value,
  onValueChange,
  ...props
}: ComboboxProps<V>) {
  type Option = ComboboxOption<V>;
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** what is being typed; null while nothing is */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  /** whether a key went to the row in hand, which shows it then */
  const [byKey, setByKey] = useState(false);

  const chips: readonly Option[] = many ? value : [];
  const one: Option | null = many ? null : value;
  const query = typed ?? '';
  const chosen = (option: Option) => (many ? chips : one ? [one] : []).some((other) => other.value === option.value);
  const found = options.flatMap((option): Row<Option>[] => {
    const pieces = match(option.label, query) ?? (search === 'host' ? [{ text: option.label, hit: false }] : null);
    return pieces ? [{ kind: 'option', option, pieces }] : [];
  });
  const isNew = onCreate !== undefined && query.trim() !== '' && state !== 'loading' && !options.some((o) => same(o.label, query));
  const rows: Row<Option>[] = isNew ? [...found.slice(0, limit), { kind: 'create' }] : found.slice(0, limit);
  const texts = { hint, error };
  const wrong = isWrong(texts);

  const type = (text: string | null) => {
    setTyped(text);
    onQueryChange?.(text ?? '');
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (row: Row<Option>) => {
    if (row.kind === 'option' && row.option.disabled) return;
    if (row.kind === 'create') onCreate?.(query.trim());
    else if (!many) onValueChange(row.option);
    else onValueChange(chosen(row.option) ? chips.filter((other) => other.value !== row.option.value) : [...chips, row.option]);
    type(null);
    // Of many, the next one is asked for at once.
    if (many) setActive(-1);
    else close();
  };
  const move = (by: number) => {
    setByKey(true);
    if (open) setActive((active + by + rows.length) % Math.max(1, rows.length));
    else setActive(by > 0 ? Math.max(0, one ? rows.findIndex((row) => row.kind === 'option' && chosen(row.option)) : 0) : rows.length - 1);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const current = rows[active];
    if (readOnly || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(active === -1 && open ? 0 : -1);
    else if (event.key === 'Enter' && open && current) pick(current);
    else if (event.key === 'Escape' && shown) return void leaveTop(event);
    else if (event.key === 'Escape' && typed !== null) type(null);
    else if (event.key === 'Backspace' && many && query === '' && chips.length > 0) onValueChange(chips.slice(0, -1));
    else return;
    event.preventDefault();
  };
  const nothing = found.length === 0 && state === 'ready' && query.trim() !== '' ? labels.none(query.trim()) : null;
  const beyond = found.length - limit;
  const shown = open && (rows.length > 0 || nothing !== null || message !== undefined);
  useFloating(shown, box, () => field.current?.getBoundingClientRect(), { align: 'start', gap: 6 });
  useLayer(shown, (target) => (field.current?.contains(target) ?? false) || (box.current?.contains(target) ?? false), close);
  return (
    <Field id={id} label={label} labelHidden={labelHidden} {...texts} className={className}>
      <div
        ref={field}
        className={cx(
          controlClass(wrong),
          'relative flex flex-wrap items-center gap-x-1.5 gap-y-1 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
          chips.length > 0 && 'py-1.5',
          readOnly ? 'bg-transparent! px-0! inset-ring-0!' : 'pr-11',
        )}
      >
        {chips.map((chip) => (
          <span
            key={chip.value}
            className={cx('flex min-h-8 max-w-full items-center rounded-mark bg-pressed pl-2.5 text-body-small', readOnly && 'pr-2.5')}
          >
            <span className="min-w-0 break-words">{chip.label}</span>
            {!readOnly && many && (
              <button
                type="button"
                tabIndex={-1}
                aria-label={labels.remove?.(chip.label) ?? chip.label}
                className="relative grid size-8 shrink-0 place-items-center rounded-mark text-ink-2 after:absolute after:-inset-1.5 hover:text-ink"
                onClick={() => {
                  onValueChange(chips.filter((other) => other.value !== chip.value));
                  input.current?.focus();
                }}
              >
                <X aria-hidden className="size-4" />
              </button>
            )}
          </span>
        ))}
        <input
          autoComplete="off"
          {...props}
          ref={input}
          id={id}
          role="combobox"
          readOnly={readOnly}
          value={typed ?? one?.label ?? ''}
          aria-expanded={shown && rows.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && rows[active] ? `${id}-list-${active}` : undefined}
          aria-invalid={wrong || undefined}
          aria-describedby={describedBy(id, texts)}
          className={cx(
            'bg-transparent text-ellipsis outline-none',
            // Under a finger as high as alone, in a line of chips no higher than they are.
            readOnly && chips.length > 0 ? 'sr-only' : cx('h-11 min-w-24 flex-1', chips.length > 0 && '-my-1.5'),
          )}
          onKeyDown={onKeyDown}
          onClick={() => !readOnly && setOpen(true)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            close();
            if (typed === '' && !many) onValueChange(null);
            if (typed !== null) type(null);
          }}
          onChange={(event) => {
            type(event.target.value);
            setOpen(true);
            setActive(event.target.value.trim() === '' ? -1 : 0);
            setByKey(true);
          }}
        />
        {!readOnly && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={one || query !== '' ? labels.clear : labels.open}
            className="absolute right-0 bottom-0 grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (one && !many) onValueChange(null);
              if (one || query !== '') type(null);
              else setOpen(!open);
              input.current?.focus();
            }}
          >
            {one || query !== '' ? <X aria-hidden className="size-4.5" /> : <ChevronDown aria-hidden className="size-4.5" />}
          </button>
        )}
      </div>
      {shown && (
        <div
          ref={box}
          role="group"
          aria-label={typeof label === 'string' ? label : undefined}
          popover="manual"
          className={cx(floating, 'max-h-[min(22rem,var(--room))] w-(--anchor-width) min-w-56 text-body')}
          onMouseDown={(event) => event.preventDefault()}
        >
          {nothing !== null && <p className="px-3 pt-3 pb-2.5 text-ink-2">{nothing}</p>}
          {rows.length > 0 && (
            <Options
              id={`${id}-list`}
              label={typeof label === 'string' ? label : undefined}
              rows={rows}
              active={active}
              byKey={byKey}
              chosen={chosen}
              many={many === true}
              busy={state === 'loading' || state === 'slow'}
              create={labels.create?.(query.trim())}
              onActive={(row) => {
                setByKey(false);
                setActive(row);
              }}
              onPick={pick}
            />
          )}
          {beyond > 0 && <p className="border-t border-line px-3 py-2.5 text-body-small text-ink-3">{labels.more(beyond)}</p>}
          {message !== undefined && (
            <p
              className={cx(
                'border-line px-3 py-2.5 text-body-small not-first:border-t',
                state === 'failed' ? 'text-danger' : 'text-ink-3',
              )}
            >
              {message}
            </p>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {shown && state === 'ready' && query !== '' ? labels.found(found.length) : shown && message}
      </span>
      {name !== undefined &&
        (many ? chips : one ? [one] : []).map((option) => <input key={option.value} type="hidden" name={name} value={option.value} />)}
    </Field>
  );
}
