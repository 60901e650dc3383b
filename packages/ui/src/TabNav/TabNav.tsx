import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useScrollIntoView } from '../internal/useScrollIntoView.ts';
import { Link } from '../Link/Link.tsx';

export type TabNavItem = { href: string; label: ReactNode; count?: ReactNode; current?: boolean };

export type TabNavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Name of the navigation. */
  label: string;
  items: TabNavItem[];
};

/** Links to the pages of one object, such as a tournament. If the tabs do not fit, they scroll horizontally. */
export function TabNav({ label, items, className, ...props }: TabNavProps) {
  const ref = useScrollIntoView<HTMLElement>('[aria-current=page]', items.find((item) => item.current)?.href);
  return (
    <nav
      ref={ref}
      aria-label={label}
      className={cx('relative overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden', className)}
      {...props}
    >
      <ul className="flex w-max gap-x-6">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className="relative flex h-12 min-w-11 items-center justify-center gap-2 px-1 font-[500] whitespace-nowrap text-ink-2 outline-offset-[-3px] hover:text-ink aria-[current=page]:font-[650] aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-1 aria-[current=page]:after:bg-rule"
            >
              {item.label}
              {item.count !== undefined && <span className="text-[0.875rem] font-[400] text-ink-3 tabular">{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
