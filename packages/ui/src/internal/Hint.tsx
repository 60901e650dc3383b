import { useEffect, useRef, type ReactNode } from 'react';
import { escapeFirst } from './escapeFirst.ts';

const delay = 400;
const gap = 6;
const edge = 8;

type HintProps = {
  /** For `aria-describedby`. The text is in the document even before it is shown. */
  id?: string;
  /** Whether a press shows the hint, which a touch screen needs, because it has no hover. By default, a press hides the hint. */
  onPress?: boolean;
  children: ReactNode;
};

/**
 * Text about its parent button, shown on hover and on focus. Esc hides it. It is a native popover, so that a plain button does not load a
 * library for positions, as `Tooltip` does.
 */
export function Hint({ id, onPress = false, children }: HintProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const hint = ref.current;
    const owner = hint?.parentElement;
    if (!hint || !owner || !('togglePopover' in hint)) return;
    let timer: ReturnType<typeof setTimeout>;
    let stopEscape: (() => void) | undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && owner.contains(target))) hide();
    };
    const show = () => {
      hint.togglePopover(true);
      stopEscape ??= escapeFirst(hide);
      addEventListener('pointerdown', onPointerDown, true);
      const ownerBox = owner.getBoundingClientRect();
      const { width, height } = hint.getBoundingClientRect();
      const below = ownerBox.bottom + gap;
      hint.style.left = `${Math.max(edge, Math.min(ownerBox.left + (ownerBox.width - width) / 2, innerWidth - width - edge))}px`;
      hint.style.top = `${below + height + edge > innerHeight ? ownerBox.top - gap - height : below}px`;
    };
    const hide = () => {
      clearTimeout(timer);
      if (hint.isConnected) hint.togglePopover(false);
      stopEscape?.();
      stopEscape = undefined;
      removeEventListener('pointerdown', onPointerDown, true);
    };
    const listen = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) => {
      owner.addEventListener(type, listener);
      return () => owner.removeEventListener(type, listener);
    };
    const removers = [
      listen('pointerenter', (event) => {
        if (event.pointerType !== 'touch') timer = setTimeout(show, delay);
      }),
      listen('pointerleave', hide),
      listen('focus', () => owner.matches(':focus-visible') && show()),
      listen('blur', hide),
      listen('click', onPress ? show : hide),
    ];
    return () => {
      hide();
      for (const remove of removers) remove();
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
