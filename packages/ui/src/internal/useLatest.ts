import { useLayoutEffect, useMemo, useRef } from 'react';

/** Functions that never change and call the latest ones of the same names, so that memoised components do not render because of them. */
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
