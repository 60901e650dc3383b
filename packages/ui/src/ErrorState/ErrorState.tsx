import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The problem, in a few words. */
  title: ReactNode;
  /** An error code for support. */
  code?: ReactNode;
  actions?: ReactNode;
  /** `page`: the whole page, whose heading is an `h1` and takes the focus; `part`: a part of a page, which is an alert. */
  scope?: 'page' | 'part';
  /** The heading level of a part. */
  level?: 2 | 3;
};

/** An error, with what the user can do about it. */
export function ErrorState({ title, code, actions, scope = 'page', level = 3, className, children, ...props }: ErrorStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (scope === 'page') heading.current?.focus();
  }, [scope]);
  const Heading = scope === 'page' ? 'h1' : (`h${level}` as const);
  return (
    <div
      role={scope === 'part' ? 'alert' : undefined}
      className={cx(scope === 'page' ? 'max-w-measure py-14' : 'border-t-2 border-danger py-4', className)}
      {...props}
    >
      <Heading
        ref={heading}
        tabIndex={-1}
        className={cx(
          'flex items-start gap-2.5 wrap-anywhere hyphens-auto outline-none',
          scope === 'page' ? 'text-title-1' : 'text-heading',
        )}
      >
        {scope === 'part' && <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />}
        {title}
      </Heading>
      <div className="mt-2 text-ink-2">{children}</div>
      {code !== undefined && <p className="mt-2 text-caption text-ink-3 tabular">{code}</p>}
      {actions !== undefined && <div className="mt-5 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
