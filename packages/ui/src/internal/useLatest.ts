import { useLayoutEffect, useMemo, useRef } from 'react';

/** Stable functions that call the latest functions of the same names. With them, memoised components do not render again. */
export const useLatest = <T extends Record<string, (...args: never[]) => void>>(functions: T): T => {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof T)[];
    return Object.fromEntries(names.map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)])) as T;
  }, []);
};
