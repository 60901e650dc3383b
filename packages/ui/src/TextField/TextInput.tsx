import { Eye, EyeOff, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { cx } from '../internal/cx.ts';
import type { TextFieldProps } from './TextField.tsx';

const inside =
  'grid size-11 place-items-center rounded-control text-ink-2 hover:bg-pressed hover:text-ink active:bg-pressed [&>svg]:size-5';

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

type TextInputProps = ComponentProps<'input'> & {
  id: string;
  unit: ReactNode;
  /** Undefined if the input has no buttons that change its value. */
  steps: TextFieldProps['steps'];
  password: TextFieldProps['password'];
  onValueChange: TextFieldProps['onValueChange'];
  /** Called for every key in a password, with the state of caps lock. */
  onCapsLock: (isOn: boolean) => void;
};

/** The input of a text field, with its unit and its buttons at the end. */
export function TextInput({
  unit,
  steps,
  password,
  onValueChange,
  onCapsLock,
  onChange,
  onKeyDown,
  onKeyUp,
  ref,
  ...props
}: TextInputProps) {
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Keeps text that was typed before React hydrated the page. Otherwise the first render of a controlled field would remove it.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && props.value !== undefined && typed !== String(props.value)) onValueChange?.(typed);
    // Runs only once, after hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const readCapsLock = (event: KeyboardEvent) => password && onCapsLock(event.getModifierState('CapsLock'));
  return (
    <span className="relative block">
      <input
        {...props}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        {...(password && { type: isPasswordShown ? 'text' : 'password' })}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          readCapsLock(event);
          const { key, currentTarget, defaultPrevented } = event;
          if (defaultPrevented || props.readOnly) return;
          if (props.type === 'number' && (key === 'ArrowUp' || key === 'ArrowDown')) stepValue(currentTarget, key === 'ArrowUp');
          else if (props.type === 'search' && key === 'Escape' && currentTarget.value !== '') clear(currentTarget);
          else return;
          event.preventDefault();
        }}
        onKeyUp={(event) => {
          onKeyUp?.(event);
          readCapsLock(event);
        }}
      />
      {(unit !== undefined || steps !== undefined) && (
        <span className={cx('pointer-events-none absolute inset-y-0 flex items-center', steps ? 'right-0.5' : 'right-3')}>
          {unit !== undefined && <span className={cx('text-ink-3', steps && 'mr-2')}>{unit}</span>}
          {steps && (
            <span className="pointer-events-auto flex">
              <StepButton input={input} inputId={props.id} direction="down" name={steps.less} />
              <StepButton input={input} inputId={props.id} direction="up" name={steps.more} />
            </span>
          )}
        </span>
      )}
      {password && (
        <button
          type="button"
          className={cx(inside, 'absolute top-1/2 right-0.5 -translate-y-1/2')}
          aria-label={isPasswordShown ? password.hide : password.show}
          aria-controls={props.id}
          onClick={() => setIsPasswordShown(!isPasswordShown)}
        >
          {isPasswordShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      )}
    </span>
  );
}

type StepButtonProps = { input: RefObject<HTMLInputElement | null>; inputId: string; direction: 'up' | 'down'; name: string };

const StepButton = ({ input, inputId, direction, name }: StepButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={name}
    aria-controls={inputId}
    className={inside}
    onClick={() => input.current && stepValue(input.current, direction === 'up')}
  >
    {direction === 'up' ? <Plus aria-hidden /> : <Minus aria-hidden />}
  </button>
);
