import { useState } from 'react';

/** A value that the caller holds, or else the component itself; either way the caller hears of each change. */
export function useOwn<T>(value: T | undefined, first: T, onChange?: (value: T) => void): [T, (value: T) => void] {
  const [own, setOwn] = useState(first);
  const set = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
