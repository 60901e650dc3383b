import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Name } from '../internal/Name.tsx';
import { cx } from '../internal/cx.ts';
import { useHotkeys } from '../internal/useHotkeys.ts';

export type GameOverProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** "Wout Dubbeltop wins", "Drawn" */
  title: ReactNode;
  /** "Walkover", "Karl-Heinz retired", "Waiting for the organiser" */
  note?: ReactNode;
  names: string[];
  /** Legs or sets per side. */
  scores: ReactNode[];
  /** Index of the winning side; null for a draw. */
  winner: number | null;
  /** Below the result: the players of the next game on this board. */
  following?: ReactNode;
  /** Statistics, as a `StatCompare`. */
  children?: ReactNode;
  /** Starts the next game on this board, also with Enter. */
  next?: { label: ReactNode; onNext: () => void; state?: 'ready' | 'busy' | 'off' };
  /** Undoes the last visit, also with Z. Absent if that is no longer possible. */
  undo?: { label: ReactNode; onUndo: () => void };
};

/** The result of a game, and the next game on the board. */
export function GameOver({ title, note, names, scores, winner, following, children, next, undo, className, ...props }: GameOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused key or answer has been removed. The focus moves to the result, so that screen readers continue there.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  useHotkeys(true, (key) => {
    if (key === 'Enter' && next && (next.state ?? 'ready') === 'ready') next.onNext();
    else if ((key === 'z' || key === 'Z') && undo) undo.onUndo();
    else return false;
    return true;
  });
  return (
    <section
      aria-label={typeof title === 'string' ? title : undefined}
      className={cx('@container/over mx-auto w-full', children === undefined ? 'max-w-3xl' : 'max-w-3xl lg:max-w-6xl', className)}
      {...props}
    >
      <div className="border-t-4 border-rule py-4">
        <h2 ref={heading} tabIndex={-1} className="text-title-1 wrap-break-word hyphens-auto max-sm:text-title-2">
          {title}
        </h2>
        {note !== undefined && <p className="mt-1 text-ink-2">{note}</p>}
      </div>
      {/* Side by side if there is space, so that everything is in view. */}
      <div className={cx('grid gap-x-10 gap-y-4', children !== undefined && '@min-[52rem]/over:grid-cols-2')}>
        <div className="min-w-0">
          <ul>
            {names.map((name, i) => (
              <li
                key={i}
                className={cx(
                  'flex items-center justify-between gap-4 border-b px-4 py-4 sm:gap-6 sm:px-5',
                  i === winner ? 'lit border-bed' : 'border-line bg-raised',
                )}
              >
                <Name lines={3} narrow className="text-title-2 font-stretch-[88%]">
                  {name}
                </Name>
                <span className="score-lg pt-1">{scores[i]}</span>
              </li>
            ))}
          </ul>
          {following !== undefined && <div className="pt-4">{following}</div>}
        </div>
        {children !== undefined && <div className="min-w-0">{children}</div>}
      </div>
      {/* Sticky, so that the buttons are visible on a low screen too. */}
      <div className="sticky bottom-0 flex flex-wrap gap-3 bg-page py-5">
        {next && (
          <Button kind="primary" size="lg" state={next.state ?? 'ready'} onClick={next.onNext}>
            {next.label}
          </Button>
        )}
        {undo && (
          <Button size="lg" onClick={undo.onUndo}>
            {undo.label}
          </Button>
        )}
      </div>
    </section>
  );
}
