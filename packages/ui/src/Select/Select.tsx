import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlClass, describedBy, Field, isWrong, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';

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
  const item = (option: SelectOption<V>) => (
    <Radix.Item
      key={option.value}
      value={option.value}
      disabled={option.disabled ?? false}
      className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-mark py-1.5 pr-4 pl-9 outline-none data-[disabled]:cursor-default data-[disabled]:text-ink-off data-[highlighted]:bg-pressed"
    >
      <Radix.ItemIndicator className="absolute left-2.5">
        <Check aria-hidden className="size-4.5" />
      </Radix.ItemIndicator>
      <Radix.ItemText>{option.label}</Radix.ItemText>
    </Radix.Item>
  );
  return (
    <Field id={id} label={label} {...(labelHidden !== undefined && { labelHidden })} hint={hint} error={error} className={className}>
      <Radix.Root
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(name !== undefined && { name })}
        disabled={disabled ?? false}
        onValueChange={(next) => onValueChange?.(next as V)}
      >
        <Radix.Trigger
          id={id}
          aria-invalid={wrong || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cx(
            controlClass(wrong),
            'flex items-center justify-between gap-2 py-2 text-left transition-colors hover:bg-pressed disabled:bg-transparent data-[placeholder]:text-ink-3',
          )}
          {...props}
        >
          <span className="min-w-0 break-words">
            <Radix.Value placeholder={placeholder} />
          </span>
          <Radix.Icon>
            <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-2" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className="z-modal max-h-(--radix-select-content-available-height) max-w-[min(32rem,calc(100vw-1rem))] min-w-(--radix-select-trigger-width) overflow-hidden rounded-control bg-overlay shadow-overlay ring ring-line"
          >
            <Radix.Viewport className="p-1">
              {options.map((option, i) =>
                'options' in option ? (
                  <Radix.Group key={i}>
                    <Radix.Label className="px-3 pt-2 pb-1 text-caption text-ink-3">{option.label}</Radix.Label>
                    {option.options.map(item)}
                  </Radix.Group>
                ) : (
                  item(option)
                ),
              )}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Field>
  );
}
