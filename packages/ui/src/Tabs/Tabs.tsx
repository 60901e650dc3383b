import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useScrollIntoView } from '../internal/useScrollIntoView.ts';
import { useControllableState } from '../internal/useControllableState.ts';

export type Tab<V extends string = string> = { value: V; label: ReactNode; badge?: ReactNode; content: ReactNode };

export type TabsProps<V extends string = string> = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'dir'> & {
  label: string;
  tabs: Tab<V>[];
  value?: V;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
};

/** Parts of one page without separate routes. Only the content of the selected tab is mounted. The selected tab is scrolled into view. */
export function Tabs<V extends string = string>({ label, tabs, value, defaultValue, onValueChange, className, ...props }: TabsProps<V>) {
  const [chosen, choose] = useControllableState(
    value,
    defaultValue ?? tabs[0]?.value,
    (next) => next !== undefined && onValueChange?.(next),
  );
  const list = useScrollIntoView<HTMLDivElement>('[aria-selected=true]', chosen);
  if (chosen === undefined) return null;
  return (
    <Radix.Root value={chosen} onValueChange={(next) => choose(next as V)} className={cx('min-w-0', className)} {...props}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex gap-x-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative flex min-h-12 shrink-0 items-center gap-2 px-1 text-left font-[500] whitespace-nowrap text-ink-2 outline-offset-[-3px] hover:text-ink aria-selected:font-[650] aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-1 aria-selected:after:bg-rule"
          >
            {tab.label}
            {tab.badge !== undefined && <span className="text-[0.875rem] font-[400] text-ink-3 tabular">{tab.badge}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-3">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
