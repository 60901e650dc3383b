import { useState } from 'react';

/** Returns the previous object as long as the new one has the same JSON, so that values memoised by it stay valid. */
export function useStable<T extends object>(value: T): T {
  const json = JSON.stringify(value);
  const [previous, setPrevious] = useState({ json, value });
  if (previous.json === json) return previous.value;
  setPrevious({ json, value });
  return value;
}
