import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { controlClass, describedBy, Field, isWrong, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { useLayer } from '../internal/layers.ts';
import { useOwn } from '../internal/useOwn.ts';
import { OptionList } from './OptionList.tsx';

/** `value` must not be empty. */
export type SelectOption<V extends string = string> = { value: V; label: ReactNode; disabled?: boolean };
export type SelectGroup<V extends string = string> = { label: ReactNode; options: SelectOption<V>[] };

export type SelectProps<V extends string = string> = Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'dir'> &
  FieldText & {
    options: (SelectOption<V> | SelectGroup<V>)[];
    value?: V;
    defaultValue?: V;
    onValueChange?: (value: V) => void;
    /** While nothing is chosen. */
    placeholder?: ReactNode;
    name?: string;
  };

/** Five to thirty known options; letters find them, Home and End go to the ends. `className` reaches the root, everything else the button. */
export function Select<V extends string = string>({
  label,
  labelHidden,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  className,
  id: givenId,
  disabled,
  ...props
}: SelectProps<V>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const wrong = isWrong({ error });
  const [chosen, choose] = useOwn<V | undefined>(value, defaultValue, (next) => next !== undefined && onValueChange?.(next));
  const [open, setOpen] = useState(false);
  const [letter, setLetter] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useLayer(
    open,
    (target) => (button.current?.contains(target) || box.current?.contains(target)) ?? false,
    (by) => {
      if (by === 'key') button.current?.focus();
      setOpen(false);
    },
  );
  const show = (first: string) => {
    setLetter(first);
    setOpen(true);
  };
  const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
  const shown = all.find((option) => option.value === chosen);
  return (
    <Field id={id} label={label} {...(labelHidden !== undefined && { labelHidden })} hint={hint} error={error} className={className}>
      <button
        type="button"
        role="combobox"
        {...props}
        ref={button}
        id={id}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={cx(
          controlClass(wrong),
          'flex items-center justify-between gap-2 py-2 text-left transition-colors hover:bg-pressed disabled:bg-transparent',
          shown === undefined && 'text-ink-3',
        )}
        onClick={(event) => {
          props.onClick?.(event);
          if (open) setOpen(false);
          else show('');
        }}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          const { key } = event;
          const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
          if (key !== 'ArrowDown' && key !== 'ArrowUp' && !isLetter) return;
          event.preventDefault();
          show(isLetter ? key : '');
        }}
      >
        <span className="min-w-0 break-words">{shown === undefined ? placeholder : shown.label}</span>
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-2" />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={chosen ?? ''} disabled={disabled} />}
      {open && (
        <OptionList
          id={`${id}-list`}
          labelledBy={`${id}-label`}
          button={button}
          box={box}
          options={options}
          value={chosen}
          letter={letter}
          onClose={() => setOpen(false)}
          onPick={(next) => {
            setOpen(false);
            button.current?.focus();
            if (next !== chosen) choose(next);
          }}
        />
      )}
    </Field>
  );
}
