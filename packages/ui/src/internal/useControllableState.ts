import { useState } from 'react';

/** The state of a component that is controlled if the caller passes `value`. `onChange` is called in both cases. */
export function useControllableState<T>(value: T | undefined, initial: T, onChange?: (value: T) => void): [T, (value: T) => void] {
  const [state, setState] = useState(initial);
  const set = (next: T) => {
    setState(next);
    onChange?.(next);
  };
  return [value === undefined ? state : value, set];
}
