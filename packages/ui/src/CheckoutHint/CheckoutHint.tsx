import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import type { DartCode } from '@oche/darts/x01/event';
import { cx } from '../internal/cx.ts';

export type CheckoutHintProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** A checkout route for the remaining darts, a text for a bogey number, or no hint. */
  hint: { kind: 'route'; darts: DartCode[]; options?: DartCode[][] } | { kind: 'bogey'; text: ReactNode } | { kind: 'none' };
  /** "Finish", "Next time" */
  label: ReactNode;
  /** `now`: filled with green; `later`: outlined; `strip`: the green bar below the lit bed on a phone. */
  look?: 'now' | 'later' | 'strip';
  /** Names the route for screen readers: "Finish: T20 T11 D14". Used if there are several routes; ↑ ↓ and clicks go through them. */
  routeLabel?: (darts: DartCode[]) => string;
};

const chip = {
  now: 'h-11.5 min-w-16.5 px-2.5 text-[1.6875rem] rounded-control bg-checkout-fill text-on-checkout',
  later: 'h-9.5 min-w-13.5 px-2 text-[1.3125rem] rounded-control text-ink-2 inset-ring-[1.5px] inset-ring-line-2',
  strip: 'h-12 min-w-13 px-1.5 text-[1.5625rem] border-l border-on-checkout-bed/25',
};

/** The darts that finish the leg. The meaning never depends on the green alone. */
export function CheckoutHint({ hint, label, look = 'now', routeLabel, className, ...props }: CheckoutHintProps) {
  const [chosen, setChosen] = useState(0);
  const routes = hint.kind === 'route' ? [hint.darts, ...(hint.options ?? [])] : [];
  const darts = routes[chosen % (routes.length || 1)] ?? [];
  const choose = (step: number) => setChosen((routes.length + chosen + step) % routes.length);
  const hasOptions = routes.length > 1;
  return (
    <div
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-2',
        look === 'strip' ? 'min-h-12 gap-0 bg-checkout-bed px-3.5 text-on-checkout-bed' : 'min-h-14',
        hint.kind === 'none' && 'invisible',
        className,
      )}
      {...(hasOptions && {
        tabIndex: 0,
        role: 'group',
        'aria-label': routeLabel?.(darts),
        onKeyDown: (event: React.KeyboardEvent) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          choose(event.key === 'ArrowDown' ? 1 : -1);
        },
        onClick: () => choose(1),
      })}
      {...props}
    >
      <span
        className={cx(
          'flex-[1_1_5rem] font-narrow text-[1rem] font-stretch-[88%]',
          look === 'later' ? 'font-[500] text-ink-3' : 'font-[650]',
        )}
      >
        {hint.kind === 'bogey' ? hint.text : label}
      </span>
      {darts.map((dart, i) => (
        <b
          key={`${dart}${i}`}
          className={cx('grid place-items-center font-narrow leading-none font-[800] tabular font-stretch-[72%]', chip[look])}
        >
          {dart}
        </b>
      ))}
    </div>
  );
}
