import { Button } from '@oche/ui/Button';
import { useState } from 'react';
import { entries } from '../../../scripts/lib/tokens.ts';
import { tokens } from './tokens.ts';

/** Each duration with a bar that moves for that long. With reduced motion, all bars jump at once. */
export function Durations() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAtEnd(!isAtEnd)}>Play</Button>
      <dl className="mt-4">
        {entries(tokens.duration).map(([name, { $value, $description }]) => (
          <div
            key={name}
            className="grid min-h-11 items-center gap-x-6 gap-y-1 border-b border-line py-2 lg:grid-cols-[7rem_5rem_16rem_minmax(0,1fr)]"
          >
            <dt className="text-name">{name}</dt>
            <dd className="tabular lg:text-right">{$value.value} ms</dd>
            <dd aria-hidden className="h-3 w-64 max-w-full bg-sunken">
              <span
                className="block h-full w-8 bg-ink"
                style={{
                  translate: isAtEnd ? '14rem' : '0',
                  transitionProperty: 'translate',
                  transitionDuration: `${$value.value}${$value.unit}`,
                  transitionTimingFunction: 'var(--ease-out)',
                }}
              />
            </dd>
            <dd className="text-body-small text-ink-2">{$description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The easing curve of all transitions. */
export function Curve() {
  const [x1, y1, x2, y2] = tokens.ease['out']!.$value.map((part) => part * 200) as [number, number, number, number];
  return (
    <figure className="flex flex-wrap items-end gap-8">
      <svg viewBox="0 0 200 200" className="size-50" role="img" aria-label="The curve: steep at first, flat at the end">
        <path d="M0 199H200" className="stroke-rule" strokeWidth={2} />
        <path d="M0 1H200" className="stroke-line" />
        <path d={`M0 199C${x1} ${200 - y1} ${x2} ${200 - y2} 200 1`} fill="none" className="stroke-ink" strokeWidth={3} />
      </svg>
      <figcaption>
        <code>cubic-bezier({tokens.ease['out']!.$value.join(', ')})</code>
      </figcaption>
    </figure>
  );
}
