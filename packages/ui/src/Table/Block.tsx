import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Number of rows of a long table that are mounted together. */
export const blockLength = 32;

type BlockProps = {
  /** Number of columns, including that of the spine. */
  columns: number;
  /** Number of rows. The height is estimated from it until it is measured. */
  length: number;
  /** Whether the rows are mounted from the start and are in the HTML from the server. */
  initial: boolean;
  /** Whether the rows stay mounted, because the focus may move to them. */
  keep: boolean;
  children: ReactNode;
};

const onNearChange = new WeakMap<Element, (near: boolean, height: number) => void>();
let observer: IntersectionObserver | undefined;
/** One observer for all tables. Its margins mount rows about one screen ahead, both in the window and in a scrolling element. */
const observe = () => {
  const options: IntersectionObserverInit & { scrollMargin: string } = { root: document, rootMargin: '1000px 0px', scrollMargin: '1000px' };
  return (observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      onNearChange.get(target)?.(isIntersecting, boundingClientRect.height);
  }, options));
};

/** Mounts its rows only if they are near the window, focused, kept or printed. Otherwise, an empty row keeps their height. */
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
    const onBeforePrint = () => setPrinting(true);
    const onAfterPrint = () => setPrinting(false);
    onNearChange.set(body, (next, measured) => {
      if (isShown.current) height.current = measured;
      setNear(next);
    });
    observe().observe(body);
    addEventListener('beforeprint', onBeforePrint);
    addEventListener('afterprint', onAfterPrint);
    return () => {
      onNearChange.delete(body);
      observe().unobserve(body);
      removeEventListener('beforeprint', onBeforePrint);
      removeEventListener('afterprint', onAfterPrint);
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
