import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Name } from '../internal/Name.tsx';
import { useSteadyPress } from '../internal/steadyPress.ts';

export type ThrowOrderProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** "Who throws first?" */
  title: ReactNode;
  /** "The one closer to the bull." */
  help?: ReactNode;
  /** Names of the sides. */
  names: string[];
  /** Per side: the player of a pair who throws first. */
  players?: (ReactNode | undefined)[];
  onChoose: (side: number) => void;
};

const onArrow = (event: KeyboardEvent<HTMLDivElement>) => {
  const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const focused = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(focused + step + buttons.length) % buttons.length]?.focus();
};

/** The choice of the side that throws first. The bed under the pointer is lit. The arrow keys move between beds, and Enter selects one. */
export function ThrowOrder({ title, help, names, players = [], onChoose, className, ...props }: ThrowOrderProps) {
  useSteadyPress();
  const first = useRef<HTMLButtonElement>(null);
  // Takes the focus if the focused button was removed. If another element has the focus, it keeps the focus.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus();
  }, []);
  return (
    <section aria-label={typeof title === 'string' ? title : undefined} className={cx('flex h-full flex-col', className)} {...props}>
      <div className="px-5 py-4">
        <h2 className="text-title-2">{title}</h2>
        {help !== undefined && <p className="mt-1 text-ink-2">{help}</p>}
      </div>
      <div
        className={cx('grid flex-1 gap-2 p-2', names.length === 2 ? 'sm:grid-cols-2' : 'grid-cols-2 lg:grid-cols-4')}
        onKeyDown={onArrow}
      >
        {names.map((name, side) => (
          <button
            key={side}
            ref={side === 0 ? first : undefined}
            type="button"
            className="group flex min-h-24 flex-col items-center justify-center gap-1 rounded-key bg-raised px-4 text-center inset-ring inset-ring-line hover:bg-bed hover:text-on-bed focus-visible:bg-bed focus-visible:text-on-bed active:bg-bed active:text-on-bed"
            onClick={() => onChoose(side)}
          >
            <Name lines={3} className="max-w-full text-title-2 font-stretch-[88%]">
              {name}
            </Name>
            {players[side] !== undefined && (
              <span className="text-body-small text-ink-3 group-hover:text-on-bed-2 group-focus-visible:text-on-bed-2">
                {players[side]}
              </span>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
