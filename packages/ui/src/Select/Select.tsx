import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlClass, describedBy, Field, type FieldText } from '../internal/Field.tsx';
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
    placeholder?: ReactNode;
    name?: string;
  };

/** Five to thirty known options. `className` reaches the root, everything else the button. */
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
  const wrong = error !== undefined && error !== null && error !== '';
  const item = (option: SelectOption<V>) => (
    <Radix.Item
      key={option.value}
      value={option.value}
      disabled={option.disabled ?? false}
      className="flex min-h-11 items-center gap-2 rounded-mark pr-4 pl-9 outline-none data-[disabled]:text-ink-off data-[highlighted]:bg-pressed relative"
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
          aria-describedby={describedBy(id, { hint, error: wrong ? error : undefined })}
          className={cx(controlClass(wrong), 'flex items-center justify-between gap-2 text-left data-[placeholder]:text-ink-3')}
          {...props}
        >
          <span className="truncate">
            <Radix.Value placeholder={placeholder} />
          </span>
          <Radix.Icon>
            <ChevronDown aria-hidden className="size-4.5 text-ink-2" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className="z-[1100] max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-control bg-overlay shadow-overlay ring ring-line"
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
