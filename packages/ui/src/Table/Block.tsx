import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Rows of a long table that come and go together. */
export const blockLength = 32;

type BlockProps = {
  /** Columns, the spine's too. */
  columns: number;
  /** How many rows it has: their height, until it was measured. */
  length: number;
  /** In the first answer of the server too. */
  initial: boolean;
  /** Stays, wherever it is: the focus may come to it. */
  keep: boolean;
  children: ReactNode;
};

const nears = new WeakMap<Element, (near: boolean, height: number) => void>();
let observer: IntersectionObserver | undefined;
/** One for all tables. A screen more on either side is there before it is scrolled to, in a scrolling part of the page too. */
const observe = () => {
  const options: IntersectionObserverInit & { scrollMargin: string } = { root: document, rootMargin: '1000px 0px', scrollMargin: '1000px' };
  return (observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) nears.get(target)?.(isIntersecting, boundingClientRect.height);
  }, options));
};

/** Mounts its rows near the window and on paper only. Elsewhere one empty row keeps their height. */
export function Block({ columns, length, initial, keep, children }: BlockProps) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [near, setNear] = useState(initial);
  const [focused, setFocused] = useState(false);
  const [printing, setPrinting] = useState(false);
  const height = useRef<number | string>(`calc(var(--row) * ${length})`);
  const shown = near || focused || printing || keep;
  const isShown = useRef(shown);
  useEffect(() => {
    isShown.current = shown;
  }, [shown]);
  useEffect(() => {
    const body = ref.current!;
    const print = () => setPrinting(true);
    const printed = () => setPrinting(false);
    nears.set(body, (next, measured) => {
      if (isShown.current) height.current = measured;
      setNear(next);
    });
    observe().observe(body);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', printed);
    return () => {
      nears.delete(body);
      observe().unobserve(body);
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', printed);
    };
  }, []);
  return (
    <tbody ref={ref} aria-hidden={shown ? undefined : true} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      {shown ? (
        children
      ) : (
        <tr>
          <td colSpan={columns} className="p-0" style={{ height: height.current }} />
        </tr>
      )}
    </tbody>
  );
}
