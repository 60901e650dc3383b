import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Hint } from '../internal/Hint.tsx';
import { useSteadyPress } from '../internal/steadyPress.ts';

const button = cva(
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control text-center text-label transition-colors select-none print:hidden',
  {
    variants: {
      kind: {
        primary: '',
        outline: '',
        quiet: '',
        danger: '',
      },
      size: { sm: 'min-h-9 px-3 pointer-coarse:min-h-11', md: 'min-h-11 px-4.5 py-1', lg: 'min-h-14 px-6 py-2 text-[1.0625rem]' },
      icon: { true: 'px-0', false: '' },
      full: { true: 'w-full', false: '' },
      state: {
        ready: '',
        busy: 'cursor-progress',
        off: 'cursor-default text-ink-off inset-ring-[1.5px] inset-ring-line',
      },
    },
    compoundVariants: [
      { state: 'ready', kind: 'primary', class: 'bg-ink text-on-ink hover:bg-ink-2 active:bg-ink-3' },
      { state: 'busy', kind: 'primary', class: 'bg-ink-3 text-on-ink' },
      {
        state: ['ready', 'busy'],
        kind: 'outline',
        class: 'inset-ring-[1.5px] inset-ring-line-2 hover:bg-pressed active:bg-pressed aria-pressed:bg-pressed',
      },
      {
        state: ['ready', 'busy'],
        kind: 'quiet',
        class: 'text-ink-2 hover:bg-pressed hover:text-ink active:bg-pressed aria-pressed:bg-pressed aria-pressed:text-ink',
      },
      { state: ['ready', 'busy'], kind: 'danger', class: 'bg-danger-fill text-on-danger hover:bg-danger active:bg-danger' },
      { icon: true, size: 'sm', class: 'w-9 pointer-coarse:w-11' },
      { icon: true, size: 'md', class: 'w-11' },
      { icon: true, size: 'lg', class: 'w-14' },
    ],
    defaultVariants: { kind: 'outline', size: 'md' },
  },
);

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Omit<VariantProps<typeof button>, 'icon' | 'state'> & {
    /** An icon before the text, 18 px. */
    icon?: ReactNode;
    /** Name of a button that has only an icon; shown on hover and on focus. */
    label?: string;
    /** `busy`: the action is running; `off`: the action is not possible now, for the `reason`. In both states the button is focusable and ignores presses. */
    state?: 'ready' | 'busy' | 'off';
    /** The text while busy, e.g. "Calling". The button is always wide enough for both texts, so that its width does not change. */
    busyLabel?: ReactNode;
    /** The reason why the button is off: its accessible description, which is also shown on hover, on focus and when pressed. */
    reason?: string;
    /** A count at the corner of an icon, or after the text. */
    badge?: ReactNode;
    /** Renders its only child (a link) instead of a button. */
    asChild?: boolean;
  };

/** One action. Use at most one primary button in a view. A button that is off is still focusable, so that users can find out why. Not printed. */
export function Button({
  kind,
  size,
  full,
  icon,
  label,
  state = 'ready',
  busyLabel,
  reason,
  badge,
  asChild,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  useSteadyPress();
  const id = useId();
  const isIconOnly = icon !== undefined && children === undefined;
  const shownReason = state === 'off' ? reason : undefined;
  const classes = button({ kind, size, full, icon: isIconOnly, state, className });
  const leading = icon !== undefined && <span className="[&>svg]:size-4.5">{icon}</span>;
  const count = badge !== undefined && (
    <Count kind={kind} isOnIcon={isIconOnly}>
      {badge}
    </Count>
  );
  if (asChild)
    return (
      <Slot.Root className={classes} {...props}>
        {leading}
        <Slot.Slottable>{children}</Slot.Slottable>
        {count}
      </Slot.Root>
    );
  return (
    <button
      type={type}
      className={classes}
      aria-label={label}
      aria-disabled={state === 'ready' ? undefined : true}
      aria-busy={state === 'busy' || undefined}
      aria-describedby={shownReason === undefined ? undefined : id}
      onClick={state === 'ready' ? onClick : (event) => event.preventDefault()}
      {...props}
    >
      {leading}
      {busyLabel === undefined ? children : <StableText text={children} busyText={busyLabel} isBusy={state === 'busy'} />}
      {count}
      <ButtonHint id={id} reason={shownReason} name={isIconOnly ? label : undefined} />
    </button>
  );
}

type CountProps = { kind: ButtonProps['kind']; isOnIcon: boolean; children: ReactNode };

const Count = ({ kind, isOnIcon, children }: CountProps) => (
  <span
    className={
      isOnIcon
        ? 'absolute top-0.5 right-0.5 min-w-4.5 rounded-mark bg-live-fill px-0.5 text-center text-caption text-on-live tabular font-stretch-[70%]'
        : cx('font-normal tabular', kind === 'primary' || kind === 'danger' ? '' : 'text-ink-3')
    }
  >
    {children}
  </span>
);

type ButtonHintProps = { id: string; reason: string | undefined; name: string | undefined };

/** The reason why the button is off; otherwise the name of a button that has only an icon. */
function ButtonHint({ id, reason, name }: ButtonHintProps) {
  if (reason === undefined) return name !== undefined && <Hint>{name}</Hint>;
  return (
    <Hint id={id} onPress>
      {reason}
    </Hint>
  );
}

/** Shows one of two texts, and is as wide as the wider one. */
const StableText = ({ text, busyText, isBusy }: { text: ReactNode; busyText: ReactNode; isBusy: boolean }) => (
  <span className="grid *:col-start-1 *:row-start-1">
    <span className={isBusy ? 'invisible' : undefined}>{text}</span>
    <span className={isBusy ? undefined : 'invisible'}>{busyText}</span>
  </span>
);
