import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { controlClass, describedBy, Field, isWrong, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { collisionPadding, floating } from '../internal/overlay.ts';
import { Options } from './Options.tsx';
import { useCombobox } from './useCombobox.ts';

export type ComboboxOption<V extends string = string> = {
  value: V;
  label: string;
  /** Tells two people of the same name apart: a club, a number. */
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
    /** `here`: the component searches the options. `host`: the options are what the host found for the query. */
    search?: 'here' | 'host';
    onQueryChange?: (query: string) => void;
    /** `loading`: the host is searching; earlier results stay. `slow` and `failed` explain themselves in `message`. */
    state?: 'ready' | 'loading' | 'slow' | 'failed';
    message?: ReactNode;
    /** Adds what was typed. It is offered if no option has exactly this name. */
    onCreate?: (name: string) => void;
    /** Rows shown at most. A line counts the rest. */
    limit?: number;
    labels: ComboboxLabels;
  };

/**
 * Searches people, teams, clubs; one or many. ↓ and ↑ open the list and move, Enter takes the active row, Esc closes the list and then
 * discards what was typed, Backspace removes the last chip. `className` reaches the root, all other props the input.
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
  readOnly = false,
  many,
  value,
  onValueChange,
  ...props
}: ComboboxProps<V>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const chosen = many ? value : value ? [value] : [];
  const box = useCombobox<V>({
    chosen,
    many: many === true,
    onChange: (next) => (many ? onValueChange(next) : onValueChange(next[0] ?? null)),
    options,
    search,
    limit,
    onCreate: state === 'loading' ? undefined : onCreate,
    onQueryChange,
  });
  const { rows, query, active } = box;
  const none = box.found === 0 && state === 'ready' && query.trim() !== '' ? labels.none(query.trim()) : null;
  const beyond = box.found - limit;
  const shown = box.open && (rows.length > 0 || none !== null || message !== undefined);
  const listLabel = typeof label === 'string' ? label : undefined;
  const chips = many ? value : [];
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <Popover.Root open={shown} onOpenChange={(open) => !open && box.close()}>
        <Popover.Anchor asChild>
          <div
            ref={field}
            className={cx(
              controlClass(isWrong({ error })),
              'relative flex flex-wrap items-center gap-x-1.5 gap-y-1 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
              chips.length > 0 && 'py-1.5',
              readOnly ? 'bg-transparent! px-0! inset-ring-0!' : 'pr-11',
            )}
          >
            {chips.map((chip) => (
              <Chip
                key={chip.value}
                label={chip.label}
                {...(!readOnly &&
                  many && {
                    remove: labels.remove?.(chip.label) ?? chip.label,
                    onRemove: () => {
                      onValueChange(chips.filter((other) => other.value !== chip.value));
                      input.current?.focus();
                    },
                  })}
              />
            ))}
            <input
              autoComplete="off"
              {...props}
              ref={input}
              id={id}
              role="combobox"
              readOnly={readOnly}
              value={box.typed ?? (many ? '' : (value?.label ?? ''))}
              aria-expanded={shown && rows.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={shown && rows[active] ? `${id}-list-${active}` : undefined}
              aria-invalid={isWrong({ error }) || undefined}
              aria-describedby={describedBy(id, { hint, error })}
              className={cx(
                'bg-transparent text-ellipsis outline-none',
                // Alone it is high enough for a finger, in a line of chips no higher than they are.
                readOnly && chips.length > 0 ? 'sr-only' : cx('h-11 min-w-24 flex-1', chips.length > 0 && '-my-1.5'),
              )}
              onKeyDown={readOnly ? undefined : box.onKeyDown}
              onClick={() => !readOnly && box.setOpen(true)}
              onFocus={(event) => event.target.select()}
              onBlur={box.onBlur}
              onChange={(event) => box.onType(event.target.value)}
            />
            {!readOnly && (
              <FieldButton
                input={input}
                labels={labels}
                isEmpty={query === '' && (many || value === null)}
                onOpen={() => box.setOpen(!box.open)}
                onClear={() => {
                  if (!many) onValueChange(null);
                  box.discard();
                }}
              />
            )}
          </div>
        </Popover.Anchor>
        <Popover.Portal>
          <Popover.Content
            role="group"
            aria-label={listLabel}
            align="start"
            sideOffset={6}
            collisionPadding={collisionPadding}
            className={cx(
              floating,
              'max-h-[min(22rem,var(--radix-popper-available-height))] w-(--radix-popper-anchor-width) min-w-56 text-body',
            )}
            // The focus stays in the input.
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onInteractOutside={(event) => field.current?.contains(event.target as Node) && event.preventDefault()}
          >
            {none !== null && <p className="px-3 pt-3 pb-2.5 text-ink-2">{none}</p>}
            {rows.length > 0 && (
              <Options
                id={`${id}-list`}
                label={listLabel}
                rows={rows}
                active={active}
                byKey={box.byKey}
                chosen={box.isChosen}
                many={many === true}
                busy={state === 'loading' || state === 'slow'}
                create={labels.create?.(query.trim())}
                onActive={box.onHover}
                onPick={box.pick}
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
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <span role="status" className="sr-only">
        {shown && state === 'ready' && query !== '' ? labels.found(box.found) : shown && message}
      </span>
      {name !== undefined && chosen.map((option) => <input key={option.value} type="hidden" name={name} value={option.value} />)}
    </Field>
  );
}

type ChipProps = { label: string; /** accessible name of the cross */ remove?: string; onRemove?: () => void };

/** One of many that are chosen. */
const Chip = ({ label, remove, onRemove }: ChipProps) => (
  <span className={cx('flex min-h-8 max-w-full items-center rounded-mark bg-pressed pl-2.5 text-body-small', !onRemove && 'pr-2.5')}>
    <span className="min-w-0 break-words">{label}</span>
    {onRemove && (
      <button
        type="button"
        tabIndex={-1}
        aria-label={remove}
        className="relative grid size-8 shrink-0 place-items-center rounded-mark text-ink-2 after:absolute after:-inset-1.5 hover:text-ink"
        onClick={onRemove}
      >
        <X aria-hidden className="size-4" />
      </button>
    )}
  </span>
);

type FieldButtonProps = {
  input: RefObject<HTMLInputElement | null>;
  labels: ComboboxLabels;
  isEmpty: boolean;
  onOpen: () => void;
  onClear: () => void;
};

/** Opens the list while the field is empty, clears the field otherwise. */
const FieldButton = ({ input, labels, isEmpty, onOpen, onClear }: FieldButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={isEmpty ? labels.open : labels.clear}
    className="absolute right-0 bottom-0 grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => {
      if (isEmpty) onOpen();
      else onClear();
      input.current?.focus();
    }}
  >
    {isEmpty ? <ChevronDown aria-hidden className="size-4.5" /> : <X aria-hidden className="size-4.5" />}
  </button>
);
