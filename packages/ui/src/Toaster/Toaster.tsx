import { Check, CircleAlert, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type CSSProperties } from 'react';
import { Toaster as Sonner, toast, type ToasterProps as SonnerProps } from 'sonner';

/**
 * Shows a message about something that just happened: `toast('Copied')`,
 * `toast.success('Board 6 has its next game', { action: { label: 'Undo', onClick } })`, `.info`, `.warning`, `.error`, `.loading`,
 * `toast.promise(draw(), { loading: 'Drawing', success: 'Drawn', error: 'Not drawn' })`. A toast with the `id` of an earlier one replaces it.
 */
export { toast };

export type ToasterProps = Pick<SonnerProps, 'position' | 'offset' | 'mobileOffset' | 'className'> & {
  /** Name of the region, e.g. "Notifications". */
  label: string;
  /** Name of the close button. */
  close: string;
};

/**
 * The container of toasts; render it once in a host. Three toasts are visible, and others wait behind them. Each closes after four seconds,
 * or later if a pointer is on it. Alt+T moves the focus to the toasts. Esc, the close button and a swipe of 45 px close a toast.
 */
export function Toaster({ label, close, position = 'bottom-right', ...props }: ToasterProps) {
  const isTabbing = useIsTabbing();
  return (
    // Sonner gives the focus back when it leaves the toasts. After Tab, which may leave them in either direction, this would be a trap.
    <div className="contents" onFocusCapture={(event) => isTabbing() && event.stopPropagation()}>
      <Sonner
        position={position}
        containerAriaLabel={label}
        duration={4000}
        visibleToasts={3}
        gap={14}
        closeButton
        style={{ '--width': '356px', fontFamily: 'inherit', zIndex: 'var(--z-index-toast)', pointerEvents: 'auto' } as CSSProperties}
        icons={{
          success: <Check className="size-5 text-success" />,
          error: <CircleAlert className="size-5 text-danger" />,
          warning: <TriangleAlert className="size-5 text-warning" />,
          info: <Info className="size-5 text-ink-2" />,
          loading: <LoaderCircle className="size-5 text-ink-2" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: close,
          classNames: {
            // The toasts behind the first one show only their edge.
            toast:
              'flex w-(--width) items-center gap-3 rounded-control bg-overlay px-4 py-3 text-body-small text-ink shadow-overlay ring ring-line focus-visible:outline-[3px]! focus-visible:outline-offset-2! focus-visible:outline-focus! focus-visible:outline-solid! data-[expanded=false]:data-[front=false]:*:opacity-0 print:hidden',
            // Sonner places the loading icon over the centre of this element.
            icon: 'relative size-5 shrink-0',
            content: 'min-w-0 flex-1',
            description: 'text-ink-2',
            actionButton: 'relative order-last min-h-6 shrink-0 font-[600] link after:absolute after:-inset-x-2 after:-inset-y-3',
            cancelButton: 'relative order-last min-h-6 shrink-0 text-ink-2 after:absolute after:-inset-x-2 after:-inset-y-3',
            // The icon of Sonner, with the style of the other icons.
            closeButton:
              '[&>svg]:size-4.5 [&>svg]:stroke-2 relative order-last -mr-2 grid size-7 shrink-0 place-items-center rounded-mark text-ink-2 after:absolute after:-inset-2 hover:bg-pressed',
          },
        }}
        {...props}
      />
    </div>
  );
}

/** Whether the last key or press was Tab. */
function useIsTabbing(): () => boolean {
  const isTabbing = useRef(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => (isTabbing.current = key === 'Tab');
    const onPress = () => (isTabbing.current = false);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, []);
  return () => isTabbing.current;
}
