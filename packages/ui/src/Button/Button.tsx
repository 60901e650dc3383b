import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

const button = cva(
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control text-label whitespace-nowrap transition-colors select-none',
  {
    variants: {
      kind: {
        primary: '',
        outline: '',
        quiet: '',
        danger: '',
      },
      size: { sm: 'h-9 px-3', md: 'h-11 px-4.5', lg: 'h-14 px-6 text-[1.0625rem]' },
      icon: { true: 'px-0', false: '' },
      full: { true: 'w-full', false: '' },
      state: {
        ready: '',
        busy: 'cursor-progress',
        off: 'cursor-default bg-transparent text-ink-off inset-ring inset-ring-line hover:bg-transparent hover:text-ink-off',
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
      { icon: true, size: 'sm', class: 'w-9' },
      { icon: true, size: 'md', class: 'w-11' },
      { icon: true, size: 'lg', class: 'w-14' },
    ],
    defaultVariants: { kind: 'outline', size: 'md' },
  },
);

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Omit<VariantProps<typeof button>, 'icon' | 'state'> & {
    /** Before the words, 18 px. */
    icon?: ReactNode;
    /** Name of an icon that stands alone; shown as its tooltip. */
    label?: string;
    /** `busy`: works on it, keeps its width and takes no second press; `off`: not now — say why in `reason`. */
    state?: 'ready' | 'busy' | 'off';
    /** Why it is off. */
    reason?: string;
    /** A count at the corner, or after the words. */
    badge?: ReactNode;
    /** Renders its only child (a link) instead of a button. */
    asChild?: boolean;
  };

/** One action. Primary is ink: one in a view at most. A disabled button stays reachable, so that its reason is. */
export function Button({
  kind,
  size,
  full,
  icon,
  label,
  state = 'ready',
  reason,
  badge,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const alone = icon !== undefined && children === undefined;
  const classes = button({ kind, size, full, icon: alone, state, className });
  const count = badge !== undefined && (
    <span
      className={
        alone
          ? 'absolute top-0.5 right-0.5 min-w-4.5 rounded-mark bg-live-fill px-1 text-center text-caption text-on-live tabular'
          : 'font-normal text-ink-3 tabular'
      }
    >
      {badge}
    </span>
  );
  if (asChild)
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  const element = (
    <button
      type={type}
      className={classes}
      aria-label={label}
      aria-disabled={state === 'ready' ? undefined : true}
      aria-busy={state === 'busy' || undefined}
      title={state === 'off' ? reason : undefined}
      onClick={state === 'ready' ? onClick : (event) => event.preventDefault()}
      {...props}
    >
      {icon !== undefined && <span className="[&>svg]:size-4.5">{icon}</span>}
      {children}
      {count}
    </button>
  );
  return alone && label !== undefined ? <Tooltip label={label}>{element}</Tooltip> : element;
}
