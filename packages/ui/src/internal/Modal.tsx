import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { leaveTop, useLayer } from './layers.ts';
import { scrim } from './overlay.ts';
import { useLatest } from './useLatest.ts';

/** Toasts are answered without leaving what is open. */
const toasts = 'section:has([data-sonner-toaster])';

/** Takes everything but `kept` out of reach; gives back what brings it in again. */
function holdBack(kept: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  const hold = (parent: Element) => {
    for (const child of parent.children) {
      if (
        child === kept ||
        !(child instanceof HTMLElement) ||
        child.inert ||
        child.ariaHidden === 'true' ||
        child.matches(toasts) ||
        child.matches('script, style')
      )
        continue;
      if (child.contains(kept) || child.querySelector(toasts)) hold(child);
      else {
        child.inert = true;
        // Not every reader of the tree knows `inert`.
        child.ariaHidden = 'true';
        held.push(child);
      }
    }
  };
  hold(document.body);
  const { overflow, scrollbarGutter } = document.documentElement.style;
  // The page behind stays where it is, and as wide as it is.
  if (innerWidth > document.documentElement.clientWidth) document.documentElement.style.scrollbarGutter = 'stable';
  document.documentElement.style.overflow = 'hidden';
  return () => {
    for (const element of held) {
      element.inert = false;
      element.ariaHidden = null;
    }
    Object.assign(document.documentElement.style, { overflow, scrollbarGutter });
  };
}

type ModalProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** Where the focus begins; the dialog itself where this says nothing. */
  focusFirst: (dialog: HTMLElement) => HTMLElement | null | undefined;
  /** Esc, or a press beside it where `pressBeside` says so. */
  onLeave: () => void;
  pressBeside?: boolean;
};

/** In front of a page that is out of reach meanwhile. The focus begins in it, stays in it, and goes back to where it was. */
export function Modal({ focusFirst, onLeave, pressBeside = false, onKeyDown, ...props }: ModalProps) {
  const ref = useRef<HTMLDivElement>(null);
  // A press beside it lands behind it, on what is out of reach, or on a toast.
  useLayer(
    true,
    () => true,
    () => onLeave(),
  );
  const opened = useLatest({ focus: (dialog: HTMLElement) => (focusFirst(dialog) ?? dialog).focus() });
  useLayoutEffect(() => {
    const dialog = ref.current;
    const frame = dialog?.parentElement;
    if (!dialog || !frame) return;
    const opener = document.activeElement;
    const release = holdBack(frame);
    opened.focus(dialog);
    return () => {
      release();
      // Where what had the focus is no longer there, the browser decides.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [opened]);
  return createPortal(
    <div>
      <div className={scrim} onPointerDown={pressBeside ? onLeave : undefined} />
      <div
        ref={ref}
        role="dialog"
        aria-modal
        tabIndex={-1}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Tab') keepTab(event.currentTarget, event);
          leaveTop(event);
        }}
        {...props}
      />
    </div>,
    document.body,
  );
}

/** Where Tab stops for a field: of radios that exclude one another, at the one that is chosen, or else at the first. */
export function stopOf(within: HTMLElement, field: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const each = `[type=radio][name="${CSS.escape(field.name)}"]`;
  return within.querySelector<HTMLElement>(`${each}:checked`) ?? within.querySelector<HTMLElement>(each) ?? field;
}

/** Tab goes round in it. */
function keepTab(dialog: HTMLElement, event: { shiftKey: boolean; target: EventTarget; preventDefault: () => void }) {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)',
    ),
  ].filter((stop) => stop.checkVisibility() && !stop.closest('[inert]'));
  const [first, last] = [stops[0], stops.at(-1)].map((stop) => stop && stopOf(dialog, stop));
  const from = stopOf(dialog, event.target as HTMLElement);
  const leaves = event.shiftKey ? from === first || from === dialog : from === last || !first;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
