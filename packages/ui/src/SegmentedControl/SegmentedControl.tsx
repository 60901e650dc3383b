import { ToggleGroup } from 'radix-ui';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Hint } from '../internal/Hint.tsx';

export type Segment<V extends string = string> = {
  value: V;
  label: ReactNode;
  /** Before the label, 18 px. */
  icon?: ReactNode;
  /** Cannot be selected now, but can be focused, so that users get the `reason`. */
  disabled?: boolean;
  /** The reason why the segment is disabled: its accessible description, also shown on hover, on focus and after a press. */
  reason?: string;
};

export type SegmentedControlProps<V extends string = string> = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'dir'> & {
  /** The accessible name of the control. */
  label: string;
  segments: Segment<V>[];
  value: V;
  onValueChange: (value: V) => void;
};

/**
 * Two to four views or input methods. One is always selected, with a line below it. The arrow keys move between segments; Space and Enter
 * select.
 */
export function SegmentedControl<V extends string = string>({
  label,
  segments,
  value,
  onValueChange,
  className,
  ...props
}: SegmentedControlProps<V>) {
  const id = useId();
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next !== '' && onValueChange(next as V)}
      className={cx('grid auto-cols-fr grid-flow-col rounded-control tiny:grid-flow-row inset-ring inset-ring-line', className)}
      {...props}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          aria-disabled={segment.disabled || undefined}
          aria-describedby={segment.reason === undefined ? undefined : `${id}-${segment.value}`}
          className="relative flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 py-1 text-center text-label break-words hyphens-auto max-sm:px-1.5 max-sm:font-stretch-[84%] text-ink-3 transition-colors hover:text-ink focus-visible:z-1 aria-disabled:cursor-default aria-disabled:text-ink-off data-[state=on]:bg-pressed data-[state=on]:text-ink data-[state=on]:after:absolute data-[state=on]:after:inset-x-0 data-[state=on]:after:bottom-0 data-[state=on]:after:h-1 data-[state=on]:after:rounded-b-control data-[state=on]:after:bg-rule"
          onClick={segment.disabled ? (event) => event.preventDefault() : undefined}
        >
          {segment.icon !== undefined && <span className="[&>svg]:size-4.5">{segment.icon}</span>}
          {segment.label}
          {segment.reason !== undefined && (
            <Hint id={`${id}-${segment.value}`} onPress>
              {segment.reason}
            </Hint>
          )}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
