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
  /** Per side: which player of a pair throws. */
  players?: (ReactNode | undefined)[];
  onChoose: (side: number) => void;
};

const onArrow = (event: KeyboardEvent<HTMLDivElement>) => {
  const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(now + by + buttons.length) % buttons.length]?.focus();
};

/** Asks which side throws first. The bed under the pointer lights up. With a keyboard, the arrows move and Enter chooses. */
export function ThrowOrder({ title, help, names, players = [], onChoose, className, ...props }: ThrowOrderProps) {
  useSteadyPress();
  const first = useRef<HTMLButtonElement>(null);
  // Takes the focus if the button that had it is gone. A focus elsewhere on the page stays.
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
