import { Eye, EyeOff, Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { controlClass, describedBy, Field, hasError, type FieldText } from '../internal/Field.tsx';
import { cx } from '../internal/cx.ts';

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

/** Changes the value by the step function of the browser, and dispatches the event that React listens to. */
function stepValue(input: HTMLInputElement, up: boolean) {
  if (up) input.stepUp();
  else input.stepDown();
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Clears a search, and dispatches the event that React listens to. Only Chrome clears a search on Esc without this function. */
function clear(input: HTMLInputElement) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const inside =
  'grid size-11 place-items-center rounded-control text-ink-2 hover:bg-pressed hover:text-ink active:bg-pressed [&>svg]:size-5';

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
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Keeps text that was typed before React hydrated the page. Otherwise the first render of a controlled field would remove it.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && props.value !== undefined && typed !== String(props.value)) onValueChange?.(typed);
    // Runs only once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isNumber = props.type === 'number';
  const hasSteps = isNumber && steps !== undefined && !props.readOnly && !props.disabled;
  const texts = { hint, error, notice: password && caps ? password.capsLock : undefined };
  const shared = { id, 'aria-invalid': hasError(texts) || undefined, 'aria-describedby': describedBy(id, texts) };
  const look = cx(
    controlClass(hasError(texts)),
    size === 'lg' && 'min-h-13.5 text-[1.0625rem]',
    password && 'pr-12',
    unit !== undefined && (hasSteps ? 'pr-34' : 'pr-14'),
    unit === undefined && hasSteps && 'pr-24',
    isNumber &&
      'tabular [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
  );
  const readCaps = (event: KeyboardEvent) => password && setCaps(event.getModifierState('CapsLock'));
  const stepButton = (up: boolean, name: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-controls={id}
      className={inside}
      onClick={() => input.current && stepValue(input.current, up)}
    >
      {up ? <Plus aria-hidden /> : <Minus aria-hidden />}
    </button>
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
        <span className="relative block">
          <input
            {...props}
            {...shared}
            ref={(element) => {
              input.current = element;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
            }}
            type={password ? (shown ? 'text' : 'password') : props.type}
            className={look}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              readCaps(event);
              const { key, currentTarget, defaultPrevented } = event;
              if (defaultPrevented || props.readOnly) return;
              if (isNumber && (key === 'ArrowUp' || key === 'ArrowDown')) stepValue(currentTarget, key === 'ArrowUp');
              else if (props.type === 'search' && key === 'Escape' && currentTarget.value !== '') clear(currentTarget);
              else return;
              event.preventDefault();
            }}
            onKeyUp={(event) => {
              onKeyUp?.(event);
              readCaps(event);
            }}
          />
          {(unit !== undefined || hasSteps) && (
            <span className={cx('pointer-events-none absolute inset-y-0 flex items-center', hasSteps ? 'right-0.5' : 'right-3')}>
              {unit !== undefined && <span className={cx('text-ink-3', hasSteps && 'mr-2')}>{unit}</span>}
              {hasSteps && (
                <span className="pointer-events-auto flex">
                  {stepButton(false, steps.less)}
                  {stepButton(true, steps.more)}
                </span>
              )}
            </span>
          )}
          {password && (
            <button
              type="button"
              className={cx(inside, 'absolute top-1/2 right-0.5 -translate-y-1/2')}
              aria-label={shown ? password.hide : password.show}
              aria-controls={id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
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
