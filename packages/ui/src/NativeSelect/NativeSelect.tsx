import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { controlClass, Field } from '../internal/Field.tsx';

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'ref' | 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'size'> & {
  label: string;
  /** An empty value stands for no choice. */
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
};

/**
 * A list of options of the browser. A form submits it without JavaScript, so the filters of public pages use it; other forms use `Select`. The root
 * gets `className`, and the select all other props.
 */
export function NativeSelect({ label, options, value, onValueChange, className, id: givenId, ...props }: NativeSelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const select = useRef<HTMLSelectElement>(null);
  // The browser shows a choice at once, although the value changes only when the filtered page has arrived.
  useEffect(() => {
    select.current!.value = value;
  }, [value]);
  return (
    <Field id={id} label={label} className={className}>
      <div className="relative">
        <select
          {...props}
          ref={select}
          id={id}
          defaultValue={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={cx(controlClass(false), 'cursor-pointer appearance-none truncate py-2 pr-10 transition-colors hover:bg-pressed')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-2" />
      </div>
    </Field>
  );
}
