import { useRef } from 'react';

const taps = 5;
const within = 3000;

/** Calls `leave` at the fifth tap within three seconds: a gesture that nobody makes by accident. */
export function useTapsToLeave(leave: () => void): () => void {
  const last = useRef<number[]>([]);
  return () => {
    const now = Date.now();
    last.current = [...last.current, now].filter((tap) => now - tap < within);
    if (last.current.length < taps) return;
    last.current = [];
    leave();
  };
}
