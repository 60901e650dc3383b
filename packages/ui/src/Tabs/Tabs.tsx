import type { ComponentProps, ReactNode } from 'react';
import { TabSet } from '../internal/TabSet.tsx';

export type Tab<V extends string = string> = { value: V; label: ReactNode; badge?: ReactNode; content: ReactNode };

export type TabsProps<V extends string = string> = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'dir'> & {
  label: string;
  tabs: Tab<V>[];
  value?: V;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
};

/** Parts of one page without a route. Only the chosen one is mounted, and in sight where not all fit. */
export function Tabs<V extends string = string>({ label, tabs, value, defaultValue, onValueChange, ...props }: TabsProps<V>) {
  const first = defaultValue ?? tabs[0]?.value;
  if (first === undefined) return null;
  return (
    <TabSet
      value={value}
      first={first}
      onValueChange={onValueChange}
      list={{ 'aria-label': label, className: 'relative flex gap-x-6 overflow-x-auto border-b border-line [scrollbar-width:none]' }}
      tabClass="relative flex min-h-12 shrink-0 items-center gap-2 px-1 text-left font-[500] whitespace-nowrap text-ink-2 outline-offset-[-3px] hover:text-ink aria-selected:font-[650] aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-1 aria-selected:after:bg-rule"
      tabs={tabs.map(({ value: tab, label: words, badge, content }) => ({
        value: tab,
        label: (
          <>
            {words}
            {badge !== undefined && <span className="text-[0.875rem] font-[400] text-ink-3 tabular">{badge}</span>}
          </>
        ),
        content,
        panel: { className: 'pt-3' },
      }))}
      {...props}
    />
  );
}
