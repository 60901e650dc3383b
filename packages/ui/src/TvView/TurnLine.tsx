import { useEffect, useRef, useState } from 'react';

/** Calls `tick` every second; returns a function that stops it. */
export type EverySecond = (tick: () => void) => () => void;

export const deviceSeconds: EverySecond = (tick) => {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
};

type Props = { seconds: number; held: boolean; everySecond: EverySecond; onEnd: () => void };

/** A line that shows the elapsed time of the page. It grows once a second, because a smooth animation would distract. */
export function TurnLine({ seconds, held, everySecond, onEnd }: Props) {
  const [elapsed, setElapsed] = useState(0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => (held ? undefined : everySecond(() => setElapsed((current) => current + 1))), [held, everySecond]);
  useEffect(() => {
    if (elapsed >= seconds) end.current();
  }, [elapsed, seconds]);
  return (
    <div aria-hidden className="h-[0.375em] bg-line">
      <div className="h-full bg-ink-3" style={{ width: `${Math.min(100, (elapsed / seconds) * 100)}%` }} />
    </div>
  );
}
