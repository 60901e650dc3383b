import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

export type Tab<V extends string = string> = { value: V; label: ReactNode; badge?: ReactNode; content: ReactNode };

export type TabsProps<V extends string = string> = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'dir'> & {
  label: string;
  tabs: Tab<V>[];
  value?: V;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
};

/** Parts of one page without a route. Only the chosen one is mounted. */
export function Tabs<V extends string = string>({ label, tabs, value, defaultValue, onValueChange, ...props }: TabsProps<V>) {
  return (
    <Radix.Root
      {...(value !== undefined && { value })}
      {...(value === undefined && { defaultValue: defaultValue ?? tabs[0]?.value ?? '' })}
      onValueChange={(next) => onValueChange?.(next as V)}
      {...props}
    >
      <Radix.List aria-label={label} className="flex gap-x-7 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative flex min-h-12 shrink-0 items-center gap-2 px-0.5 text-left font-[500] whitespace-nowrap text-ink-2 outline-offset-[-3px] hover:text-ink data-[state=active]:font-[650] data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-1 data-[state=active]:after:bg-rule"
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
