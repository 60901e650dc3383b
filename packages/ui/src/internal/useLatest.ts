import { useLayoutEffect, useMemo, useRef } from 'react';

/** The same functions for as long as the component lives, each doing what the latest of its name does: so that memoised parts stay as they are. */
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
