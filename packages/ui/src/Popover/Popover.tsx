import { Slot } from 'radix-ui';
import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { leaveTop, useLayer } from '../internal/layers.ts';
import { floating } from '../internal/overlay.ts';
import { useFloating, type Align, type Side } from '../internal/useFloating.ts';
import { useOwn } from '../internal/useOwn.ts';

export type PopoverProps = Omit<ComponentProps<'div'>, 'title' | 'ref'> & {
  /** What it explains or asks, for screen readers. */
  label: string;
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactNode;
  /** Which side of the trigger; the opposite one where there is no room. */
  side?: Side;
  align?: Align;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A small explanation, or a field or two, beside the button that opens it. Esc and a press elsewhere close it; the focus goes back to the button. */
export function Popover({ label, trigger, open, defaultOpen = false, onOpenChange, ...props }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const [shown, setShown] = useOwn(open, defaultOpen, onOpenChange);
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => setShown(!shown)}
      >
        {trigger}
      </Slot.Root>
      {shown && (
        <Box
          id={id}
          aria-label={label}
          opener={() => button.current}
          onLeave={(focus) => {
            if (focus) button.current?.focus();
            setShown(false);
          }}
          {...props}
        />
      )}
    </>
  );
}

type BoxProps = Omit<ComponentProps<'div'>, 'ref'> &
  Pick<PopoverProps, 'side' | 'align'> & { opener: () => HTMLElement | null; onLeave: (focus: boolean) => void };

const stops = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], [type=hidden], :disabled)';

function Box({ opener, onLeave, side = 'bottom', align = 'start', className, onKeyDown, onBlur, ...props }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useFloating(true, box, () => opener()?.getBoundingClientRect(), { side, align, gap: 6 });
  const isInside = (target: Node) => box.current?.contains(target) === true || opener()?.contains(target) === true;
  useLayer(true, isInside, (by) => onLeave(by === 'key'));
  useLayoutEffect(() => (box.current?.querySelector<HTMLElement>(stops) ?? box.current)?.focus({ preventScroll: true }), []);
  return (
    <div
      {...props}
      ref={box}
      role="dialog"
      popover="manual"
      tabIndex={-1}
      className={cx(floating, 'text-body-small w-80 max-w-[calc(100vw-1rem)] p-4', className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        leaveTop(event);
      }}
      // Tab goes on to what follows the button: what it leaves is closed.
      onBlur={(event) => {
        onBlur?.(event);
        if (event.relatedTarget && !isInside(event.relatedTarget)) onLeave(false);
      }}
    />
  );
}
