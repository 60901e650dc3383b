import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { useInSight } from './useInSight.ts';
import { useOwn } from './useOwn.ts';

/** Where a key goes from one of several in a row; it goes round. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export type TabPart<V extends string> = {
  value: V;
  label: ReactNode;
  content: ReactNode;
  /** Stays mounted while it is not chosen. */
  kept?: boolean;
  /** Of the panel. Where something in it takes the focus itself, the panel needs not. */
  panel?: Omit<ComponentProps<'div'>, 'children'>;
};

type TabSetProps<V extends string> = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> & {
  tabs: readonly TabPart<V>[];
  value: V | undefined;
  first: V;
  onValueChange: ((value: V) => void) | undefined;
  list: ComponentProps<'div'>;
  tabClass: string;
};

/** Tabs without a look: arrows, Home and End move and choose, Tab goes on to what is shown. */
export function TabSet<V extends string>({ tabs, value, first, onValueChange, list, tabClass, ...props }: TabSetProps<V>) {
  const id = useId();
  const [chosen, choose] = useOwn(value, first, onValueChange);
  const row = useInSight<HTMLDivElement>('[aria-selected=true]', chosen);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = steps[event.key]?.(
      tabs.findIndex((tab) => tab.value === chosen),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.value);
    event.currentTarget.querySelectorAll<HTMLElement>(':scope > [role=tab]')[next!]?.focus();
  };
  return (
    <div {...props} className={cx('min-w-0', props.className)}>
      <div ref={row} role="tablist" onKeyDown={onKeyDown} {...list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === chosen}
            aria-controls={`${id}-${tab.value}-panel`}
            tabIndex={tab.value === chosen ? 0 : -1}
            className={tabClass}
            onClick={() => tab.value !== chosen && choose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== chosen}
          {...tab.panel}
        >
          {(tab.kept === true || tab.value === chosen) && tab.content}
        </div>
      ))}
    </div>
  );
}
