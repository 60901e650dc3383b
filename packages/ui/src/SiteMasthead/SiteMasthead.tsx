import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../Link/Link.tsx';
import { TabNav, type TabNavItem } from '../TabNav/TabNav.tsx';
import { Crest } from './Crest.tsx';
import { allowedIn } from './ownColour.ts';

export type SiteMastheadProps = ComponentProps<'header'> & {
  /** Name of the organisation. A long name has narrower letters and wraps instead of being cut off. */
  name: string;
  /** URL to which the name links. */
  home: string;
  /** A link that skips the masthead. */
  skip: { href: string; label: ReactNode };
  /** URL of the organisation's logo. Without one, or if it fails to load, the tally crest is shown. */
  logo?: string;
  /** The organisation's colour for the rule, as `#rrggbb`. Ignored in a colour mode in which its contrast is below 3:1. */
  colour?: string;
  items: TabNavItem[];
  /** Name of the navigation. */
  navLabel: string;
  /** The season and the language. On phones, one button for a menu. */
  actions?: ReactNode;
};

/** Names with more characters have narrower letters. */
const longName = 36;

/** The header of an organisation's site: its name, the season and the navigation. In print, there is no navigation. */
export function SiteMasthead({ name, home, skip, logo, colour, items, navLabel, actions, className, style, ...props }: SiteMastheadProps) {
  const allowed = colour === undefined ? { light: false, dark: false } : allowedIn(colour);
  return (
    <header
      className={cx(
        'safe-x border-b border-line bg-frame safe-top',
        allowed.light && 'not-print:not-dark:[--color-rule:var(--own-colour)]',
        allowed.dark && 'not-print:dark:[--color-rule:var(--own-colour)]',
        className,
      )}
      style={allowed.light || allowed.dark ? ({ '--own-colour': colour, ...style } as CSSProperties) : style}
      {...props}
    >
      <a
        href={skip.href}
        className="absolute top-2 left-2 z-overlay -translate-y-20 rounded-control bg-ink px-4 py-3 text-label text-on-ink focus:translate-y-0 print:hidden"
      >
        {skip.label}
      </a>
      <div className="mx-auto max-w-[82rem] px-4 tiny:px-2">
        <div className="flex min-h-16 items-center gap-3 border-b-4 border-rule py-2 md:min-h-22 md:gap-4 md:py-3">
          <Link href={home} className="flex mr-auto min-h-11 min-w-0 items-center gap-3 md:gap-4">
            <span className="size-10 shrink-0 md:size-14 tiny:hidden [&>*]:size-full [&>img]:object-contain">
              <Crest logo={logo} />
            </span>
            <span
              className={cx(
                'min-w-0 text-[1.25rem] leading-[1.1] font-[800] tracking-[-0.025em] text-balance wrap-break-word hyphens-auto md:text-[2.1875rem] md:leading-[1.06] md:tracking-[-0.03em]',
                name.length > longName ? 'font-stretch-[80%]' : 'font-stretch-[104%]',
                'tiny:text-[1.0625rem] tiny:font-stretch-[80%]',
              )}
            >
              {name}
            </span>
          </Link>
          {actions !== undefined && <div className="flex shrink-0 items-center gap-2 md:gap-4 print:hidden">{actions}</div>}
        </div>
        <TabNav label={navLabel} items={items} className="-mb-px border-b-0" />
      </div>
    </header>
  );
}
