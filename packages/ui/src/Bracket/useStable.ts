import { useState } from 'react';

/** Returns the previous object as long as the new one has the same JSON, so that whatever is memoised by it stays valid. */
export function useStable<T extends object>(value: T): T {
  const json = JSON.stringify(value);
  const [kept, setKept] = useState({ json, value });
  if (kept.json === json) return kept.value;
  setKept({ json, value });
  return value;
}
