import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Logo } from '../internal/Logo.tsx';
import { Name } from '../internal/Name.tsx';
import { Link } from '../Link/Link.tsx';

export type AppBarLink = { href: string; label: ReactNode; current?: boolean };

export type AppBarProps = ComponentProps<'header'> & {
  /** The name beside the logo. On phones, a page can show its title there instead. */
  brand: string;
  /** The link on the logo. Its label is for screen readers, e.g. "Home". */
  home: { href: string; label: string };
  /** A link that skips the bar. */
  skip: { href: string; label: ReactNode };
  links?: AppBarLink[];
  /** Name of the navigation. */
  navLabel?: string;
  /** Search, language, colour mode, notifications, account. */
  actions?: ReactNode;
  /** Shown during an impersonation: a message that names the user, and the button that ends it. */
  impersonating?: { message: ReactNode; stop: ReactNode };
  /** `full` reaches both edges of the window, for pages of organisers. */
  width?: 'content' | 'full';
};

/** The bar at the top of every page. */
export function AppBar({
  brand,
  home,
  skip,
  links = [],
  navLabel,
  actions,
  impersonating,
  width = 'content',
  className,
  ...props
}: AppBarProps) {
  return (
    <header className={cx('safe-x border-b border-line bg-frame safe-top print:hidden', className)} {...props}>
      <a
        href={skip.href}
        className="absolute top-2 left-2 z-overlay -translate-y-20 rounded-control bg-ink px-4 py-3 text-label text-on-ink focus:translate-y-0"
      >
        {skip.label}
      </a>
      {impersonating && (
        <div
          role="status"
          // The usual focus colour is not visible on amber, so the focus ring has the colour of the text.
          className="flex min-h-9 items-center justify-center gap-4 bg-warning-fill px-4 text-body-small text-on-warning [--color-focus:var(--color-on-warning)]"
        >
          <span>{impersonating.message}</span>
          {impersonating.stop}
        </div>
      )}
      <div className={cx('mx-auto flex h-15 items-center gap-1 px-4 md:h-16', width === 'content' ? 'max-w-[82rem]' : 'md:px-6')}>
        <Link href={home.href} className="flex min-h-11 min-w-0 items-center gap-2.5 max-md:flex-1">
          <Logo />
          <span className="sr-only">{home.label}</span>
          {/* If large letters leave no space for the name, only the logo is shown. */}
          <span className="min-w-0 max-md:flex-1 max-md:[container-type:inline-size]">
            <Name
              lines={3}
              team
              className="text-[1.1875rem] leading-[1.03] md:leading-[1.1] font-[800] tracking-[-0.02em] font-stretch-[112%] [@container_(width<3.25rem)]:hidden"
            >
              {brand}
            </Name>
          </span>
        </Link>
        {links.length > 0 && (
          <nav aria-label={navLabel} className="ml-9 hidden h-full md:flex">
            {links.map((link) => (
              <Link
                key={link.href}
                href={link.href}
                aria-current={link.current ? 'page' : undefined}
                className="relative flex items-center px-4 font-[500] text-ink-2 outline-offset-[-3px] hover:text-ink aria-[current=page]:font-[650] aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-1 aria-[current=page]:after:bg-rule"
              >
                {link.label}
              </Link>
            ))}
          </nav>
        )}
        <div className="ml-auto flex shrink-0 items-center gap-0.5">{actions}</div>
      </div>
    </header>
  );
}
