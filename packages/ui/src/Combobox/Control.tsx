import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, type ComponentProps, type RefObject } from 'react';
import { controlClass } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import type { ComboboxLabels } from './Combobox.tsx';
import type { ComboboxBox } from './useCombobox.ts';

type ControlProps<V extends string> = ComponentProps<'input'> & {
  id: string;
  listId: string;
  /** The frame around chips, input and button. The list opens below it. */
  frame: RefObject<HTMLDivElement | null>;
  box: ComboboxBox<V>;
  isListShown: boolean;
  hasError: boolean;
  labels: ComboboxLabels;
};

/** The chips of the selected options, the input, and the button that opens the list or clears the field. Other props go to the input. */
export function Control<V extends string>({
  id,
  listId,
  frame,
  box,
  isListShown,
  hasError,
  labels,
  readOnly = false,
  ...props
}: ControlProps<V>) {
  const input = useRef<HTMLInputElement>(null);
  const hasChips = box.chips.length > 0;
  return (
    <Popover.Anchor asChild>
      <div
        ref={frame}
        className={cx(
          controlClass(hasError),
          'relative flex flex-wrap items-center gap-x-1.5 gap-y-1 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
          hasChips && 'py-1.5',
          readOnly ? 'bg-transparent! px-0! inset-ring-0!' : 'pr-11',
        )}
      >
        {box.chips.map((chip) => (
          <Chip
            key={chip.value}
            label={chip.label}
            {...(!readOnly && {
              removeLabel: labels.remove?.(chip.label) ?? chip.label,
              onRemove: () => {
                box.remove(chip);
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
          value={box.text}
          aria-expanded={isListShown && box.rows.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isListShown && box.rows[box.active] ? `${listId}-${box.active}` : undefined}
          aria-invalid={hasError || undefined}
          className={cx(
            'bg-transparent text-ellipsis outline-none',
            // On its own, the input is high enough for a finger. In a line of chips, it is as high as the chips.
            readOnly && hasChips ? 'sr-only' : cx('h-11 min-w-24 flex-1', hasChips && '-my-1.5'),
          )}
          onKeyDown={readOnly ? undefined : box.onKeyDown}
          onClick={() => !readOnly && box.setOpen(true)}
          onFocus={(event) => event.target.select()}
          onBlur={box.onBlur}
          onChange={(event) => box.onType(event.target.value)}
        />
        {!readOnly && (
          <FieldButton input={input} labels={labels} isEmpty={box.isEmpty} onOpen={() => box.setOpen(!box.open)} onClear={box.clear} />
        )}
      </div>
    </Popover.Anchor>
  );
}

type ChipProps = { label: string; /** Accessible name of the cross. */ removeLabel?: string; onRemove?: () => void };

/** One selected option of many. */
const Chip = ({ label, removeLabel, onRemove }: ChipProps) => (
  <span className={cx('flex min-h-8 max-w-full items-center rounded-mark bg-pressed pl-2.5 text-body-small', !onRemove && 'pr-2.5')}>
    <span className="min-w-0 break-words">{label}</span>
    {onRemove && (
      <button
        type="button"
        tabIndex={-1}
        aria-label={removeLabel}
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

/** Opens the list if the field is empty; otherwise clears the field. */
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
