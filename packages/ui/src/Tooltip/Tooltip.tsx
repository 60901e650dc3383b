import { Slot } from 'radix-ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLayer } from '../internal/layers.ts';
import { useFloating } from '../internal/useFloating.ts';
import { useOwn } from '../internal/useOwn.ts';

const delay = 400;

export type TooltipProps = {
  /** What the icon is called. Never the only place of a fact. */
  label: ReactNode;
  /** One element that takes a ref. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** The name of an icon, on hover and on focus; a press or Esc takes it away. */
export function Tooltip({ label, children, side = 'bottom', open, defaultOpen = false, onOpenChange }: TooltipProps) {
  const id = useId();
  const owner = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useOwn(open, defaultOpen, onOpenChange);
  useFloating(shown, box, () => owner.current?.getBoundingClientRect(), { side, gap: 6 });
  useEffect(() => () => clearTimeout(waiting.current), []);
  const hide = () => {
    clearTimeout(waiting.current);
    if (shown) setShown(false);
  };
  useLayer(shown, (target) => box.current?.contains(target) ?? false, hide);
  return (
    <>
      <Slot.Root
        ref={owner}
        aria-describedby={shown ? id : undefined}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch' || shown) return;
          waiting.current = setTimeout(() => setShown(true), delay);
        }}
        onPointerLeave={(event) => {
          // The words themselves may be pointed at.
          if (!box.current?.contains(event.relatedTarget as Node | null)) hide();
        }}
        onPointerDown={hide}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && !shown && setShown(true)}
        onBlur={hide}
      >
        {children}
      </Slot.Root>
      {shown && (
        <div
          ref={box}
          id={id}
          role="tooltip"
          popover="manual"
          className="fixed inset-auto m-0 w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-control bg-ink px-2.5 py-1.5 text-left text-caption whitespace-normal text-on-ink shadow-overlay"
          onPointerLeave={hide}
        >
          {label}
        </div>
      )}
    </>
  );
}
