import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Link } from '../Link/Link.tsx';

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  /** "All games" */
  link?: { href: string; label: ReactNode };
  /** Beside the title, instead of the link. */
  actions?: ReactNode;
  /** Shows a rule below the heading. Omit it above a table, which has a rule already. */
  rule?: boolean;
  /** `heading` for a block inside a section. */
  size?: 'title' | 'heading';
};

/** A part of a page: heading, rule, content. */
export function Section({ title, link, actions, rule = false, size = 'title', className, children, ...props }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className} {...props}>
      <div
        className={cx(
          'flex flex-wrap gap-x-4 gap-y-1 pb-2 break-after-avoid',
          actions === undefined ? 'items-baseline' : 'items-center',
          rule && 'border-b-2 border-rule',
        )}
      >
        <h2
          id={id}
          className={cx('min-w-0 wrap-anywhere hyphens-auto tiny:font-stretch-[80%]', size === 'title' ? 'text-title-3' : 'text-heading')}
        >
          {title}
        </h2>
        {link && (
          <Link
            kind="underlined"
            href={link.href}
            // The larger touch area ends at the edge of the section, otherwise the page would scroll horizontally. It does not cover the content.
            className="relative ml-auto text-body-small text-ink-2 after:absolute after:right-0 after:-left-2 after:-top-4 after:-bottom-2 print:hidden"
          >
            {link.label}
          </Link>
        )}
        {actions !== undefined && <div className="ml-auto flex flex-wrap justify-end gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
