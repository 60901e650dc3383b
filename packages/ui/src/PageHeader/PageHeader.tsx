import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../Link/Link.tsx';

export type PageHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The page's `h1`. */
  title: ReactNode;
  /** Beside the title: live, draft, test. */
  badge?: ReactNode;
  description?: ReactNode;
  back?: { href: string; label: ReactNode };
  actions?: ReactNode;
  /** `StatTile`s at the end of the line. */
  figures?: ReactNode;
  /** Tabs below the title. */
  tabs?: ReactNode;
  /** `quiet`: a larger title, for pages with little content. */
  size?: 'page' | 'quiet';
};

/** The title of a page, with its actions, figures and tabs. */
export function PageHeader({
  title,
  badge,
  description,
  back,
  actions,
  figures,
  tabs,
  size = 'page',
  className,
  ...props
}: PageHeaderProps) {
  // Pushes the actions to the end of the title's line. If they wrap to their own line, they are aligned with the title.
  const pushesActions = actions !== undefined && figures === undefined;
  return (
    <div className={cx('pt-4', className)} {...props}>
      {back && (
        <Link
          href={back.href}
          className="-ml-1 mb-1 inline-flex min-h-11 items-center gap-1.5 pr-2 text-label text-ink-2 hover:text-ink print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1
          className={cx(
            'min-w-0 tiny:font-stretch-[80%]',
            size === 'quiet' ? 'text-title-1' : 'text-title-2',
            pushesActions && badge === undefined && 'grow',
          )}
        >
          {title}
        </h1>
        {badge}
        {figures !== undefined && <div className="ml-auto flex flex-wrap gap-x-8 gap-y-3 text-right lg:gap-x-11">{figures}</div>}
        {pushesActions && badge !== undefined && <span aria-hidden className="grow" />}
        {actions !== undefined && (
          <div className={cx('flex flex-wrap gap-3', description !== undefined && 'max-sm:order-1 max-sm:basis-full')}>{actions}</div>
        )}
        {description !== undefined && (
          <div className="-mt-1 basis-full">
            <p className="max-w-measure text-ink-2">{description}</p>
          </div>
        )}
      </div>
      {tabs !== undefined && <div className="mt-2">{tabs}</div>}
    </div>
  );
}
