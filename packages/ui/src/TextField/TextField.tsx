import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { controlClass, describedBy, Field, hasError, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';
import { TextInput } from './TextInput.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'onChange'> &
  FieldText & {
    onValueChange?: (value: string) => void;
    onChange?: ComponentProps<'input'>['onChange'];
    /** After the value, e.g. "min". */
    unit?: ReactNode;
    /** For a number: names of the buttons that change it by `step` within `min` and `max`. ↑ and ↓ do the same, even without these names. */
    steps?: { less: string; more: string };
    /** The number of characters in use, e.g. "12 / 40". */
    counter?: ReactNode;
    /** For a password: names of the button that shows and hides it, and the notice while caps lock is on. */
    password?: { show: string; hide: string; capsLock: string };
    size?: 'md' | 'lg';
    /** Number of lines; makes it a text area. */
    rows?: number;
  };

/** An input with its label, hint and error. The root gets `className`, and the input gets all other props. Esc clears a search. */
export function TextField({
  label,
  labelHidden = false,
  hint,
  error,
  unit,
  steps,
  counter,
  password,
  size = 'md',
  rows,
  onValueChange,
  onChange,
  onKeyDown,
  onKeyUp,
  className,
  id: givenId,
  ref,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const isNumber = props.type === 'number';
  const shownSteps = isNumber && !props.readOnly && !props.disabled ? steps : undefined;
  const texts = { hint, error, notice: isCapsLockOn ? password?.capsLock : undefined };
  // A field may be marked without a text, if its error is shown for several fields.
  const isInvalid = hasError(texts) || props['aria-invalid'] === true;
  const shared = { id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': describedBy(id, texts) };
  const look = cx(
    controlClass(isInvalid),
    size === 'lg' && 'min-h-13.5 text-[1.0625rem]',
    endPadding({ hasUnit: unit !== undefined, hasSteps: shownSteps !== undefined, hasToggle: password !== undefined }),
    isNumber &&
      'tabular [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
  );
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      {...texts}
      aside={counter !== undefined && <span className="shrink-0 tabular">{counter}</span>}
      className={className}
    >
      {rows === undefined ? (
        <TextInput
          {...props}
          {...shared}
          ref={ref}
          className={look}
          unit={unit}
          steps={shownSteps}
          password={password}
          onValueChange={onValueChange}
          onCapsLock={setIsCapsLockOn}
          onChange={onChange}
          onKeyDown={onKeyDown}
          onKeyUp={onKeyUp}
        />
      ) : (
        <textarea
          {...(props as ComponentProps<'textarea'>)}
          {...shared}
          rows={rows}
          className={cx(look, 'py-2.5')}
          onChange={(event) => onValueChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}

type AtEnd = { hasUnit: boolean; hasSteps: boolean; /** the button of a password */ hasToggle: boolean };

/** Keeps the value clear of the unit and the buttons at its end. */
function endPadding({ hasUnit, hasSteps, hasToggle }: AtEnd) {
  if (hasUnit) return hasSteps ? 'pr-34' : 'pr-14';
  if (hasSteps) return 'pr-24';
  return hasToggle && 'pr-12';
}
