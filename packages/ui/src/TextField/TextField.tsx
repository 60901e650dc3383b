import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { controlClass, describedBy, Field, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'onChange'> &
  FieldText & {
    onValueChange?: (value: string) => void;
    onChange?: ComponentProps<'input'>['onChange'];
    /** After the value, e.g. "min". */
    unit?: ReactNode;
    /** How much is used, e.g. "12 / 40". */
    counter?: ReactNode;
    /** For a password: names of the button that shows and hides it, and what to say when caps lock is on. */
    password?: { show: string; hide: string; capsLock: string };
    size?: 'md' | 'lg';
    /** More than one line. */
    rows?: number;
  };

/** Label, input, help or error. `className` reaches the root, everything else the input. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  unit,
  counter,
  password,
  size = 'md',
  rows,
  onValueChange,
  onChange,
  onKeyUp,
  className,
  id: givenId,
  ref,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const wrong = error !== undefined && error !== null && error !== '';
  const numeric = props.type === 'number';
  const shared = {
    id,
    'aria-invalid': wrong || undefined,
    'aria-describedby': describedBy(id, { hint: password && caps ? password.capsLock : hint, error: wrong ? error : undefined }),
  };
  const look = cx(
    controlClass(wrong),
    size === 'lg' && 'min-h-13.5 text-[1.0625rem]',
    password && 'pr-12',
    unit !== undefined && 'pr-14',
    numeric && 'tabular',
  );
  return (
    <Field
      id={id}
      label={label}
      {...(labelHidden !== undefined && { labelHidden })}
      hint={password && caps ? <span className="text-warning">{password.capsLock}</span> : hint}
      error={error}
      aside={counter !== undefined && <span className="tabular">{counter}</span>}
      className={className}
    >
      {rows === undefined ? (
        <span className="relative block">
          <input
            ref={ref}
            {...props}
            {...shared}
            type={password ? (shown ? 'text' : 'password') : props.type}
            className={look}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            onKeyUp={(event) => {
              onKeyUp?.(event);
              if (password) setCaps(event.getModifierState('CapsLock'));
            }}
          />
          {unit !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">{unit}</span>
          )}
          {password && (
            <button
              type="button"
              className="absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-control text-ink-2"
              aria-label={shown ? password.hide : password.show}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
            </button>
          )}
        </span>
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
