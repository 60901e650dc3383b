import { Check, CircleAlert, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Toaster as Sonner, toast, type ToasterProps as SonnerProps } from 'sonner';

/**
 * Says what just happened: `toast('Copied')`, `toast.success('Board 6 has its next game', { action: { label: 'Undo', onClick } })`,
 * `.info`, `.warning`, `.error`, `.loading`; `toast.promise(draw(), { loading: 'Drawing', success: 'Drawn', error: 'Not drawn' })`.
 * One with the `id` of another takes its place.
 */
export { toast };

export type ToasterProps = Pick<SonnerProps, 'position' | 'offset' | 'mobileOffset' | 'className'> & {
  /** Name of the region, e.g. "Notifications". */
  label: string;
  /** Name of the cross. */
  close: string;
};

/**
 * Once in a host. Three are visible, a fourth waits behind them; each stays for four seconds, longer while it is pointed at. Alt+T goes there,
 * Esc closes; so do the cross on each and a swipe of 45 px.
 */
export function Toaster({ label, close, position = 'bottom-right', ...props }: ToasterProps) {
  return (
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
          // Those behind the first show their edge, not half a sentence.
          toast:
            'flex w-(--width) items-center gap-3 rounded-control bg-overlay px-4 py-3 text-body-small text-ink shadow-overlay ring ring-line focus-visible:outline-[3px]! focus-visible:outline-offset-2! focus-visible:outline-focus! focus-visible:outline-solid! data-[expanded=false]:data-[front=false]:*:opacity-0 print:hidden',
          // sonner lays the mark of what is on its way over the middle of this.
          icon: 'relative size-5 shrink-0',
          content: 'min-w-0 flex-1',
          description: 'text-ink-2',
          actionButton: 'relative order-last min-h-6 shrink-0 font-[600] link after:absolute after:-inset-x-2 after:-inset-y-3',
          cancelButton: 'relative order-last min-h-6 shrink-0 text-ink-2 after:absolute after:-inset-x-2 after:-inset-y-3',
          // The cross is sonner's, drawn as the others are.
          closeButton:
            '[&>svg]:size-4.5 [&>svg]:stroke-2 relative order-last -mr-2 grid size-7 shrink-0 place-items-center rounded-mark text-ink-2 after:absolute after:-inset-2 hover:bg-pressed',
        },
      }}
      {...props}
    />
  );
}
