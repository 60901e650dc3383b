import { useState } from 'react';

/** A value controlled by the caller, or kept by the component if the caller passes none. `onChange` is called in both cases. */
export function useOwn<T>(value: T | undefined, first: T, onChange?: (value: T) => void): [T, (value: T) => void] {
  const [own, setOwn] = useState(first);
  const set = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
