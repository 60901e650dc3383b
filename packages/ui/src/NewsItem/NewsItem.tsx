import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../Link/Link.tsx';

export type NewsItemProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** `lead`: headline, first sentences and picture; `line`: headline and date on one line. */
  look: 'lead' | 'line';
  title: ReactNode;
  href: string;
  /** The formatted date: "18 November". */
  date: ReactNode;
  /** The date in ISO 8601: "2026-11-18". */
  dateTime: string;
  /** The author, after the date of a lead: "by the board". */
  by?: ReactNode;
  /** The first sentences of a lead. */
  summary?: ReactNode;
  /** A picture for a lead, including its alternative text. It fills a square of 148 px, on phones of 104 px. */
  picture?: ReactNode;
  /** A mark for an item that is not published yet, e.g. a `Badge`. */
  draft?: ReactNode;
  /** Heading level of the headline. */
  level?: 2 | 3 | 4;
};

/** A news item: a lead with a picture, or a line. The headline is a link that covers the whole item. */
export function NewsItem({
  look,
  title,
  href,
  date,
  dateTime,
  by,
  summary,
  picture,
  draft,
  level = 3,
  className,
  ...props
}: NewsItemProps) {
  const Heading = `h${level}` as const;
  const link = (
    <Link
      href={href}
      className="outline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
    >
      {title}
    </Link>
  );
  const day = <time dateTime={dateTime}>{date}</time>;
  if (look === 'line')
    return (
      <article
        className={cx(
          'group relative flex min-h-11 items-baseline justify-between gap-4 border-b border-line py-2.5 break-inside-avoid',
          className,
        )}
        {...props}
      >
        <Heading className="min-w-0 text-[1rem] leading-[1.3125rem] font-[600] text-pretty break-words hyphens-auto">{link}</Heading>
        <span className="flex shrink-0 items-baseline gap-3 text-[0.875rem] text-ink-3 tabular">
          {draft}
          {day}
        </span>
      </article>
    );
  return (
    <article
      className={cx('group relative flex items-start justify-between gap-5 border-b border-line pt-3 pb-3 break-inside-avoid', className)}
      {...props}
    >
      <div className="min-w-0 flex-1">
        {draft !== undefined && <div className="mb-1">{draft}</div>}
        <Heading className="text-title-3 break-words hyphens-auto">{link}</Heading>
        {summary !== undefined && <p className="mt-2 max-w-measure text-body-small text-ink-2">{summary}</p>}
        <p className="mt-2.5 text-[0.8125rem] leading-4 text-ink-3">
          {day}
          {by !== undefined && <>, {by}</>}
        </p>
      </div>
      {picture !== undefined && (
        <div className="size-26 shrink-0 overflow-hidden sm:size-37 [&>*]:size-full [&>*]:object-cover">{picture}</div>
      )}
    </article>
  );
}
