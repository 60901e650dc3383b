import { cva, type VariantProps } from 'class-variance-authority';
import { memo, type ComponentProps } from 'react';
import { usePress } from './usePress.ts';

const key = cva(
  'grid min-h-11 min-w-0 touch-manipulation place-items-center rounded-key text-center leading-none select-none tabular data-pressed:bg-pressed aria-disabled:text-ink-off',
  {
    variants: {
      look: {
        digit:
          'bg-raised font-narrow text-[1.875rem] font-[700] font-stretch-[75%] shadow-[inset_0_0_0_1px_var(--color-line),inset_0_-2px_0_var(--color-line)] @min-[26rem]/pad:text-[2.5rem]',
        word: 'bg-raised text-[0.875rem] leading-4 font-[600] text-ink-2 font-stretch-[74%] shadow-[inset_0_0_0_1px_var(--color-line),inset_0_-2px_0_var(--color-line)] @min-[26rem]/pad:text-[1rem] @min-[26rem]/pad:leading-4.5 @min-[26rem]/pad:font-stretch-[84%]',
        quick:
          'font-narrow text-[1.375rem] font-[600] text-ink-2 font-stretch-[75%] inset-ring inset-ring-line @min-[26rem]/pad:text-[1.6875rem]',
        bust: 'bg-raised text-[0.9375rem] font-[650] text-bust font-stretch-[70%] shadow-[inset_0_0_0_1px_var(--color-line),inset_0_-2px_0_var(--color-line)] @min-[40rem]/pad:text-[1.125rem] @min-[40rem]/pad:font-stretch-[92%]',
        finish:
          'text-[1.125rem] font-[650] text-checkout font-stretch-[92%] inset-ring-2 inset-ring-checkout-fill aria-disabled:inset-ring aria-disabled:inset-ring-line',
        enter:
          'bg-ink text-[1.25rem] font-[700] text-on-ink data-pressed:bg-ink-2 aria-disabled:bg-ink-3 aria-disabled:text-on-ink @min-[26rem]/pad:text-[1.5rem] sideways:text-[1.125rem]',
        on: 'bg-ink text-[0.9375rem] font-[650] text-on-ink',
      },
    },
    defaultVariants: { look: 'digit' },
  },
);

type KeyProps = Omit<ComponentProps<'button'>, 'value'> &
  VariantProps<typeof key> & {
    /** Argument of `onPress`. Keys with different values can share one stable function, so that memoised keys do not render with the keypad. */
    value?: string;
    onPress: (value: string) => void;
    off?: boolean;
    /** Whether a double tap counts as one press. */
    once?: boolean;
  };

/** A key of a scoring screen. If `off`, it is dimmed but still calls `onPress`, so that the screen can show the reason. */
export const Key = memo(function Key({ look, value = '', onPress, off = false, once = false, className, ...props }: KeyProps) {
  const press = usePress(() => onPress(value), { once });
  return <button type="button" data-key="" aria-disabled={off || undefined} className={key({ look, className })} {...press} {...props} />;
});
