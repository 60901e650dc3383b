import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../Link/Link.tsx';

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Name of the navigation. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
  previous: string;
  next: string;
  /** "Page 3 of 12" */
  status: ReactNode;
};

/** Links to the previous and the next page, whose number is in the URL. Renders nothing if there is only one page. */
export function Pagination({ label, page, pages, href, previous, next, status, className, ...props }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, name: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span className="size-11" />
    ) : (
      <Link
        href={href(to)}
        aria-label={name}
        rel={to < page ? 'prev' : 'next'}
        className="grid size-11 place-items-center rounded-control inset-ring-[1.5px] inset-ring-line-2 hover:bg-pressed"
      >
        {icon}
      </Link>
    );
  return (
    <nav aria-label={label} className={cx('flex items-center justify-center gap-4 py-4', className)} {...props}>
      {step(page - 1, previous, <ChevronLeft aria-hidden className="size-5" />)}
      <span className="text-body-small text-ink-2 tabular">{status}</span>
      {step(page + 1, next, <ChevronRight aria-hidden className="size-5" />)}
    </nav>
  );
}
