import { useEffect, useRef, type ReactNode } from 'react';
import { escapeFirst } from './escapeFirst.ts';

const delay = 400;
const gap = 6;
const edge = 8;

type HintProps = {
  /** For `aria-describedby`. The text is in the document before it is shown. */
  id?: string;
  /** A press shows it too, because nothing hovers on a touch screen. Otherwise a press hides it. */
  onPress?: boolean;
  children: ReactNode;
};

/**
 * A text about the button around it, shown on hover and on focus; Esc hides it. It is a native popover, because a plain button must not
 * load a library that positions boxes. `Tooltip` does.
 */
export function Hint({ id, onPress = false, children }: HintProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const hint = ref.current;
    const owner = hint?.parentElement;
    if (!hint || !owner || !('togglePopover' in hint)) return;
    let waiting: ReturnType<typeof setTimeout>;
    let stopEscape: (() => void) | undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && owner.contains(target))) hide();
    };
    const show = () => {
      hint.togglePopover(true);
      stopEscape ??= escapeFirst(hide);
      addEventListener('pointerdown', onPointerDown, true);
      const at = owner.getBoundingClientRect();
      const { width, height } = hint.getBoundingClientRect();
      const below = at.bottom + gap;
      hint.style.left = `${Math.max(edge, Math.min(at.left + (at.width - width) / 2, innerWidth - width - edge))}px`;
      hint.style.top = `${below + height + edge > innerHeight ? at.top - gap - height : below}px`;
    };
    const hide = () => {
      clearTimeout(waiting);
      if (hint.isConnected) hint.togglePopover(false);
      stopEscape?.();
      stopEscape = undefined;
      removeEventListener('pointerdown', onPointerDown, true);
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
      hide();
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
