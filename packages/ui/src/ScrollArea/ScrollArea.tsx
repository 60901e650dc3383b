import { ScrollArea as Radix } from 'radix-ui';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cx } from '../internal/cx.ts';

export type ScrollAreaProps = Omit<ComponentProps<'div'>, 'dir'> & {
  /** Name of the region. If the content does not fit, the region can be focused. */
  label: string;
  /** Shows a scrollbar for pointers below the content. Without it, only the line at the edge shows that there is more content. */
  scrollbar?: boolean;
};

/** The distance that an arrow key scrolls, as a share of the visible width. */
const step = 0.5;

/** An area that scrolls horizontally. A line at an edge shows that there is more content. If it has the focus, ← → Home and End scroll. */
export function ScrollArea({ label, scrollbar = true, className, children, ...props }: ScrollAreaProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const update = () => {
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setMore((current) => (current.before === before && current.after === after ? current : { before, after }));
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);
  const scrolls = more.before || more.after;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const element = event.currentTarget;
    if (event.target !== element) return;
    if (event.key === 'ArrowRight') element.scrollLeft += element.clientWidth * step;
    else if (event.key === 'ArrowLeft') element.scrollLeft -= element.clientWidth * step;
    else if (event.key === 'Home') element.scrollLeft = 0;
    else if (event.key === 'End') element.scrollLeft = element.scrollWidth;
    else return;
    event.preventDefault();
  };
  return (
    <Radix.Root
      type="auto"
      className={cx(
        'relative min-w-0 overflow-hidden',
        'before:pointer-events-none before:absolute before:inset-y-0 before:left-0 before:z-1 before:w-0.5 before:bg-line-2 before:opacity-0 data-before:before:opacity-100',
        'after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:z-1 after:w-0.5 after:bg-line-2 after:opacity-0 data-after:after:opacity-100',
        className,
      )}
      data-before={more.before || undefined}
      data-after={more.after || undefined}
      {...props}
    >
      <Radix.Viewport
        ref={viewport}
        {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0, onKeyDown })}
        // Without a scrollbar, Radix would prevent scrolling with a finger.
        className="w-full overflow-x-auto! outline-offset-[-3px] print:overflow-visible!"
      >
        {children}
      </Radix.Viewport>
      {scrollbar && (
        <Radix.Scrollbar orientation="horizontal" className="flex h-2 touch-none p-px print:hidden">
          <Radix.Thumb className="relative rounded-ring bg-line-2" />
        </Radix.Scrollbar>
      )}
    </Radix.Root>
  );
}
