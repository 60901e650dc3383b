import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { absorbTap } from '../internal/absorbTap.ts';
import { controlClass, describedBy, Field, hasError, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { collisionPadding, floating } from '../internal/overlay.ts';
import { useControllableState } from '../internal/useControllableState.ts';

/** `value` must not be empty. */
export type SelectOption<V extends string = string> = { value: V; label: ReactNode; disabled?: boolean };
export type SelectGroup<V extends string = string> = { label: ReactNode; options: SelectOption<V>[] };

export type SelectProps<V extends string = string> = Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'dir'> &
  FieldText & {
    options: (SelectOption<V> | SelectGroup<V>)[];
    value?: V;
    defaultValue?: V;
    onValueChange?: (value: V) => void;
    /** Shown while no option is selected. */
    placeholder?: ReactNode;
    /** The name under which a form submits the value. */
    name?: string;
  };

/**
 * A list of five to thirty options. Letters find an option; Home and End move to the ends. The root gets `className`, and the button gets all
 * other props.
 */
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
  disabled = false,
  onFocus,
  onPointerDown,
  ...props
}: SelectProps<V>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isInvalid = hasError({ error });
  const [chosen, choose] = useControllableState<V | undefined>(value, defaultValue, (next) => next !== undefined && onValueChange?.(next));
  // Radix renders each option twice before the list is opened. This would be slow on a page with many selects, so the options are rendered after
  // the first focus, or at once if a form submits the value.
  const [isUsed, setUsed] = useState(name !== undefined);
  const shown = options.flatMap((option) => ('options' in option ? option.options : [option])).find((option) => option.value === chosen);
  return (
    <Field id={id} label={label} {...(labelHidden !== undefined && { labelHidden })} hint={hint} error={error} className={className}>
      <Radix.Root
        value={chosen ?? ''}
        disabled={disabled}
        {...(name !== undefined && { name })}
        onValueChange={(next) => next !== '' && choose(next as V)}
      >
        <Radix.Trigger
          {...props}
          id={id}
          aria-haspopup="listbox"
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cx(
            controlClass(isInvalid),
            'flex items-center justify-between gap-2 py-2 text-left transition-colors hover:bg-pressed disabled:bg-transparent',
            shown === undefined && 'text-ink-3',
          )}
          onFocus={(event) => {
            onFocus?.(event);
            setUsed(true);
          }}
          onPointerDown={(event) => {
            onPointerDown?.(event);
            setUsed(true);
          }}
        >
          <span className="min-w-0 break-words">
            <Radix.Value placeholder={placeholder}>{shown?.label}</Radix.Value>
          </span>
          <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-2" />
        </Radix.Trigger>
        {isUsed && (
          <Radix.Portal>
            <Radix.Content
              position="popper"
              sideOffset={4}
              collisionPadding={collisionPadding}
              onPointerDownOutside={absorbTap}
              aria-labelledby={`${id}-label`}
              className={cx(
                floating,
                'max-h-(--radix-popper-available-height) max-w-[min(32rem,calc(100vw-1rem))] min-w-(--radix-popper-anchor-width) text-body',
              )}
            >
              <Radix.Viewport className="p-1">
                {options.map((option, i) =>
                  'options' in option ? (
                    <Radix.Group key={i}>
                      <Radix.Label className="px-3 pt-2 pb-1 text-caption text-ink-3">{option.label}</Radix.Label>
                      {option.options.map((each) => (
                        <Option key={each.value} option={each} chosen={chosen} />
                      ))}
                    </Radix.Group>
                  ) : (
                    <Option key={option.value} option={option} chosen={chosen} />
                  ),
                )}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Field>
  );
}

const Option = ({ option, chosen }: { option: SelectOption; chosen: string | undefined }) => (
  <Radix.Item
    value={option.value}
    disabled={option.disabled ?? false}
    // Radix sets this only on the focused option.
    aria-selected={option.value === chosen}
    className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-mark py-1.5 pr-4 pl-9 outline-offset-[-3px] focus:bg-pressed aria-disabled:cursor-default aria-disabled:text-ink-off"
  >
    <Radix.ItemIndicator className="absolute left-2.5">
      <Check aria-hidden className="size-4.5" />
    </Radix.ItemIndicator>
    <Radix.ItemText>{option.label}</Radix.ItemText>
  </Radix.Item>
);
