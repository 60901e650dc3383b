import { cva, type VariantProps } from 'class-variance-authority';
import { Check, CircleAlert, Clock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

const badge = cva('inline-flex items-center gap-1.5 text-caption font-[600]', {
  variants: {
    meaning: {
      neutral: 'text-ink-2',
      success: 'text-success',
      checkout: 'text-checkout',
      live: 'text-live',
      bust: 'text-bust',
      warning: 'text-warning',
      danger: 'text-danger',
      you: 'border-l-4 border-you-fill bg-you-wash px-2.5 py-1.5 text-ink',
    },
  },
  defaultVariants: { meaning: 'neutral' },
});

export type BadgeProps = ComponentProps<'span'> &
  VariantProps<typeof badge> & {
    /** Replaces the icon of its meaning; `null` for none. */
    icon?: ReactNode;
  };

const icons = {
  success: <Check strokeWidth={2.5} />,
  warning: <Clock />,
  danger: <CircleAlert />,
  live: <span className="size-2.25 rounded-ring bg-current" />,
} as const;

/** A state in words, with an icon, so that the meaning never depends on colour alone. */
export function Badge({ meaning, icon, className, children, ...props }: BadgeProps) {
  const shownIcon = icon === undefined ? icons[meaning as keyof typeof icons] : icon;
  return (
    <span className={badge({ meaning, className })} {...props}>
      {shownIcon != null && (
        <span aria-hidden className="[&>svg]:size-4">
          {shownIcon}
        </span>
      )}
      {children}
    </span>
  );
}
