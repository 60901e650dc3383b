import { useEffect, useRef, type ReactNode } from 'react';
import { addLayer } from './layers.ts';

const delay = 400;
const gap = 6;
const edge = 8;

type HintProps = {
  /** For `aria-describedby`; the words are there before they are shown. */
  id?: string;
  /** Shown by a press too: on a touch screen nothing hovers. Else a press takes it away. */
  onPress?: boolean;
  children: ReactNode;
};

/**
 * Words that belong to the button around them, on hover and on focus; Esc takes them away. A native popover: a button
 * with words of its own must not carry a library that places boxes (that is `Tooltip`).
 */
export function Hint({ id, onPress = false, children }: HintProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const hint = ref.current;
    const owner = hint?.parentElement;
    if (!hint || !owner || !('togglePopover' in hint)) return;
    let waiting: ReturnType<typeof setTimeout>;
    let drop: (() => void) | undefined;
    const show = () => {
      hint.togglePopover(true);
      drop ??= addLayer({ isInside: (target) => owner.contains(target), leave: hide });
      const at = owner.getBoundingClientRect();
      const { width, height } = hint.getBoundingClientRect();
      const below = at.bottom + gap;
      hint.style.left = `${Math.max(edge, Math.min(at.left + (at.width - width) / 2, innerWidth - width - edge))}px`;
      hint.style.top = `${below + height + edge > innerHeight ? at.top - gap - height : below}px`;
    };
    const hide = () => {
      clearTimeout(waiting);
      hint.togglePopover(false);
      drop?.();
      drop = undefined;
    };
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) => {
      owner.addEventListener(type, listener);
      return () => owner.removeEventListener(type, listener);
    };
    const off = [
      on('pointerenter', (event) => {
        if (event.pointerType !== 'touch') waiting = setTimeout(show, delay);
      }),
      on('pointerleave', hide),
      on('focus', () => owner.matches(':focus-visible') && show()),
      on('blur', hide),
      on('click', onPress ? show : hide),
    ];
    return () => {
      clearTimeout(waiting);
      drop?.();
      for (const stop of off) stop();
    };
  }, [onPress]);
  return (
    <span
      ref={ref}
      id={id}
      popover="manual"
      aria-hidden
      className="fixed inset-auto m-0 hidden w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-control bg-ink px-2.5 py-1.5 text-left text-caption whitespace-normal text-on-ink shadow-overlay [&:popover-open]:block"
    >
      {children}
    </span>
  );
}
