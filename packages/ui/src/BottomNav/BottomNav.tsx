import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../Link/Link.tsx';

export type BottomNavItem = { href: string; label: ReactNode; icon: ReactNode; badge?: ReactNode; current?: boolean };

export type BottomNavProps = Omit<ComponentProps<'nav'>, 'children'> & { label: string; items: BottomNavItem[] };

/** Up to four links at the bottom of a phone's screen, above the system's gesture bar. */
export function BottomNav({ label, items, className, ...props }: BottomNavProps) {
  return (
    <nav
      aria-label={label}
      className={cx('fixed inset-x-0 bottom-0 z-bar border-t border-line safe-x bg-frame safe-bottom md:hidden print:hidden', className)}
      {...props}
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className="relative flex h-15.5 flex-col items-center justify-center gap-1 text-caption text-ink-3 outline-offset-[-3px] aria-[current=page]:font-[650] aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:-top-px aria-[current=page]:before:h-1 aria-[current=page]:before:w-14 aria-[current=page]:before:bg-rule [&_svg]:size-5.5"
            >
              <span className="relative">
                {item.icon}
                {item.badge !== undefined && (
                  <span className="absolute -top-1.5 left-3.5 min-w-4.5 rounded-mark bg-live-fill px-1 text-center text-on-live tabular">
                    {item.badge}
                  </span>
                )}
              </span>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
