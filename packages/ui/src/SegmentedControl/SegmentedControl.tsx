import { ToggleGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type Segment<V extends string = string> = { value: V; label: ReactNode; icon?: ReactNode; disabled?: boolean };

export type SegmentedControlProps<V extends string = string> = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'dir'> & {
  /** What is chosen here, for screen readers. */
  label: string;
  segments: Segment<V>[];
  value: V;
  onValueChange: (value: V) => void;
};

/** Two to four views or ways to enter; one is always chosen. */
export function SegmentedControl<V extends string = string>({
  label,
  segments,
  value,
  onValueChange,
  className,
  ...props
}: SegmentedControlProps<V>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next !== '' && onValueChange(next as V)}
      className={cx('grid auto-cols-fr grid-flow-col rounded-control inset-ring inset-ring-line', className)}
      {...props}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled ?? false}
          className="flex min-h-11 items-center justify-center gap-2 rounded-control px-3 text-label text-ink-3 disabled:text-ink-off data-[state=on]:bg-pressed data-[state=on]:text-ink"
        >
          {segment.icon !== undefined && <span className="[&>svg]:size-4.5">{segment.icon}</span>}
          {segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
